import type { Attachment } from '../../port';
import type { UploadCode } from './codes';
import type { FileFacts, UploadFilters } from './filters';
import type { Question } from './questions';
import type { Speed } from './speed';

/** States of the queue, as in plupload. */
export const STOPPED = 1;
export const STARTED = 2;

/** States of a file, as in plupload. */
export const QUEUED = 1;
export const UPLOADING = 2;
export const FAILED = 4;
export const DONE = 5;

/**
 * The user must decide about the file, for example because the library has one with the same
 * content. Plupload has no such state. The file does not hold up others, and nothing is lost if the
 * page is left.
 */
export const UNDECIDED = 100;

export type FileStatus =
	typeof QUEUED | typeof UPLOADING | typeof FAILED | typeof DONE | typeof UNDECIDED;

export interface UploadError {
	code: UploadCode;
	/** The server's text for users; '' for none. */
	message: string;
}

export interface NewFile extends FileFacts {
	/** Identifies the file on this page. */
	key: number;
	/** The attachment whose file is replaced; none for a new attachment. */
	replaces?: Pick< Attachment, 'id' | 'title' >;
}

export interface QueuedFile extends NewFile {
	status: FileStatus;
	/** Number of bytes that the server has. */
	loaded: number;
	/** Whether the server has all bytes and makes an attachment of them. */
	isProcessing: boolean;
	/** Whether the attachment exists, and its sizes perhaps do not. The next file can be sent. */
	isCreated: boolean;
	/** Whether the attachment is complete and is loaded for the lists. Does not hold up other files. */
	isArrived: boolean;
	/** Whether the browser prepares the file. */
	isPreparing: boolean;
	/** Only of failed files. */
	error: UploadError | null;
	/** The file of the library with the same content; only of files that are not decided. */
	existing: Attachment | null;
	/** The question about an image; only of files that are not decided. */
	question: Question | null;
}

export interface Queue {
	state: typeof STOPPED | typeof STARTED;
	/** In the order in which they are uploaded. */
	files: readonly QueuedFile[];
	/** Why the queue stopped by itself; null if it did not. */
	hold: UploadError | null;
	speed: Speed;
	/** Whether the server failed, so that each file waits for the end of the one before. */
	isSlow: boolean;
}

export type QueueEvent =
	/** Files that are not allowed fail at once. */
	| { type: 'added'; files: readonly NewFile[]; filters: UploadFilters }
	/** The user continues a queue that stopped. */
	| { type: 'resumed' }
	| { type: 'paused' }
	/** No request can succeed at the moment. */
	| { type: 'held'; error: UploadError }
	/** The browser changes an image before it is sent. */
	| { type: 'preparing'; key: number }
	/** The size of what is sent, in bytes. */
	| { type: 'prepared'; key: number; size: number }
	| { type: 'fileStarted'; key: number; nowMs: number }
	| { type: 'progressed'; key: number; loaded: number; nowMs: number }
	| { type: 'processing' | 'created' | 'arrived' | 'finished'; key: number }
	/** The server failed with a file, perhaps because it does too much at once. */
	| { type: 'slowed'; key: number }
	| { type: 'failed'; key: number; error: UploadError }
	/** The library has a file with the same content. */
	| { type: 'found'; key: number; existing: Attachment }
	/** The user must decide about an image. */
	| { type: 'asked'; key: number; question: Question }
	/** The user chooses the file of the library. */
	| { type: 'existingUsed'; key: number }
	/** The user uploads the file although the library has it, also instead of that, or answered a question. */
	| { type: 'allowed'; key: number; replaces?: NewFile[ 'replaces' ] }
	/** The user removes a file that is waiting, uploading or not decided. */
	| { type: 'canceled'; key: number }
	| { type: 'retried'; key: number }
	/** The user removes a file that failed. */
	| { type: 'dismissed'; key: number }
	/** The user changes the order: the file comes before another one, or to the end. */
	| { type: 'moved'; key: number; before: number | null };
