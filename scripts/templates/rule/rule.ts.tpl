import type { Accepts } from '../rule';

/** Requires `threshold` in every value. The rule `required` handles blank fields. */
export const accepts: Accepts = ( rule, input ) =>
	input
		.values( rule.field )
		.every( ( value ) => value === '' || value.includes( String( rule.threshold ?? '' ) ) );
