import { canRetry } from './codes';
import { refusalOf, type UploadFilters } from './filters';
import {
	DONE,
	FAILED,
	QUEUED,
	STARTED,
	STOPPED,
	UNDECIDED,
	UPLOADING,
	type NewFile,
	type Queue,
	type QueuedFile,
	type QueueEvent,
	type UploadError,
} from './queue-types';
import { addBytes, NO_SPEED } from './speed';

export * from './queue-types';

export const EMPTY_QUEUE: Queue = {
	...{ state: STOPPED, files: [], hold: null, speed: NO_SPEED, isSlow: false },
};

/** Returns the same object when the event changes nothing. */
export function reduceQueue( queue: Queue, event: QueueEvent ): Queue {
	switch ( event.type ) {
		case 'added':
			return add( queue, event.files, event.filters );
		case 'resumed':
			return queue.state === STOPPED && queue.files.some( isActive )
				? { ...queue, state: STARTED, hold: null }
				: queue;
		case 'paused':
			return queue.state === STARTED ? stop( queue, null ) : queue;
		case 'held':
			return queue.state === STARTED ? stop( queue, event.error ) : queue;
		case 'slowed':
			return queue.isSlow ? queue : { ...queue, isSlow: true };
		case 'moved':
			return move( queue, event.key, event.before );
		case 'canceled':
			return remove( queue, event.key, canCancel );
		case 'existingUsed':
			return remove( queue, event.key, isUndecided );
		case 'dismissed':
			return remove( queue, event.key, ( { status } ) => status === FAILED );
		default:
			return changeFile( queue, event );
	}
}

/** Returns whether the user must see a queue: a file is waiting or uploading, failed, or needs a choice. */
export const isShown = ( { files }: Queue ): boolean =>
	files.some( ( { status } ) => status !== DONE );

/** Returns whether a file is waiting or uploading. */
export const isActive = ( { status }: QueuedFile ): boolean =>
	status === QUEUED || status === UPLOADING;

/** Returns whether the user must decide about a file. */
export const isUndecided = ( { status }: QueuedFile ): boolean => status === UNDECIDED;

/** Returns whether the user can remove a file from the queue: not while the server adds it. */
export const canCancel = ( file: QueuedFile ): boolean =>
	( isActive( file ) && ! file.isProcessing ) || isUndecided( file );

/** Returns whether the user can upload a failed file again. */
export const canRetryFile = ( { status, error }: QueuedFile ): boolean =>
	status === FAILED && error !== null && canRetry( error.code );

/** Returns whether a file is on its way. */
export const isBusy = ( { status, isArrived }: QueuedFile ): boolean =>
	status === UPLOADING && ! isArrived;

function add( queue: Queue, added: readonly NewFile[], filters: UploadFilters ): Queue {
	if ( ! added.length ) {
		return queue;
	}
	const isIdle = ! queue.files.some( isActive );
	// The count begins again when all files before have ended.
	const files = queue.files.filter( ( { status } ) => ! isIdle || status !== DONE );
	for ( const file of added ) {
		const waiting = files.filter( ( other ) => isActive( other ) || isUndecided( other ) );
		const code = refusalOf( file, filters, waiting );
		files.push( {
			...file,
			status: code === null ? QUEUED : FAILED,
			...{ loaded: 0, isPreparing: false, isProcessing: false },
			...{ isCreated: false, isArrived: false },
			error: code === null ? null : { code, message: file.refusal ?? '' },
			...{ existing: null, question: null },
		} );
	}
	const { state, isSlow } = queue;
	return settled( {
		...{ ...queue, files },
		...( isIdle ? { state: STARTED, isSlow: false } : { state, isSlow } ),
	} );
}

/** The file that is uploading waits for the queue. What the server has of it stays there. */
const stop = ( queue: Queue, hold: UploadError | null ): Queue => ( {
	...queue,
	state: STOPPED,
	hold,
	speed: NO_SPEED,
	files: queue.files.map( ( file ) =>
		isBusy( file ) ? { ...file, status: QUEUED, isProcessing: false } : file
	),
} );

