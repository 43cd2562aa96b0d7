import type { Json } from '../../schema/field-types';
import { toKey } from '../form/options';

/**
 * Reads a saved order, a list or keys separated by commas: without unknown and repeated keys, and
 * with missing ones at the end.
 */
export function readOrder( raw: Json | undefined, keys: readonly string[] ): string[] {
	const saved = Array.isArray( raw ) ? raw.map( toKey ) : toKey( raw ).split( ',' );
	const known = saved.map( ( key ) => key.trim() ).filter( ( key ) => keys.includes( key ) );
	return [ ...new Set( [ ...known, ...keys ] ) ];
}
