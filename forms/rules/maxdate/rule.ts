import type { Accepts } from '../rule';
import { toDate } from '../dates';

/** Days not after the day `threshold`. What is no date is left to the rule `date`. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toDate( rule.threshold );
	return (
		bound === undefined ||
		! input
			.values( rule.field )
			.some( ( value ) => toDate( value ) !== undefined && value > bound )
	);
};
