import type { Accepts } from '../rule';
import { toNumber } from '../numbers';

/** Numbers of at least `threshold`. What is no number is left to the rule `number`. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toNumber( rule.threshold );
	return (
		bound === undefined ||
		! input.values( rule.field ).some( ( value ) => ( toNumber( value ) ?? bound ) < bound )
	);
};
