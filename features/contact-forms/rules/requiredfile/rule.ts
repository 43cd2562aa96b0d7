import type { Accepts } from '../rule';

/** Requires at least one file. A field that was not sent has none. */
export const accepts: Accepts = ( rule, input ) => input.files( rule.field ).length > 0;
