import { isBusy, QUEUED, STARTED, type Queue, type QueuedFile } from './queue';

/** One file is sent while the server makes the sizes of the one before. */
const MOST_BUSY = 2;

/**
 * Returns the file to upload next. Null when the queue has stopped, and as long as a file on its way has no attachment:
 * the library has them in the order of the queue.
 */
export function nextFile( { state, files, isSlow }: Queue ): QueuedFile | null {
	const busy = files.filter( isBusy );
	const isFree =
		busy.length < ( isSlow ? 1 : MOST_BUSY ) && busy.every( ( { isCreated } ) => isCreated );
	const next = files.find( ( { status } ) => status === QUEUED );
	return ( state === STARTED && isFree && next ) || null;
}
