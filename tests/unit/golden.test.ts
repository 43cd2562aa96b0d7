// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expand, readParts, writeParts } from '../../scripts/golden/read.mjs';
import { newTables, toGolden } from '../../scripts/golden/write.mjs';

const BUTTON = `<div class="so-widget-sow-button so-widget-sow-button-wire-fae8d332153b" id="fixture" style="--pw-b:1em;--pw-a:#fff"><div class="ow-button-base is-wire">
	<a href="https://example.org/?a=1&amp;b=2" title="Say &quot;yes&quot;" class="sowb-button ow-hover"><span>Book <em>a</em> table &lt;now&gt;</span></a>
</div></div>`;

const GOLDEN = `<div class="so-widget-sow-button so-widget-sow-button-wire-HASH" id="fixture" style="
	--pw-a:#fff;
	--pw-b:1em;
">
	<div class="is-wire ow-button-base">
		<a class="ow-hover sowb-button" href="https://example.org/?a=1&amp;b=2" title="Say &quot;yes&quot;">
			<span>
				Book&#32;
				<em>a</em>
				&#32;table &lt;now&gt;
			</span>
		</a>
	</div>
</div>
`;

describe( 'golden HTML', () => {
	it( 'is a tree with one element a line', () => {
		expect( toGolden( BUTTON ) ).toBe( GOLDEN );
	} );

	it( 'is empty for no HTML', () => {
		expect( toGolden( ' \n' ) ).toBe( '' );
	} );

	it.each( [
		[ 'another hash of the settings', 'fae8d332153b', '0123456789ab' ],
		[ 'another order of attributes', /(title="[^"]*") (class="[^"]*")/, '$2 $1' ],
		[ 'another order of classes', 'ow-button-base is-wire', 'is-wire  ow-button-base' ],
		[
			'another order of custom properties',
			'--pw-b:1em;--pw-a:#fff',
			'--pw-a: #fff; --pw-b:1em;',
		],
		[ 'whitespace between blocks', '\n</div></div>', '</div>\n\n\t</div>' ],
		[ 'longer whitespace in a text', 'Book <em>', 'Book\n\t <em>' ],
		[ 'another spelling of an entity', '&quot;yes&quot;', '&#34;yes&#34;' ],
	] )( 'does not change with %s', ( _what, from, to ) => {
		const changed = BUTTON.replace( from, to );
		expect( changed ).not.toBe( BUTTON );
		expect( toGolden( changed ) ).toBe( GOLDEN );
	} );

	it.each( [
		[ 'a lost attribute', / title="[^"]*"/, '' ],
		[ 'another URL', 'a=1', 'a=2' ],
		[ 'a lost escape in a text', '&lt;now&gt;', '<now>' ],
		[ 'a lost escape in an attribute', '&quot;yes&quot;', '"yes"' ],
		[ 'another text', 'table', 'chair' ],
		[ 'a missing element', /<\/?em>/g, '' ],
		[ 'a missing end tag', '</em>', '' ],
		[ 'a missing end tag at the end', /<\/div>$/, '' ],
		[ 'a duplicate attribute', ' title=', ' href="#" title=' ],
		[ 'a lost class', ' is-wire', '' ],
		[ 'another custom property', '#fff', '#eee' ],
		[ 'a lost space between words', 'Book <em>', 'Book<em>' ],
		[ 'another element', /em>/g, 'i>' ],
		[ 'a no-break space for a space', 'Book <em>', 'Book&nbsp;<em>' ],
	] )( 'changes with %s', ( _what, from, to ) => {
		const changed = BUTTON.replace( from, to );
		expect( changed ).not.toBe( BUTTON );
		expect( toGolden( changed ) ).not.toBe( GOLDEN );
	} );

	it( 'changes in one line with an additional class', () => {
		const before = GOLDEN.split( '\n' );
		const after: string[] = toGolden( BUTTON.replace( 'is-wire', 'is-wire is-new' ) ).split(
			'\n'
		);
		expect( after.length ).toBe( before.length );
		expect( after.filter( ( line, i ) => line !== before[ i ] ) ).toHaveLength( 1 );
	} );

	it( 'keeps visible whitespace', () => {
		expect( toGolden( '<textarea>a\n b</textarea> <pre>c\n\td</pre>' ) ).toBe(
			'<textarea>a&#10; b</textarea>\n<pre>c&#10;&#9;d</pre>\n'
		);
		expect( toGolden( '<p><b>a</b> <i> b </i></p> <p>c<br> d</p>' ) ).toBe(
			'<p>\n\t<b>a</b>\n\t&#32;\n\t<i>b</i>\n</p>\n<p>\n\tc\n\t<br>\n\td\n</p>\n'
		);
	} );

	it( 'keeps semicolons inside a value of a style', () => {
		expect(
			toGolden( `<i style="--a:url(&quot;data:image/svg+xml;x&quot;);--b:1"></i>` )
		).toBe( `<i style="\n\t--a:url(&quot;data:image/svg+xml;x&quot;);\n\t--b:1;\n"></i>\n` );
	} );
} );

describe( 'shared parts of golden HTML', () => {
	const path = `M0 0${ 'L10 10'.repeat( 60 ) }`;
	const icon = ( d: string, more = '' ) =>
		`<svg viewBox="0 0 9 9" width="1em"><path d="${ d }"${ more }/></svg>`;
	const nested = ( text: string, data = '3fa9c2d1' ) =>
		`<div class="so-widget-sow-button" data-nested-widget="button ${ data }"><a href="#">${ icon( path ) }${ text }</a></div>`;

	it( 'shows a long drawing as its digest', () => {
		const golden = toGolden( icon( path ) );
		expect( golden ).toMatch(
			/^<svg data-drawing="[0-9a-f]{8}" viewBox="0 0 9 9" width="1em"><\/svg>\n$/
		);
		expect( toGolden( icon( `${ path }Z` ) ) ).not.toBe( golden );
		expect( toGolden( icon( path, ' onload="x"' ) ) ).toContain( 'onload' );
	} );

	it( 'shows a widget inside a widget as its kind and a digest of its data', () => {
		const tables = newTables();
		expect( toGolden( `<div>${ nested( 'One' ) }</div>`, tables ) ).toBe(
			'<div>\n\t<sowb-button data="3fa9c2d1"></sowb-button>\n</div>\n'
		);
		expect( Object.keys( tables.nested.button ) ).toEqual( [ '3fa9c2d1' ] );
		expect( toGolden( nested( 'Two' ), tables ) ).toBe(
			'<sowb-button data="3fa9c2d1-2"></sowb-button>\n'
		);
	} );

	it( 'can be converted back to HTML', () => {
		const html = `<div><p>A <b>b</b> c</p>${ nested( 'One' ) }${ nested( 'Two', '11111111' ) }</div>`;
		const tables = newTables();
		const golden = toGolden( html, tables );
		const stored = {
			drawings: readParts( writeParts( tables.drawings ) ),
			nested: { button: readParts( writeParts( tables.nested.button ) ) },
		};
		const whole = html.replace( / data-nested-widget="[^"]*"/g, '' );
		expect( toGolden( expand( golden, stored ) ) ).toBe( toGolden( whole ) );
	} );

	it( 'reports a missing part', () => {
		expect( () =>
			expand( '<sowb-button data="3fa9c2d1"></sowb-button>\n', { drawings: {}, nested: {} } )
		).toThrow( 'npm run fixtures' );
	} );
} );
