import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** Requires at most `threshold` values. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	return bound === undefined || ! ( input.values( rule.field ).length > bound );
};
