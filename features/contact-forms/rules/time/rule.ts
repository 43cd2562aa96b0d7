import type { Accepts } from '../rule';

/** Requires `HH:MM` or `HH:MM:SS`. */
export const accepts: Accepts = ( rule, input ) =>
	input
		.values( rule.field )
		.every( ( value ) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test( value ) );
