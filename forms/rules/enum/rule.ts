import type { Accepts } from '../rule';
import { toTexts } from '../lists';

/** One of the texts in `accept`, letter for letter. */
export const accepts: Accepts = ( rule, input ) => {
	const accepted = toTexts( rule.accept );
	return input.values( rule.field ).every( ( value ) => accepted.includes( value ) );
};
