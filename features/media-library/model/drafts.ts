import type { Failure } from './failure';
import { READY, reduceSaveStatus, type SaveStatus } from './save-status';

/** The texts of an attachment that users type. */
export const TEXT_FIELDS = [ 'alt', 'title', 'caption', 'description' ] as const;
export type TextField = ( typeof TEXT_FIELDS )[ number ];
export type Texts = Partial< Record< TextField, string > >;

/** How long after the last key the texts are saved. */
export const SAVE_PAUSE_MS = 1500;

/** The texts of one attachment that the server does not have yet. */
export interface Draft {
	/** Typed, but not sent. */
	typed: Texts;
	/** Sent, without a response; null while no save is under way. */
	sent: Texts | null;
	status: SaveStatus;
	/** Failure of the last save. Unlike that in the status, it stays until a save succeeds. */
	failure: Failure | null;
}

export const NO_DRAFT: Draft = { typed: {}, sent: null, status: READY, failure: null };

export type DraftEvent =
	/** `saved` is the value that the server has. */
	| { type: 'typed'; field: TextField; value: string; saved: string }
	| { type: 'saveStarted' }
	| { type: 'saved'; nowMs: number }
	| { type: 'saveFailed'; failure: Failure; nowMs: number }
	/** The user gives up the texts that could not be saved. */
	| { type: 'discarded' }
	| { type: 'timePassed'; nowMs: number };

/**
 * Returns the same object when the event changes nothing. One save is under way at a time; texts
 * that are typed meanwhile are sent after it. A failed save returns its texts to the typed ones.
 */
export function reduceDraft( draft: Draft, event: DraftEvent ): Draft {
	switch ( event.type ) {
		case 'typed':
			return type( draft, event );
		case 'saveStarted':
			return canSend( draft )
				? {
						...draft,
						typed: {},
						sent: draft.typed,
						status: reduceSaveStatus( draft.status, event ),
					}
				: draft;
		case 'saved':
			return draft.sent
				? {
						...draft,
						sent: null,
						failure: null,
						status: reduceSaveStatus( draft.status, event ),
					}
				: draft;
		case 'saveFailed':
			return draft.sent
				? {
						typed: { ...draft.sent, ...draft.typed },
						sent: null,
						failure: event.failure,
						status: reduceSaveStatus( draft.status, event ),
					}
				: draft;
		case 'discarded':
			return isUnsaved( draft ) || draft.failure ? NO_DRAFT : draft;
		case 'timePassed': {
			const status = reduceSaveStatus( draft.status, event );
			return status === draft.status ? draft : { ...draft, status };
		}
	}
}

function type(
	draft: Draft,
	{ field, value, saved }: { field: TextField; value: string; saved: string }
): Draft {
	if ( ( draft.typed[ field ] ?? draft.sent?.[ field ] ?? saved ) === value ) {
		return draft;
	}
	const { [ field ]: _before, ...others } = draft.typed;
	// The value that is on its way to the server needs no second save, nor does the saved one.
	const isKnown = value === ( draft.sent?.[ field ] ?? saved );
	const typed = isKnown ? others : { ...others, [ field ]: value };
	const isUndone = isKnown && Object.keys( others ).length === 0;
	return { ...draft, typed, failure: isUndone ? null : draft.failure };
}

/** Returns whether a save may start: the user typed, and no save is under way. */
export const canSend = ( { typed, sent }: Draft ): boolean =>
	sent === null && Object.keys( typed ).length > 0;

/** Returns whether the server does not have all texts. */
export const isUnsaved = ( { typed, sent }: Draft ): boolean =>
	sent !== null || Object.keys( typed ).length > 0;

/** Returns the text to show: the typed one, or the saved one. */
export const textOf = (
	{ typed, sent }: Draft,
	field: TextField,
	saved: Readonly< Record< TextField, string > >
): string => typed[ field ] ?? sent?.[ field ] ?? saved[ field ];

/** Returns an attachment with its typed texts, as an insertion that does not save them uses it. */
export const withTexts = < T extends Readonly< Record< TextField, string > > >(
	attachment: T,
	{ typed, sent }: Draft
): T => ( { ...attachment, ...sent, ...typed } );
