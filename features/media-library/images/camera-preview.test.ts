import { expect, it } from 'vitest';
import { QUADRANTS } from '../tests/support/camera-preview';
import { exif, exifSegment, fileWith, jpeg, xmpSegment } from '../tests/support/images';
import { readCameraPreview } from './camera-preview';

const photo = ( ...segments: Uint8Array[] ) =>
	fileWith( jpeg( segments, 400, 300 ), 'a.jpg', 'image/jpeg' );
const withPreview = ( preview: Uint8Array ) => exifSegment( exif( { orientation: 6, preview } ) );

it( 'finds the preview of a photo with its orientation', async () => {
	const found = ( await readCameraPreview(
		photo( xmpSegment( 'text' ), withPreview( QUADRANTS ) )
	) )!;
	expect( found ).toMatchObject( { orientation: 6, width: 400, height: 300 } );
	expect( new Uint8Array( await found.image.arrayBuffer() ) ).toEqual( QUADRANTS );
} );

it.each( [
	[ 'a photo without one', photo( exifSegment( exif() ) ) ],
	[ 'a photo without metadata', photo() ],
	[ 'a preview that is no JPEG', photo( withPreview( new Uint8Array( 50 ) ) ) ],
	[ 'another file', new File( [ 'Text' ], 'a.jpg' ) ],
	[ 'an empty file', new File( [], 'a.jpg' ) ],
] )( 'finds none in %s', async ( _what, file ) => {
	expect( await readCameraPreview( file ) ).toBeNull();
} );
