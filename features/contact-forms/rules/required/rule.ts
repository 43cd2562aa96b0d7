import type { Accepts } from '../rule';

/** Requires at least one value; "0" is one. */
export const accepts: Accepts = ( rule, input ) => input.values( rule.field ).length > 0;
