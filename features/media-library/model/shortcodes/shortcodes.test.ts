import { describe, expect, it } from 'vitest';
import {
	modelOf,
	SHORTCODE_CASES,
	SHORTCODE_KINDS,
	shortcodeOf,
	type ShortcodeCase,
} from '../../tests/support/shortcode-cases';
import { namedValues } from './shortcode';

const cases = SHORTCODE_CASES.map( ( row ): [ string, ShortcodeCase ] => [ row.text, row ] );

it( 'there are cases of all kinds', () => {
	const tags = new Set( SHORTCODE_CASES.map( ( row ) => shortcodeOf( row ).tag ) );
	expect( [ ...tags ].sort() ).toEqual( Object.keys( SHORTCODE_KINDS ).sort() );
	expect( SHORTCODE_CASES.length ).toBeGreaterThan( 400 );
} );

describe.each( cases )( '%j', ( _text, row ) => {
	const shortcode = shortcodeOf( row );
	const { print, keep, change } = SHORTCODE_KINDS[ shortcode.tag ]!;

	it( 'is read', () => {
		expect( modelOf( shortcode ) ).toEqual( row.model );
		expect( [ ...namedValues( shortcode ) ] ).toEqual( row.named );
	} );

	it( 'keeps each byte without a change', () => {
		const { index, text } = shortcode;
		expect( row.text.slice( index, index + text.length ) ).toBe( text );
		expect( keep( shortcode ) ).toBe( text );
	} );

	it( 'is printed', () => {
		expect( print( shortcode ) ).toBe( row.printed );
	} );

	it( 'is changed', () => {
		expect( change[ row.change ]!( shortcode ) ).toBe( row.changed );
	} );
} );
