import type { Accepts } from '../rule';

/** Passes when at least one of `rules` passes; fails without rules. */
export const accepts: Accepts = ( { rules = [] }, input, keeps ) =>
	rules.some( ( inner ) => keeps( inner, input ) );
