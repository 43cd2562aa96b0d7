import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** Requires numbers up to `threshold`. The rule `number` handles invalid numbers. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	return (
		bound === undefined ||
		! input.values( rule.field ).some( ( value ) => ( toNumber( value ) ?? bound ) > bound )
	);
};
