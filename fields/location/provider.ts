import type { Place } from './place';

/**
 * Error of a provider. `invalid-key` and `not-activated` last until an administrator fixes them.
 */
export type PlaceProblem =
	| { kind: 'aborted' }
	| { kind: 'over-limit'; message: string }
	| { kind: 'failed'; message: string }
	| { kind: 'invalid-key'; message: string }
	| { kind: 'not-activated'; message: string };

export type PlaceAnswer< T > = { ok: true; value: T } | { ok: false; problem: PlaceProblem };

export interface Suggestion {
	/** Unique among the suggestions of a response. */
	id: string;
	title: string;
	/** Rest of the address; '' if the title is complete. */
	detail: string;
	/** The place, if the provider sends it with the suggestion. */
	place?: Place;
}

/** A source of places. Its functions never reject. */
export interface PlaceProvider {
	/**
	 * Whether it may be called while the user types; otherwise only when the user starts a search.
	 */
	suggestsWhileTyping: boolean;
	/** Required attribution next to the results. */
	credit?: { text: string; url: string };
	suggest: ( text: string, signal: AbortSignal ) => Promise< PlaceAnswer< Suggestion[] > >;
	/** Returns the complete place of a suggestion. */
	resolve: ( suggestion: Suggestion, signal: AbortSignal ) => Promise< PlaceAnswer< Place > >;
	/** Returns coordinates of a text, as `(lat, lng)`; '' for none. */
	locate: ( text: string ) => Promise< PlaceAnswer< string > >;
}