function move( queue: Queue, key: number, before: number | null ): Queue {
	const moved = queue.files.find( ( file ) => file.key === key );
	const others = queue.files.filter( ( file ) => file.key !== key );
	const place = before === null ? others.length : others.findIndex( withKey( before ) );
	if ( moved?.status !== QUEUED || place < 0 || queue.files[ place ]?.key === key ) {
		return queue;
	}
	return { ...queue, files: [ ...others.slice( 0, place ), moved, ...others.slice( place ) ] };
}

const withKey = ( key: number ) => ( file: QueuedFile ) => file.key === key;

function remove( queue: Queue, key: number, may: ( file: QueuedFile ) => boolean ): Queue {
	const file = queue.files.find( withKey( key ) );
	return file && may( file )
		? settled( { ...queue, files: queue.files.filter( ( other ) => other !== file ) } )
		: queue;
}

type FileEvent = Extract<
	QueueEvent,
	{
		type:
			| 'fileStarted'
			| 'progressed'
			| 'processing'
			| 'created'
			| 'arrived'
			| 'finished'
			| 'failed'
			| 'retried'
			| 'found'
			| 'asked'
			| 'preparing'
			| 'prepared'
			| 'allowed';
	}
>;

function changeFile( queue: Queue, event: FileEvent ): Queue {
	const file = queue.files.find( withKey( event.key ) );
	const changed = file && nextState( file, event, queue );
	if ( ! changed || changed === file ) {
		return queue;
	}
	const files = queue.files.map( ( other ) => ( other === file ? changed : other ) );
	switch ( event.type ) {
		case 'fileStarted':
		case 'progressed':
			return {
				...queue,
				files,
				speed: addBytes( queue.speed, event.nowMs, changed.loaded - file.loaded ),
			};
		case 'retried':
		case 'allowed': {
			const isIdle = ! queue.files.some( isActive );
			return { ...queue, files, state: isIdle ? STARTED : queue.state };
		}
		default:
			return settled( { ...queue, files } );
	}
}

/** Returns the same object when the event does not fit the state of the file. */
function nextState( file: QueuedFile, event: FileEvent, { state }: Queue ): QueuedFile {
	if ( event.type === 'retried' ) {
		return canRetryFile( file ) ? { ...file, status: QUEUED, error: null } : file;
	}
	if ( event.type === 'allowed' && isUndecided( file ) ) {
		const { replaces = file.replaces } = event;
		return { ...file, status: QUEUED, existing: null, question: null, replaces };
	}
	if ( event.type === 'asked' ) {
		return isActive( file ) ? { ...file, status: UNDECIDED, question: event.question } : file;
	}
	if ( event.type === 'fileStarted' ) {
		return file.status === QUEUED && state === STARTED
			? { ...file, status: UPLOADING, isPreparing: false, isCreated: false }
			: file;
	}
	// The user may have paused the queue while the last response arrived.
	if ( event.type === 'arrived' && isActive( file ) ) {
		return { ...file, status: UPLOADING, isProcessing: true, isArrived: true };
	}
	if ( event.type === 'finished' && isActive( file ) ) {
		return { ...file, status: DONE, loaded: file.size, isProcessing: false };
	}
	if ( file.status !== UPLOADING ) {
		return file;
	}
	switch ( event.type ) {
		case 'progressed': {
			const loaded = Math.min( file.size, Math.max( 0, event.loaded ) );
			return loaded === file.loaded ? file : { ...file, loaded, isProcessing: false };
		}
		case 'preparing':
			return { ...file, isPreparing: true };
		case 'prepared':
			return { ...file, isPreparing: false, size: event.size };
		case 'processing':
			return file.isProcessing ? file : { ...file, isProcessing: true };
		case 'created':
			return { ...file, isProcessing: true, isCreated: true };
		case 'failed':
			return { ...file, status: FAILED, isProcessing: false, error: event.error };
		case 'found':
			return { ...file, status: UNDECIDED, existing: event.existing };
		default:
			return file;
	}
}

/** Stops the queue when no file is waiting or uploading. */
const settled = ( queue: Queue ): Queue =>
	queue.files.some( isActive )
		? queue
		: { ...queue, state: STOPPED, hold: null, speed: NO_SPEED };
