import { expect, it } from 'vitest';
import { fromHtml, toHtml } from './embed-html';

it.each( [
	[ 'A "red" hut', 'A &quot;red&quot; hut' ],
	[ '<b>1 & 2</b>', '&lt;b&gt;1 &amp; 2&lt;/b&gt;' ],
	[ '&quot;', '&amp;quot;' ],
] )( 'the text %s is the HTML %s, and back', ( text, html ) => {
	expect( toHtml( text ) ).toBe( html );
	expect( fromHtml( html ) ).toBe( text );
} );
