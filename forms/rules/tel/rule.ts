import type { Accepts } from '../rule';

/** 6 to 15 digits with what people write between them; a plus counts as one. What follows `#` or `*` is for the one who is called. */
export const accepts: Accepts = ( rule, input ) => input.values( rule.field ).every( isNumber );

function isNumber( value: string ): boolean {
	const number = value
		.replace( /[#*][^]*/, '' )
		.replace( /[()/.\-\s\u0085]/g, '' )
		.replace( /^(?:\++|00)0*/, '+' );
	return /^(?=.{6,15}$)\+?[0-9]+$/.test( number );
}
