import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/**
 * Requires digits, with an optional fraction and exponent, without a leading plus or a trailing
 * dot.
 */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => toNumber( value ) !== undefined );
