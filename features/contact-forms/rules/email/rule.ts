import type { Accepts } from '../rule';

/** Local part, then two or more labels without hyphens at their ends. */
const ADDRESS =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?!-)[a-z0-9-]+(?<!-)(?:\.(?!-)[a-z0-9-]+(?<!-))+$/i;

/**
 * Requires an address that every mail server accepts: without quotes, comments or characters beyond
 * ASCII.
 */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => value.length >= 6 && ADDRESS.test( value ) );
