import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** At most `threshold` UTF-16 units in all values together: what browsers count. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	const total = input.values( rule.field ).join( '' ).length;
	return bound === undefined || ! ( total > bound );
};
