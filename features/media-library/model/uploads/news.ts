import { progressOf } from './progress';
import { FAILED, STARTED, STOPPED, type Queue, type QueuedFile, type UploadError } from './queue';

/** A change of the queue that users should hear. */
export type News =
	| { type: 'started'; left: number }
	/** All files have ended. */
	| { type: 'ended'; done: number }
	| { type: 'percent'; percent: number }
	| { type: 'failed'; file: QueuedFile }
	| { type: 'manyFailed'; count: number }
	| { type: 'held'; error: UploadError }
	| { type: 'paused' };

/** The progress is announced in steps of this size. */
const STEP_PERCENT = 25;

/** Returns the changes between two states. `before` is null for the first one, which has no changes. */
export function newsOf( before: Queue | null, after: Queue ): readonly News[] {
	if ( ! before ) {
		return [];
	}
	return [ ...failuresOf( before, after ), ...changesOf( before, after ) ];
}

/** One failure is announced with its error, and several at once with their number. */
function failuresOf( before: Queue, after: Queue ): News[] {
	const known = new Set( before.files.filter( isFailed ).map( ( { key } ) => key ) );
	const failed = after.files.filter( ( file ) => isFailed( file ) && ! known.has( file.key ) );
	const [ first ] = failed;
	if ( ! first ) {
		return [];
	}
	return failed.length === 1
		? [ { type: 'failed', file: first } ]
		: [ { type: 'manyFailed', count: failed.length } ];
}

function changesOf( before: Queue, after: Queue ): News[] {
	const [ then, now ] = [ progressOf( before ), progressOf( after ) ];
	if ( ! now.left ) {
		const hasEnded = now.done > 0 && ( then.left > 0 || now.done > then.done );
		return hasEnded ? [ { type: 'ended', done: now.done } ] : [];
	}
	if ( ! then.left || now.total > then.total ) {
		return [ { type: 'started', left: now.left } ];
	}
	if ( after.hold && ! before.hold ) {
		return [ { type: 'held', error: after.hold } ];
	}
	if ( before.state === STARTED && after.state === STOPPED ) {
		return [ { type: 'paused' } ];
	}
	const [ from, to ] = [ stepOf( then.percent ), stepOf( now.percent ) ];
	return to > from && to < 100 ? [ { type: 'percent', percent: to } ] : [];
}

const isFailed = ( { status }: QueuedFile ): boolean => status === FAILED;

const stepOf = ( percent: number ): number => Math.floor( percent / STEP_PERCENT ) * STEP_PERCENT;
