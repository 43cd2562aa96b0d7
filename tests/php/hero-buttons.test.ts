// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/hero-buttons.php' );

const render = ( content: string ) => call< string >( 'render', content );
const count = ( html: string ) => html.split( 'sow-hero-buttons' ).length - 1;

describe( 'the placeholder of buttons', () => {
	it.each( [
		[ 'an attribute', '<p><a href="#x" title="[buttons]">A</a></p>', 'title="[buttons]"' ],
		[
			'an attribute in single quotes',
			`<p><img alt='a [buttons] b' src="/x.png"></p>`,
			'alt="a [buttons] b"',
		],
		[ 'a URL', '<p><a href="/?a=[buttons]">A</a></p>', 'href="' ],
		[ 'the attribute of a paragraph', '<p title="[buttons]">Text</p>', 'title="[buttons]"' ],
		[
			'an attribute that contains the end of a tag',
			'<p title="a>[buttons]">Text</p>',
			'[buttons]"',
		],
	] )( 'in %s is text, and the buttons come last', async ( _name, content, kept ) => {
		const html = await render( content );
		expect( html ).toContain( kept );
		expect( count( html ) ).toBe( 1 );
		expect( html.indexOf( kept ) ).toBeLessThan( html.indexOf( 'sow-hero-buttons' ) );
		expect( html ).not.toMatch( /="[^"<]*<div class="sow-hero-buttons/ );
	} );

	it( 'in the text is replaced, with any attributes', async () => {
		const html = await render(
			'<p title="x>y [buttons]">Before</p><p class="a">[buttons]</p><p>After [buttons]</p>'
		);
		expect( count( html ) ).toBe( 1 );
		expect( html ).toMatch(
			/Before<\/p>\s*<div class="a"><div class="sow-hero-buttons">[\s\S]*After/
		);
		expect( html ).not.toMatch( /[\u{E0B7}\u{E0B8}]/u );
	} );
} );
