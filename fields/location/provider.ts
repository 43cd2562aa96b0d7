import type { Place } from './place';

/** Why a provider gave no answer. `invalid-key` and `not-activated` last until an administrator does something. */
export type PlaceProblem =
	| { kind: 'aborted' }
	| { kind: 'over-limit'; message: string }
	| { kind: 'failed'; message: string }
	| { kind: 'invalid-key'; message: string }
	| { kind: 'not-activated'; message: string };

export type PlaceAnswer< T > = { ok: true; value: T } | { ok: false; problem: PlaceProblem };

export interface Suggestion {
	/** Unique among the suggestions of an answer. */
	id: string;
	title: string;
	/** Rest of the address; '' when the title says all. */
	detail: string;
	/** The place itself, where the provider tells it at once. */
	place?: Place;
}

/** A source of places. None of its functions rejects. */
export interface PlaceProvider {
	/** May be asked at each pause in typing; otherwise only when the user asks for it. */
	suggestsWhileTyping: boolean;
	/** Who has to be named beside the results. */
	credit?: { text: string; url: string };
	suggest: ( text: string, signal: AbortSignal ) => Promise< PlaceAnswer< Suggestion[] > >;
	/** The whole place of a suggestion. */
	resolve: ( suggestion: Suggestion, signal: AbortSignal ) => Promise< PlaceAnswer< Place > >;
	/** Coordinates for a text, as `(lat, lng)`; '' when there are none. */
	locate: ( text: string ) => Promise< PlaceAnswer< string > >;
}
