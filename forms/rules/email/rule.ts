import type { Accepts } from '../rule';

/** Local part; then two labels or more, none edged by a hyphen. */
const ADDRESS =
	/^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?!-)[a-z0-9-]+(?<!-)(?:\.(?!-)[a-z0-9-]+(?<!-))+$/i;

/** One address, as mail servers everywhere take it: no quotes, no comments, no letters beyond ASCII. */
export const accepts: Accepts = ( rule, input ) =>
	input.values( rule.field ).every( ( value ) => value.length >= 6 && ADDRESS.test( value ) );
