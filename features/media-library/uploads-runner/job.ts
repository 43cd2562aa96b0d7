import type { Question } from '../model/uploads/questions';
import type { UploadError } from '../model/uploads/queue';
import type { Attachment } from '../port';
import type { StoredFile, UploadFailure, UploadPort } from '../upload-port';
import type { Unfinished } from './unfinished';

/** The world outside of the runner. */
export interface Clock {
	now: () => number;
	/** Resolves after a time, or when the signal aborts. */
	wait: ( ms: number, signal: AbortSignal ) => Promise< void >;
}

/** The known state of a file on the server. It outlives a pause, and changes while the file is sent. */
export interface Memory {
	/** ID of an upload in chunks; '' for none. */
	id: string;
	/** Number of bytes that the server has. */
	offset: number;
	/** Length of the longest chunk that the server accepts, in bytes. */
	chunkBytes: number;
	/** Length of the next chunk in bytes; 0 for that of the first. */
	nextBytes: number;
	/** Whether the server must say what it has. */
	isUncertain: boolean;
	/** Attachment whose sizes are missing; 0 for none. */
	attachment: number;
	/** When the whole file was sent without a response; null if it was not. */
	lostAtMs: number | null;
	/** Whether a server refused the whole file because of its size. */
	mustChunk: boolean;
}

export const newMemory = (): Memory => ( {
	...{ id: '', offset: 0, chunkBytes: 0, nextBytes: 0, isUncertain: false },
	...{ attachment: 0, lostAtMs: null, mustChunk: false },
} );

/** A file that is uploaded. */
export interface Job {
	file: File;
	/** ID of the post to which it is attached; 0 for none. */
	post: number;
	/** ID of the attachment whose file it replaces; 0 for a new attachment. */
	replaces: number;
	memory: Memory;
	port: UploadPort;
	clock: Clock;
	unfinished: Pick< Unfinished, 'find' | 'keep' | 'forget' >;
	signal: AbortSignal;
	/** Files up to this size are sent in one request to the route of WordPress. */
	wholeBytes: number;
	/** IDs of attachments that belong to other files. */
	known: ReadonlySet< number >;
	/** Returns the hash of a chunk; '' if the browser cannot compute it. */
	hash: ( bytes: ArrayBuffer ) => Promise< string >;
	onProgress: ( loaded: number ) => void;
	/** Called when the server has all bytes. */
	onProcessing: () => void;
	/** Called when the server failed, which may have too little memory. */
	onTrouble: () => void;
	/** Called when the attachment exists: the next file comes after it in the library. */
	onCreated: () => void;
}

/** Returns the place of a file: an upload never continues at another one. */
export const placeOf = ( { post, replaces }: Pick< Job, 'post' | 'replaces' > ): string =>
	replaces ? `replaces ${ replaces }` : String( post );

export type Outcome =
	| ( { type: 'done' } & StoredFile )
	| { type: 'failed'; error: UploadError }
	/** No request can succeed at the moment. The memory says where to continue. */
	| { type: 'held'; error: UploadError }
	/** The library has a file with the same content. */
	| { type: 'found'; existing: Attachment }
	/** The user must decide about an image. */
	| { type: 'asked'; question: Question }
	/** The signal aborted. */
	| { type: 'stopped' };

export const STOPPED: Outcome = { type: 'stopped' };

export const done = ( id: number, attachment: Attachment | null = null ): Outcome => ( {
	...{ type: 'done', id, attachment },
} );

export const failed = ( { code, message }: UploadError | UploadFailure ): Outcome => ( {
	type: 'failed',
	error: { code, message },
} );

export const held = ( { code, message }: UploadFailure ): Outcome => ( {
	type: 'held',
	error: { code, message },
} );
