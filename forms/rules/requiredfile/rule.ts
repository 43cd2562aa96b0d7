import type { Accepts } from '../rule';

/** At least one file. One that was not sent at all is missing, too. */
export const accepts: Accepts = ( rule, input ) => input.files( rule.field ).length > 0;
