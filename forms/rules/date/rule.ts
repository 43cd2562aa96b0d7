import type { Accepts } from '../rule';
import { toDate } from '../dates';

/** `YYYY-MM-DD` of a day that the calendar has. */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => toDate( value ) !== undefined );
