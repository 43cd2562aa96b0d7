import { expect, it } from 'vitest';
import { iptcSegment, exif, exifSegment, fileWith, jpeg } from '../tests/support/images';
import { textOf, readerOf } from './bytes';
import { iptcIn, withIptc } from './iptc';
import { addMetadata, iptcOf, readJpeg } from './jpeg';

const CAPTION = '\x1c\x02\x78\0\x09In a boat';
const photo = ( ...segments: Uint8Array[] ) => fileWith( jpeg( segments ), 'a.jpg', 'image/jpeg' );

it( 'moves IPTC data of a photo into its new encoding, and nothing else of Photoshop', async () => {
	const iptc = await iptcOf( photo( exifSegment( exif() ), iptcSegment( 'In a boat' ) ) );
	expect( textOf( iptc! ) ).toBe( CAPTION );
	const changed = addMetadata( photo(), { exif: exif(), iptc } );
	expect( textOf( ( await iptcOf( changed ) )! ) ).toBe( CAPTION );
	const { blocks, isComplete, width } = await readJpeg( readerOf( changed ) );
	expect( { blocks: blocks.length, isComplete, width } ).toEqual( {
		...{ blocks: 1, isComplete: true, width: 40 },
	} );
} );

it( 'leaves out data that is too long', async () => {
	const jpegFile = photo();
	const changed = addMetadata( jpegFile, { exif: null, iptc: new Uint8Array( 70_000 ) } );
	expect( changed.size ).toBe( jpegFile.size );
} );

it.each( [ 'an odd text', 'an even text' ] )( 'reads what it wrote: %s', ( text ) => {
	const data = Uint8Array.from( text, ( char ) => char.charCodeAt( 0 ) );
	expect( textOf( iptcIn( withIptc( data ) )! ) ).toBe( text );
} );

it( 'finds none in cut data, whatever the length', () => {
	const content = iptcSegment( 'In a boat' ).subarray( 4 );
	const end = content.length - 14;
	for ( let length = 0; length < end; length++ ) {
		expect( iptcIn( content.slice( 0, length ) ) ).toBeNull();
	}
} );

it( 'finds none in other files', async () => {
	expect( await iptcOf( new File( [ 'Text' ], 'a.jpg' ) ) ).toBeNull();
	expect( await iptcOf( photo() ) ).toBeNull();
} );
