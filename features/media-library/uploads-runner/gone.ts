import {
	CHANGED,
	EXPIRED,
	NOT_FOUND,
	NOT_IMAGE,
	REFUSED,
	SIZES,
	TYPE,
	type UploadCode,
} from '../model/uploads/codes';

/** Errors after which nothing of the file is on the server. */
const GONE: readonly UploadCode[] = [ NOT_FOUND, EXPIRED, CHANGED, SIZES ];

/** Refusals of a new file, whose bytes the server deletes. */
const DELETED: readonly UploadCode[] = [ TYPE, NOT_IMAGE, REFUSED ];

/**
 * Returns whether a retry must begin from the start.
 *
 * @param code        Error.
 * @param isReplacing Whether the file replaces another one: then, the server keeps a refused file.
 */
export const isGone = ( code: UploadCode, isReplacing: boolean ): boolean =>
	GONE.includes( code ) || ( ! isReplacing && DELETED.includes( code ) );
