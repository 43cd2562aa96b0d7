import type { Json } from '../../schema/field-types';
import { mediaId } from '../media/media-id';

/**
 * Returns the raw entries of a saved list: a list, IDs separated by commas, one ID, or an object
 * with numeric keys.
 */
export function readEntries( raw: Json | undefined ): Json[] {
	if ( typeof raw === 'string' ) {
		return raw
			.split( ',' )
			.map( ( part ) => part.trim() )
			.filter( ( part ) => part !== '' );
	}
	if ( raw !== null && typeof raw === 'object' ) {
		return Array.isArray( raw ) ? raw : Object.values( raw );
	}
	return mediaId( raw ) > 0 ? [ raw as number ] : [];
}

/** Returns the IDs of the list; skips invalid entries. */
export const readIds = ( raw: Json | undefined ): number[] =>
	readEntries( raw )
		.map( mediaId )
		.filter( ( id ) => id > 0 );

/** Returns the entries to store after a change: IDs as numbers, unreadable entries unchanged. */
export const storeEntries = ( entries: Json[] ): Json[] =>
	entries.map( ( entry ) => mediaId( entry ) || entry );
