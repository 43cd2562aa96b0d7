import { expect, it } from 'vitest';
import { asTyped } from './as-typed';

it.each( [
	[ 'Fish &amp; chips', 'Fish & chips' ],
	[ '5 &lt; 6 &gt; 4', '5 < 6 > 4' ],
	[ 'I &lt;3 <b>you</b>', 'I <3 <b>you</b>' ],
	[ 'How to write &lt;b&gt;', 'How to write &lt;b>' ],
	[ 'How to write &amp;lt;', 'How to write &amp;lt;' ],
	[ 'A&nbsp;B &eacute;', 'A&nbsp;B &eacute;' ],
] )( '%s is parsed as %s', ( stored, typed ) => {
	expect( asTyped( stored ) ).toBe( typed );
} );
