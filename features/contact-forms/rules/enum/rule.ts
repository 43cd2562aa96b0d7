import type { Accepts } from '../rule';
import { toTexts } from '../lists';

/** Requires one of the texts in `accept`, with equal case. */
export const accepts: Accepts = ( rule, input ) => {
	const accepted = toTexts( rule.accept );
	return input.values( rule.field ).every( ( value ) => accepted.includes( value ) );
};
