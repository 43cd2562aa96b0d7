import type { Failure } from './failure';

/** How long the result of a save is visible. */
export const RESULT_MS = 2000;

/** Saves of one attachment. Saves at the same time count as one. */
export type SaveStatus =
	| { status: 'ready' }
	/** `failure` is the first one of the saves that are complete; null for none. */
	| { status: 'waiting'; pending: number; failure: Failure | null }
	| { status: 'complete'; sinceMs: number }
	| { status: 'error'; sinceMs: number; failure: Failure };

export type SaveEvent =
	| { type: 'saveStarted' }
	| { type: 'saved'; nowMs: number }
	| { type: 'saveFailed'; failure: Failure; nowMs: number }
	/** The time went on: send it after `RESULT_MS`. */
	| { type: 'timePassed'; nowMs: number };

export const READY: SaveStatus = { status: 'ready' };

/** Returns the same object when the event changes nothing. */
export function reduceSaveStatus( now: SaveStatus, event: SaveEvent ): SaveStatus {
	switch ( event.type ) {
		case 'saveStarted':
			return now.status === 'waiting'
				? { ...now, pending: now.pending + 1 }
				: { status: 'waiting', pending: 1, failure: null };
		case 'saved':
			return finish( now, null, event.nowMs );
		case 'saveFailed':
			return finish( now, event.failure, event.nowMs );
		case 'timePassed':
			return isVisible( now, event.nowMs ) ? now : READY;
	}
}

function finish( now: SaveStatus, failed: Failure | null, nowMs: number ): SaveStatus {
	if ( now.status !== 'waiting' ) {
		return now;
	}
	// An aborted save is not a failure: a newer one has its values, or the dialog is closed.
	const failure = now.failure ?? ( failed?.kind === 'aborted' ? null : failed );
	if ( now.pending > 1 ) {
		return { status: 'waiting', pending: now.pending - 1, failure };
	}
	return failure
		? { status: 'error', sinceMs: nowMs, failure }
		: { status: 'complete', sinceMs: nowMs };
}

const isVisible = ( now: SaveStatus, nowMs: number ): boolean =>
	now.status === 'complete' || now.status === 'error' ? nowMs - now.sinceMs < RESULT_MS : true;
