import type { Accepts } from '../rule';

/**
 * Passes when each of `rules` passes. The message is that of the failed rule, or that of the group.
 */
export const accepts: Accepts = ( { rules = [] }, input, keeps ) =>
	rules.every( ( inner ) => keeps( inner, input ) );
