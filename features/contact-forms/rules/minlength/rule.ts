import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/**
 * Requires at least `threshold` UTF-16 units, as browsers count, in all values together. The rule
 * `required` handles blank fields.
 */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	const total = input.values( rule.field ).join( '' ).length;
	return bound === undefined || total === 0 || ! ( total < bound );
};
