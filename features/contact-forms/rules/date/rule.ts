import type { Accepts } from '../rule';
import { toDate } from '../dates';

/** Requires an existing date in the format `YYYY-MM-DD`. */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => toDate( value ) !== undefined );
