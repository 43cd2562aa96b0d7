import type { ImageChoices } from '../../model/uploads/questions';
import type { Queue } from '../../model/uploads/queue';

/** A queue of uploads, as its interface sees it. */
export interface UploadControls {
	/** Returns the same object until something changes. */
	state: () => Queue;
	/** Calls back after changes. Returns a function that stops it. */
	subscribe: ( observer: () => void ) => () => void;
	/** Returns a file of the queue, for its preview; null if it was removed. */
	fileOf: ( key: number ) => File | null;
	pause: () => void;
	/** Continues after a pause, or after the queue stopped by itself. */
	resume: () => void;
	/** Uses the file of the library with the same content, as if it had been uploaded. */
	useExisting: ( key: number ) => void;
	/** Puts a file at the address of that of the library with the same content. */
	replaceExisting: ( key: number ) => void;
	/**
	 * Uploads a file although the library has it, or after an answer to a question. An answer can also be
	 * given before the question.
	 */
	uploadAnyway: ( key: number, choices?: ImageChoices ) => void;
	/** Removes a file that is waiting, uploading or not decided, also from the server. */
	cancel: ( key: number ) => void;
	retry: ( key: number ) => void;
	/** Removes a failure that the user has read. */
	dismiss: ( key: number ) => void;
	/** Moves a waiting file before another one; to the end with null. */
	move: ( key: number, before: number | null ) => void;
}
