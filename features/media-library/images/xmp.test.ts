import { describe, expect, it } from 'vitest';
import { XMP_WITH_PLACE } from '../tests/support/images';
import { hasXmpPlace, withoutXmpPlace } from './xmp';

const encode = ( text: string ) => new TextEncoder().encode( text );
const clean = ( text: string ) => {
	const result = withoutXmpPlace( encode( text ) );
	return result && new TextDecoder().decode( result );
};

describe( 'the place in XMP', () => {
	it( 'is replaced by spaces, and the rest stays', () => {
		const after = clean( XMP_WITH_PLACE )!;
		expect( after ).toHaveLength( XMP_WITH_PLACE.length );
		expect( after ).not.toMatch( /GPS|52,30|13,24|34\/1/ );
		expect( after ).toContain( 'dc:title="Harbor"' );
		expect( after ).toContain( '<dc:creator>Ada</dc:creator></rdf:Description></x:xmpmeta>' );
	} );

	it( 'is found with other prefixes, empty elements and other letters', () => {
		expect( clean( '<a e:GPSLatitude = "1"/>' ) ).toMatch( /^<a +\/>$/ );
		expect( clean( '<é:GPSLatitude rdf:resource="1" />x' ) ).toMatch( /^\s*x$/ );
		expect( clean( '<e:GPSLatitude>\n<b>1</b></e:GPSLatitude >x' ) ).toMatch( /^\s*x$/ );
	} );

	it.each( [
		[ 'is not closed', '<e:GPSLatitude>1' ],
		[ 'has no prefix', '<GPSLatitude>1</GPSLatitude>' ],
		[ 'is in UTF-16', [ ...'<e:GPSLatitude/>' ].join( '\0' ) ],
		[ 'is in a text', '<a b="the GPSLatitude"/>' ],
		[ 'is in a very long text', `${ ' '.repeat( 1024 ** 2 ) }<e:GPSLatitude/>` ],
	] )( 'is not removed if it %s', ( _why, text ) => {
		expect( hasXmpPlace( encode( text ) ) ).toBe( true );
		expect( clean( text ) ).toBeNull();
	} );

	it( 'is searched once, also in a million characters that look like it', () => {
		expect( clean( '<e:GPSLatitude>'.repeat( 65_000 ) ) ).toBeNull();
		expect( clean( `a:GPSx=${ '"'.repeat( 900_000 ) } GPSLatitude` ) ).toBeNull();
	} );

	it( 'leaves text without a place as it is', () => {
		const bytes = encode( '<a dc:title="GPS receivers"/>' );
		expect( withoutXmpPlace( bytes ) ).toBe( bytes );
	} );
} );
