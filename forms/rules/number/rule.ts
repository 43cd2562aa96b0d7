import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** Digits, with a fraction and an exponent if need be. No plus before it, no dot at its end. */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => toNumber( value ) !== undefined );
