import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/**
 * Requires at least `threshold` bytes in all files together. The rule `requiredfile` handles
 * missing files.
 */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	const files = input.files( rule.field );
	const total = files.reduce( ( sum, { size } ) => sum + size, 0 );
	return bound === undefined || files.length === 0 || ! ( total < bound );
};
