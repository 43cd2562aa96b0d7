import { expect, it } from 'vitest';
import { dateText, dimensionsOf, extensionOf, sizeText } from './file-texts';

it( 'shows sizes as WordPress counts them', () => {
	expect( sizeText( 0, 'en' ) ).toBe( '0 bytes' );
	expect( sizeText( 233_884, 'en' ) ).toBe( '228 kB' );
	expect( sizeText( 5_400_000, 'en' ) ).toBe( '5.1 MB' );
	expect( sizeText( 5_400_000, 'de' ) ).toBe( '5,1 MB' );
} );

it( 'shows dimensions, extensions and dates', () => {
	expect( dimensionsOf( { width: 1600, height: 900 } ) ).toBe( '\u20661600 × 900\u2069 pixels' );
	expect( dimensionsOf( { width: 0, height: 900 } ) ).toBe( '' );
	expect( extensionOf( { filename: 'a.b.pdf' } ) ).toBe( 'PDF' );
	expect( extensionOf( { filename: 'readme' } ) ).toBe( '' );
	const newYear = Date.UTC( 2026, 0, 1, 3 );
	expect( dateText( newYear, 'America/New_York', 'en' ) ).toBe( 'Dec 31, 2025' );
	expect( dateText( newYear, 'nowhere', 'en' ) ).toBe( 'Jan 1, 2026' );
} );
