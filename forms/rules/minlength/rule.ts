import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** At least `threshold` UTF-16 units in all values together: what browsers count. A field that is left blank is left to `required`. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	const total = input.values( rule.field ).join( '' ).length;
	return bound === undefined || total === 0 || ! ( total < bound );
};
