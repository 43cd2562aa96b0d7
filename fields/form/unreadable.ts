import type { Json } from '../../schema/field-types';

/**
 * Returns whether a saved value is an object or a list that its field cannot read, so that the
 * control looks empty although a value is stored. Controls show unreadable text themselves.
 *
 * @param raw     The saved value.
 * @param cleaned The field's result for the value; undefined if it has none.
 * @param nothing The field's result without a value.
 */
export function isUnreadable(
	raw: Json | undefined,
	cleaned: Json | undefined,
	nothing: Json | undefined
): boolean {
	if ( raw === null || typeof raw !== 'object' || Object.keys( raw ).length === 0 ) {
		return false;
	}
	if ( Array.isArray( cleaned ) ) {
		return cleaned.length === 0 && ! Array.isArray( raw );
	}
	return cleaned !== undefined && cleaned === nothing;
}
