import { afterEach, describe, expect, it } from 'vitest';
import { safeLink } from './safe-link';

afterEach( () => {
	delete window.sowb_slider_allowed_protocols;
} );

describe( 'valid links', () => {
	it.each( [
		[ 'https://example.org/a?b=c#d' ],
		[ 'http://example.org' ],
		[ '//example.org/a' ],
		[ '/there' ],
		[ 'there/and/back' ],
		[ '../up' ],
		[ '#part' ],
		[ '?page=2' ],
		[ '/100%' ],
		[ '/caf%C3%A9' ],
		[ '/a%20b' ],
	] )( '%j', ( url ) => {
		expect( safeLink( url ) ).toBe( url );
	} );

	it( 'removes surrounding whitespace and control characters', () => {
		expect( safeLink( '  /there\n ' ) ).toBe( '/there' );
		expect( safeLink( 'https://exa\u0000mple.org/' ) ).toBe( 'https://example.org/' );
	} );
} );

describe( 'invalid links', () => {
	it.each( [
		[ '' ],
		[ '   ' ],
		[ 'javascript:alert(1)' ],
		[ 'JavaScript:alert(1)' ],
		[ ' javascript:alert(1)' ],
		[ 'java\tscript:alert(1)' ],
		[ 'java\nscript:alert(1)' ],
		[ '\u0001javascript:alert(1)' ],
		[ '\u00a0javascript:alert(1)' ],
		[ 'java script:alert(1)' ],
		[ '%6Aavascript:alert(1)' ],
		[ '%256Aavascript:alert(1)' ],
		[ '%2525256Aavascript:alert(1)' ],
		[ 'java%09script:alert(1)' ],
		[ '/away?to=javascript:alert(1)' ],
		[ 'vbscript:x' ],
		[ 'data:text/html,<script>alert(1)</script>' ],
		[ 'blob:https://example.org/1' ],
		[ 'file:///etc/passwd' ],
		[ 'mailto:a@example.org' ],
		[ 'tel:123' ],
		[ 'https://' ],
		[ `/${ '%25'.repeat( 1 ).padEnd( 60, '25' ) }6Aavascript:` ],
	] )( '%j', ( url ) => {
		expect( safeLink( url ) ).toBe( '' );
	} );
} );

it( 'allows the site’s other protocols, but never scripts', () => {
	window.sowb_slider_allowed_protocols = [ 'mailto', 'tel:', 'javascript' ];
	expect( safeLink( 'mailto:a@example.org' ) ).toBe( 'mailto:a@example.org' );
	expect( safeLink( 'tel:123' ) ).toBe( 'tel:123' );
	expect( safeLink( 'https://example.org/' ) ).toBe( '' );
	expect( safeLink( 'javascript:alert(1)' ) ).toBe( '' );
} );
