import type { Accepts } from '../rule';
import { dayOfWeek, toDate } from '../dates';
import { toTexts } from '../lists';

/**
 * Requires a day of the week in `accept`: Monday is 1, Sunday 7. The rule `date` handles invalid
 * dates.
 */
export const accepts: Accepts = ( rule, input ) => {
	const days = toTexts( rule.accept );
	return input
		.values( rule.field )
		.every( ( value ) => ! toDate( value ) || days.includes( `${ dayOfWeek( value ) }` ) );
};
