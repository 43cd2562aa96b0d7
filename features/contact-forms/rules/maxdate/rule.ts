import type { Accepts } from '../rule';
import { toDate } from '../dates';

/** Requires dates no later than `threshold`. The rule `date` handles invalid dates. */
export const accepts: Accepts = ( rule, input ) => {
	const bound = toDate( rule.threshold );
	return (
		bound === undefined ||
		! input
			.values( rule.field )
			.some( ( value ) => toDate( value ) !== undefined && value > bound )
	);
};
