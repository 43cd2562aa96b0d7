import type { Accepts } from '../rule';

/** Each of `rules` is kept. What fails speaks for itself; the group does where it has no words. */
export const accepts: Accepts = ( { rules = [] }, input, keeps ) =>
	rules.every( ( inner ) => keeps( inner, input ) );
