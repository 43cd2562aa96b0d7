import type { Accepts } from '../rule';

/** One of `rules` is kept at least; of none, nothing is. */
export const accepts: Accepts = ( { rules = [] }, input, keeps ) =>
	rules.some( ( inner ) => keeps( inner, input ) );
