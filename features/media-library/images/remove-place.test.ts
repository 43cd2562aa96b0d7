import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
	exif,
	exifSegment,
	fileWith,
	heif,
	join,
	jpeg,
	png,
	webp,
	xmpSegment,
	XMP_WITH_PLACE,
} from '../tests/support/images';
import { readImage } from './read-image';
import { removePlace } from './remove-place';

const ITXT = `XML:com.adobe.xmp\0\0\0\0\0${ XMP_WITH_PLACE }`;
const bytesOf = async ( file: Blob ) => new Uint8Array( await file.arrayBuffer() );

/** Each format with the place in all forms, and with none. */
const FORMATS = {
	jpeg: [
		jpeg( [ exifSegment( exif() ), xmpSegment( XMP_WITH_PLACE ) ] ),
		jpeg( [ exifSegment( exif( { gps: null } ) ) ] ),
	],
	png: [
		png( [ 'iTXt', ITXT ], [ 'IDAT', 'pixels' ], [ 'eXIf', exif() ] ),
		png( [ 'eXIf', exif( { gps: null } ) ], [ 'tEXt', 'Title\0Harbor' ] ),
	],
	webp: [
		webp( [
			...( [ [ 'VP8 ', 'pixels' ] ] as const ),
			[ 'EXIF', exif() ],
			[ 'XMP ', XMP_WITH_PLACE ],
		] ),
		webp( [ [ 'VP8 ', 'pixels' ] ] ),
	],
	heic: [ heif(), heif( { data: exif( { gps: null } ), xmp: 'none' } ) ],
	avif: [
		heif( { brand: 'avif' } ),
		heif( { brand: 'avif', data: exif( { gps: null } ), xmp: '' } ),
	],
} as const;

describe.each( Object.entries( FORMATS ) )(
	'the place in %s',
	( format, [ withPlace, without ] ) => {
		it( 'is found', async () => {
			expect( await readImage( fileWith( withPlace ) ) ).toMatchObject( {
				...{ format, hasPlace: true, isComplete: true, isAnimated: false },
				...( format.length === 4 && format !== 'heic' && format !== 'avif'
					? { width: 40, height: 30 }
					: {} ),
			} );
			expect( await readImage( fileWith( without ) ) ).toMatchObject( {
				format,
				hasPlace: false,
			} );
		} );

		it( 'is removed, and all other bytes stay', async () => {
			const file = fileWith( withPlace, 'a.jpg', 'image/x' );
			const cleaned = ( await removePlace( file, ( await readImage( file ) )! ) )!;
			const [ name, type, size, time ] = [ 'a.jpg', 'image/x', file.size, file.lastModified ];
			expect( cleaned ).toMatchObject( { name, type, size, lastModified: time } );
			const image = ( await readImage( cleaned ) )!;
			expect( image ).toMatchObject( { format, hasPlace: false } );
			const after = await bytesOf( cleaned );
			const kept = withPlace.filter( ( byte, at ) => byte === after[ at ] ).length;
			expect( kept ).toBeGreaterThan( withPlace.length - 330 );
			const text = String.fromCharCode( ...after );
			expect( text ).toContain( '2026:05:04 03:02:01' );
			expect( text ).not.toContain( '52,30' );
			// Again, it is the same file.
			expect( await bytesOf( ( await removePlace( cleaned, image ) )! ) ).toEqual( after );
		} );

		it( 'is never removed from a file that ends too early in a way that changes other parts', async () => {
			for ( let length = 0; length < withPlace.length; length += 7 ) {
				const file = fileWith( withPlace.slice( 0, length ) );
				const image = await readImage( file );
				const cleaned = image && ( await removePlace( file, image ) );
				if ( cleaned ) {
					expect( cleaned.size ).toBe( length );
					expect( ( await readImage( cleaned ) )?.hasPlace ).toBe( false );
				}
			}
		} );
	}
);

describe( 'the place', () => {
	it( 'is removed from parts of a PNG with right checksums, and from compressed text as a whole', async () => {
		const file = fileWith(
			png( [ 'zTXt', 'Raw profile type exif\0\0x' ], [ 'eXIf', exif() ] )
		);
		const after = await bytesOf( ( await removePlace( file, ( await readImage( file ) )! ) )! );
		expect( String.fromCharCode( ...after ) ).not.toContain( 'Raw' );
		const start = String.fromCharCode( ...after ).indexOf( 'eXIf' );
		const view = new DataView( after.buffer );
		const end = start + 4 + view.getUint32( start - 4 );
		expect( view.getUint32( end ) ).toBe( crc32( after.subarray( start, end ) ) );
	} );

	it( 'is removed from all images in a JPEG', async () => {
		const list = ( offset: number ) => {
			const bytes = new Uint8Array( 8 + 2 + 12 + 4 + 32 );
			const view = new DataView( bytes.buffer );
			view.setUint32( 0, 0x4d4d002a );
			view.setUint32( 4, 8 );
			view.setUint16( 8, 1 );
			view.setUint32( 10, 0xb0020007 );
			view.setUint32( 14, 32 );
			view.setUint32( 18, 26 );
			view.setUint32( 26 + 16 + 8, offset );
			return bytes;
		};
		const first = ( offset: number ) =>
			jpeg( [ join( [ 0xff, 0xe2, 0, 64 ], [ 77, 80, 70, 0 ], list( offset ) ) ] );
		const bytes = join( first( first( 0 ).length - 10 ), jpeg() );
		const file = fileWith( bytes );
		const image = ( await readImage( file ) )!;
		expect( image ).toMatchObject( { hasPlace: true, width: 40 } );
		expect( image.blocks ).toHaveLength( 1 );
		const cleaned = ( await removePlace( file, image ) )!;
		expect( await readImage( cleaned ) ).toMatchObject( { hasPlace: false } );
	} );

	it( 'may be in a damaged file, which is not changed', async () => {
		for ( const bytes of [
			join( [ 0xff, 0xd8, 0xff, 0xe1, 0, 1 ], [ 1, 2, 3 ] ),
			heif( { parts: 2 } ),
			join( heif().slice( 0, 20 ), [ 0, 0, 0, 0 ] ),
		] ) {
			const file = fileWith( bytes );
			const image = ( await readImage( file ) )!;
			expect( image ).toMatchObject( { hasPlace: true, isComplete: false } );
			expect( await removePlace( file, image ) ).toBeNull();
		}
	} );

	it.each( [
		[ 'empty', [] ],
		[ 'text', [ 65, 66, 67 ] ],
		[ 'GIF', [ 71, 73, 70, 56 ] ],
	] )( 'is not searched in other files: %s', async ( _name, bytes ) => {
		expect( await readImage( fileWith( Uint8Array.from( bytes ) ) ) ).toBeNull();
	} );

	it( 'is not lost in long metadata: 64 kB of EXIF before it', async () => {
		const long = new Uint8Array( 65_000 );
		long.set( exif() );
		const file = fileWith( jpeg( [ exifSegment( long ), exifSegment( long ) ] ) );
		const cleaned = await removePlace( file, ( await readImage( file ) )! );
		expect( await readImage( cleaned! ) ).toMatchObject( { hasPlace: false, height: 30 } );
	} );
} );
