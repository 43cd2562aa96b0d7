import { afterEach, describe, expect, it } from 'vitest';
import { changeOf, formatMoment, formatNumber, locale } from './format';

afterEach( () => document.documentElement.removeAttribute( 'lang' ) );

describe( 'numbers and dates', () => {
	it( 'are in the language of the page', () => {
		document.documentElement.lang = 'de-DE';
		expect( formatNumber( 1234567 ) ).toBe( '1.234.567' );
		expect( formatMoment( '2026-11-30', 'day', 'full' ) ).toBe( 'Montag, 30. November 2026' );
		document.documentElement.lang = 'en-US';
		expect( formatNumber( 1234567 ) ).toBe( '1,234,567' );
		expect( formatMoment( '2026-11-30 14', 'hour', 'short' ) ).toMatch( /^2:00\sPM$/ );
		expect( formatMoment( '2026-11', 'month', 'full' ) ).toBe( 'November 2026' );
	} );

	it( 'work with an invalid language', () => {
		document.documentElement.lang = 'no_such language';
		expect( locale() ).toBeUndefined();
		expect( formatNumber( 5 ) ).toBe( '5' );
	} );

	it( 'have no change without an earlier value', () => {
		expect( changeOf( 5, 0 ) ).toBeNull();
		expect( changeOf( 5, null ) ).toBeNull();
		expect( changeOf( 15, 10 ) ).toBe( 0.5 );
	} );
} );
