import type { Accepts } from '../rule';
import { dayOfWeek, toDate } from '../dates';
import { toTexts } from '../lists';

/** Days of the week in `accept`: Monday is 1, Sunday 7. What is no date is left to the rule `date`. */
export const accepts: Accepts = ( rule, input ) => {
	const days = toTexts( rule.accept );
	return input
		.values( rule.field )
		.every( ( value ) => ! toDate( value ) || days.includes( `${ dayOfWeek( value ) }` ) );
};
