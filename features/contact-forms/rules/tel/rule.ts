import type { Accepts } from '../rule';

/**
 * Requires 6 to 15 digits with the usual separators; a plus counts as a digit. Ignores an extension
 * after `#` or `*`.
 */
export const accepts: Accepts = ( rule, input ) => input.values( rule.field ).every( isNumber );

function isNumber( value: string ): boolean {
	const number = value
		.replace( /[#*][^]*/, '' )
		.replace( /[()/.\-\s\u0085]/g, '' )
		.replace( /^(?:\++|00)0*/, '+' );
	return /^(?=.{6,15}$)\+?[0-9]+$/.test( number );
}
