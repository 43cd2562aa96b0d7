import type { Json } from '../../schema/field-types';

const YES = new Set( [ 'on', 'true', '1', 'yes' ] );

/**
 * Returns true for `true`, `"on"`, `"true"`, `"1"`, `"yes"` and numbers other than 0; otherwise
 * false.
 */
export function readBoolean( raw: Json | undefined ): boolean {
	if ( typeof raw === 'string' ) {
		return YES.has( raw.trim().toLowerCase() );
	}
	return raw === true || ( typeof raw === 'number' && raw !== 0 );
}
