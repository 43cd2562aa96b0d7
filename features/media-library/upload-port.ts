import type { UploadCode } from './model/uploads/codes';
import type { ImageRules } from './model/uploads/image-plan';
import type { Attachment } from './port';

/** Reason why a request of an upload failed. */
export interface UploadFailure {
	code: UploadCode;
	/** HTTP status; 0 when no response arrived. */
	status: number;
	/** The server's text for users; '' for none. */
	message: string;
	/** Number of bytes that the server has, if it says so. */
	offset?: number;
	/** ID of the attachment that exists although the request failed. */
	attachment?: number;
}

export type UploadResult< T > = { ok: true; value: T } | { ok: false; failure: UploadFailure };

/** A file that is sent in chunks. */
export interface OpenUpload {
	id: string;
	/** Number of bytes that the server has. */
	offset: number;
	/** Length of the longest chunk that the server accepts, in bytes. */
	chunkBytes: number;
}

export interface UploadState {
	offset: number;
	state: 'open' | 'finishing' | 'done';
	/** ID of the attachment; 0 if it does not exist yet. */
	attachment: number;
}

export interface Chunk {
	offset: number;
	bytes: ArrayBuffer;
	/** SHA-256 of the chunk in hex digits; '' for none. */
	hash: string;
}

/** The content of a file that was not sent yet. */
export interface FileContent {
	/** SHA-256 of the file in hex digits. */
	hash: string;
	size: number;
}

/** Steps of a file before the response to its request is complete. */
export interface WholeSteps {
	/** Called with the share that was sent, from 0 to 1, if it is known. */
	onSent?: ( share: number ) => void;
	/** Called with the ID of the attachment when it exists, and its sizes perhaps do not. Some servers do not tell. */
	onCreated?: ( id: number ) => void;
}

/** A file that was sent without a response. */
export interface LostFile {
	name: string;
	size: number;
	/** How long ago the request began. */
	ageMs: number;
	/** IDs of attachments that belong to other files. */
	known: ReadonlySet< number >;
}

/** A file that the server has. */
export interface StoredFile {
	/** ID of its attachment. */
	id: number;
	/** The attachment, if the response contains it. */
	attachment: Attachment | null;
}

/** All that uploads ask of a server. Methods never reject; an aborted call fails with `network`. */
export interface UploadPort {
	/** How images are prepared for this site. */
	readonly images: ImageRules;
	/** Returns those sizes in bytes that files of the library have, or may have. */
	sizes: (
		sizes: readonly number[],
		signal?: AbortSignal
	) => Promise< UploadResult< readonly number[] > >;
	/**
	 * Finds attachments that have the same content as files, if the user may read them. Returns
	 * their IDs for each file, in the same order.
	 */
	duplicates: (
		files: readonly FileContent[],
		signal?: AbortSignal
	) => Promise< UploadResult< ReadonlyArray< readonly number[] > > >;
	/** Begins an upload in chunks. */
	create: (
		file: File,
		post: number,
		signal?: AbortSignal
	) => Promise< UploadResult< OpenUpload > >;
	/** Asks what the server has of an upload. */
	state: ( id: string, signal?: AbortSignal ) => Promise< UploadResult< UploadState > >;
	/** Sends a chunk. Returns the new offset. */
	chunk: ( id: string, chunk: Chunk, signal?: AbortSignal ) => Promise< UploadResult< number > >;
	/** Makes an attachment of a complete upload. Returns its ID, also if it is called again. */
	finish: ( id: string, signal?: AbortSignal ) => Promise< UploadResult< number > >;
	/**
	 * Puts a complete upload at the address of an attachment, instead of finishing it. Returns the ID of the
	 * attachment, also if it is called again.
	 */
	replace: (
		id: string,
		attachment: number,
		signal?: AbortSignal
	) => Promise< UploadResult< number > >;
	/** Deletes an upload that is not complete. */
	remove: ( id: string ) => Promise< UploadResult< true > >;
	/** Sends a file in one request, to WordPress's own scripts. */
	whole: (
		file: File,
		post: number,
		signal?: AbortSignal,
		steps?: WholeSteps
	) => Promise< UploadResult< StoredFile > >;
	/** Makes an attachment of the file at a URL, which the server downloads. Returns its ID. */
	fromUrl: (
		url: string,
		post: number,
		signal?: AbortSignal
	) => Promise< UploadResult< number > >;
	/** Finds the attachment of a file whose request had no response; 0 for none. */
	find: ( lost: LostFile, signal?: AbortSignal ) => Promise< UploadResult< number > >;
	/** Creates the missing sizes of an image. */
	makeSizes: ( attachment: number, signal?: AbortSignal ) => Promise< UploadResult< true > >;
	/** Deletes an image whose sizes could not be created. */
	cleanUp: ( attachment: number ) => Promise< UploadResult< true > >;
}
