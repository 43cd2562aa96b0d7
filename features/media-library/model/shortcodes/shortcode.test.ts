import { describe, expect, it } from 'vitest';
import { changeShortcode } from './change-shortcode';
import { findShortcodes, namedValues, printShortcode } from './shortcode';

const TAGS = [ 'gallery', 'video' ];
const one = ( text: string ) => findShortcodes( text, TAGS )[ 0 ]!;
const texts = ( text: string ) => findShortcodes( text, TAGS ).map( ( found ) => found.text );

describe( 'shortcodes are found', () => {
	it.each< [ string, string[] ] >( [
		[ 'no shortcode, not even [gal] or [galleryx]', [] ],
		[ 'a [gallery] b [video]c[/video] d', [ '[gallery]', '[video]c[/video]' ] ],
		[ '[[gallery]] and [[video]a[/video]]', [] ],
		[ '[[gallery] and [video]]', [ '[gallery]', '[video]' ] ],
		[ '[video]a [gallery][/video]', [ '[video]a [gallery][/video]' ] ],
		[ '[gallery] [video]', [ '[gallery]', '[video]' ] ],
		[ '[gallery][video][/gallery', [ '[gallery]', '[video]' ] ],
		[ '[gallery ids="1"', [] ],
		[ '[video /]a[/video]', [ '[video /]' ] ],
	] )( 'in %j', ( text, found ) => {
		expect( texts( text ) ).toEqual( found );
	} );

	it( 'with their places, so that a text can be replaced', () => {
		const text = 'é [[gallery]] [gallery ids="1"]';
		const { index, text: found } = one( text );
		expect( text.slice( index ) ).toBe( found );
	} );

	it( 'also where thousands have no end', () => {
		expect( texts( '[video][gallery]'.repeat( 20_000 ) ) ).toHaveLength( 40_000 );
		expect( texts( '[gallery '.repeat( 100_000 ) ) ).toEqual( [] );
	} );
} );

describe( 'a change', () => {
	const change = ( text: string, changes: Record< string, string | null >, content?: string ) =>
		changeShortcode( one( text ), new Map( Object.entries( changes ) ), content );

	it( 'removes an attribute with all its repetitions', () => {
		expect( change( '[gallery a=\'1\' b=2 A="3" c]', { a: null } ) ).toBe( '[gallery b=2 c]' );
	} );

	it( 'changes the repetition that counts, and keeps the case of the name', () => {
		expect( change( '[gallery a="1" A="2"]', { a: '3' } ) ).toBe( '[gallery a="1" A="3"]' );
	} );

	it.each( [
		[ "it's", '[gallery a="it\'s"]' ],
		[ 'a "word"', '[gallery a=\'a "word"\']' ],
		[ 'it\'s "both"', '[gallery a="it\'s &quot;both&quot;"]' ],
		[ '[b]', '[gallery a="[b&#93;"]' ],
		[ '$& $1', '[gallery a="$& $1"]' ],
	] )( 'to %s can be read again', ( value, text ) => {
		expect( change( '[gallery]', { a: value } ) ).toBe( text );
		expect( texts( text ) ).toEqual( [ text ] );
	} );

	it( 'adds content, which cannot end the shortcode', () => {
		const text = change( '[video src="a" /]', {}, 'a[/video]b' );
		expect( text ).toBe( '[video src="a" ]a&#91;/video]b[/video]' );
		expect( texts( text ) ).toEqual( [ text ] );
	} );

	it( 'replaces a text with broken quotes as a whole', () => {
		const broken = '[gallery "x b="1" ids="2]';
		const changed = change( broken, { ids: '3' } );
		expect( namedValues( one( changed ) ).get( 'ids' ) ).toBe( '3' );
		expect( texts( changed ) ).toEqual( [ changed ] );
	} );
} );

it( 'a new shortcode has no closing tag, unless it has content', () => {
	expect( printShortcode( 'gallery', [ [ 'ids', '1' ] ] ) ).toBe( '[gallery ids="1"]' );
	expect( printShortcode( 'video', [], '' ) ).toBe( '[video][/video]' );
} );
