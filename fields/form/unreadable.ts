import type { Json } from '../../schema/field-types';

/**
 * Whether a saved value is an object or a list that means nothing to its field, so that the control looks empty although something is
 * stored. Texts that mean nothing are left to the controls, which show them.
 *
 * @param raw     The saved value.
 * @param cleaned What the field makes of it; undefined when it does not say.
 * @param nothing What the field makes of no value.
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
