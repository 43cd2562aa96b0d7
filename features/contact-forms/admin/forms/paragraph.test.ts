import { expect, it } from 'vitest';
import { paragraphAt } from './paragraph';

/** Templates before and after; `|` is the cursor, missing when the template was never clicked. */
it.each( [
	[ '', '[new]|' ],
	[ '|', '[new]|' ],
	[ 'a|', 'a\n\n[new]|' ],
	[ '|a', '[new]|\n\na' ],
	[ 'a|b\n\nc', 'ab\n\n[new]|\n\nc' ],
	[
		'<label> Na|me\n    [text a] </label>\n\n[submit]',
		'<label> Name\n    [text a] </label>\n\n[new]|\n\n[submit]',
	],
	[ '<label> Name\n  |  [text a] </label>', '<label> Name\n    [text a] </label>\n\n[new]|' ],
	[ 'a\n\n|[submit "Send"]', 'a\n\n[new]|\n\n[submit "Send"]' ],
	[ 'a\n\n  |  b', 'a\n\n[new]|\n\n    b' ],
	[ 'a\n|\nb', 'a\n\n[new]|\n\nb' ],
	[ 'a\n\n|\n\nb', 'a\n\n[new]|\n\nb' ],
	[ 'a\n \t\n|b', 'a\n\n[new]|\n\nb' ],
	[ 'a\n\n\n|', 'a\n\n[new]|' ],
	[ 'a\n\nb [submit "Send"] c\n\nd', 'a\n\n[new]|\n\nb [submit "Send"] c\n\nd' ],
	[ '[submit "Send"]', '[new]|\n\n[submit "Send"]' ],
	[ 'a\nb', 'a\nb\n\n[new]|' ],
] )( 'a new field gets its own paragraph: %j', ( before, after ) => {
	const at = before.indexOf( '|' );
	const whole = before.replace( '|', '' );
	const { start, end, text, cursor } = paragraphAt( whole, at < 0 ? null : at, '[new]' );
	const found = whole.slice( 0, start ) + text + whole.slice( end );
	expect( `${ found.slice( 0, cursor ) }|${ found.slice( cursor ) }` ).toBe( after );
} );
