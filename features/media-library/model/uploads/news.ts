import { progressOf, type Undecided } from './progress';
import {
	DONE,
	FAILED,
	isUndecided,
	STARTED,
	STOPPED,
	type Queue,
	type QueuedFile,
	type UploadError,
} from './queue';

/** A change of the queue that users should hear. */
export type News =
	| { type: 'started'; left: number }
	/** All files have ended. */
	| { type: 'ended'; done: number }
	/** A file is at the address of an old one. */
	| { type: 'replaced'; file: QueuedFile }
	| { type: 'percent'; percent: number }
	| { type: 'failed'; file: QueuedFile }
	| { type: 'manyFailed'; count: number }
	/** The user must decide about a file. */
	| { type: 'found'; file: QueuedFile }
	| { type: 'manyFound'; undecided: Undecided }
	| { type: 'held'; error: UploadError }
	| { type: 'paused' };

/** The progress is announced in steps of this size. */
const STEP_PERCENT = 25;

/** Returns the changes between two states. */
export function newsOf( before: Queue, after: Queue ): readonly News[] {
	return [
		...failuresOf( before, after ),
		...duplicatesOf( before, after ),
		...newFiles( before, after, isReplaced ).map(
			( file ) => ( { type: 'replaced', file } ) as const
		),
		...changesOf( before, after ),
	];
}

/** One failure is announced with its error, and several at once with their number. */
function failuresOf( before: Queue, after: Queue ): News[] {
	const failed = newFiles( before, after, isFailed );
	const [ first ] = failed;
	if ( ! first ) {
		return [];
	}
	return failed.length === 1
		? [ { type: 'failed', file: first } ]
		: [ { type: 'manyFailed', count: failed.length } ];
}

/** One file to decide about is announced with its name, and several at once with their number. */
function duplicatesOf( before: Queue, after: Queue ): News[] {
	const found = newFiles( before, after, isUndecided );
	const [ first ] = found;
	if ( ! first ) {
		return [];
	}
	return found.length === 1
		? [ { type: 'found', file: first } ]
		: [ { type: 'manyFound', undecided: progressOf( { ...after, files: found } ) } ];
}

/** Returns the files that have a state now, and did not have it before. */
function newFiles( before: Queue, after: Queue, has: ( file: QueuedFile ) => boolean ) {
	const known = new Set( before.files.filter( has ).map( ( { key } ) => key ) );
	return after.files.filter( ( file ) => has( file ) && ! known.has( file.key ) );
}

function changesOf( before: Queue, after: Queue ): News[] {
	const [ then, now ] = [ progressOf( before ), progressOf( after ) ];
	if ( ! now.left ) {
		const done = now.done - after.files.filter( isReplaced ).length;
		const hasEnded = done > 0 && ( then.left > 0 || now.done > then.done );
		return hasEnded ? [ { type: 'ended', done } ] : [];
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

const isReplaced = ( { status, replaces }: QueuedFile ): boolean =>
	status === DONE && replaces !== undefined;

const isFailed = ( { status }: QueuedFile ): boolean => status === FAILED;

const stepOf = ( percent: number ): number => Math.floor( percent / STEP_PERCENT ) * STEP_PERCENT;
