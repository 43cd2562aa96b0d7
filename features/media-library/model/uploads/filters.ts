import { EMPTY, FILE_DUPLICATE, FILE_EXTENSION, FILE_SIZE, type UploadCode } from './codes';

/** The properties of a file that decide whether it may be uploaded. */
export interface FileFacts {
	name: string;
	/** In bytes. */
	size: number;
	/** MIME type; '' if the browser does not know it. */
	type: string;
	/** Why the file does not belong to the place where it was added; '' or absent if it does. */
	refusal?: string | undefined;
}

export interface UploadFilters {
	/** Allowed extensions in lower case; null if only the server knows them. */
	extensions: readonly string[] | null;
	/** Maximum size in bytes; 0 for none. */
	maxBytes: number;
}

export const NO_FILTERS: UploadFilters = { extensions: null, maxBytes: 0 };

/**
 * Returns why a file cannot be uploaded; null if it can. A file with the name and size of one that
 * is waiting is a duplicate.
 */
export function refusalOf(
	file: FileFacts,
	{ extensions, maxBytes }: UploadFilters,
	waiting: readonly FileFacts[]
): UploadCode | null {
	if ( file.refusal || ( extensions && ! extensions.includes( extensionOf( file.name ) ) ) ) {
		return FILE_EXTENSION;
	}
	if ( file.size === 0 ) {
		return EMPTY;
	}
	if ( maxBytes > 0 && file.size > maxBytes ) {
		return FILE_SIZE;
	}
	return waiting.some( ( { name, size } ) => name === file.name && size === file.size )
		? FILE_DUPLICATE
		: null;
}

/** Returns the extension of a name in lower case; '' without one. */
const extensionOf = ( name: string ): string =>
	( /\.([^.]+)$/.exec( name )?.[ 1 ] ?? '' ).toLowerCase();
