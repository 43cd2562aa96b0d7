import type { Json } from '../../schema/field-types';
import { mediaId } from '../media/media-id';

/** What stands in a saved list, as it is: a list, ids joined by commas, one id, or an object with numbers for keys. */
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

/** Ids of the list; entries that are none are left out. */
export const readIds = ( raw: Json | undefined ): number[] =>
	readEntries( raw )
		.map( mediaId )
		.filter( ( id ) => id > 0 );

/** What is stored after a change: ids as numbers, entries that nobody can read as they were. */
export const storeEntries = ( entries: Json[] ): Json[] =>
	entries.map( ( entry ) => mediaId( entry ) || entry );
