import { describe, expect, it } from 'vitest';
import { QUADRANTS } from '../tests/support/camera-preview';
import { exif, GPS } from '../tests/support/images';
import { forTurnedImage, readTiff, withoutPlace } from './tiff';

const text = ( bytes: Uint8Array ) => String.fromCharCode( ...bytes );
const pointerAt = ( bytes: Uint8Array ) => readTiff( bytes )!.pointers[ 0 ]!.entry;

describe.each( [ true, false ] )( 'EXIF data in little endian: %s', ( isLittle ) => {
	it( 'says place and orientation', () => {
		expect( readTiff( exif( { isLittle } ) ) ).toMatchObject( {
			hasPlace: true,
			orientation: 6,
		} );
		expect( readTiff( exif( { isLittle, gps: null } ) ) ).toMatchObject( { hasPlace: false } );
		const version = exif( { isLittle, gps: GPS.slice( 0, 1 ) } );
		expect( readTiff( version ) ).toMatchObject( { hasPlace: false } );
	} );

	it( 'says where the preview is', () => {
		const bytes = exif( { isLittle, preview: QUADRANTS } );
		const { start, end } = readTiff( bytes )!.preview!;
		expect( bytes.subarray( start, end ) ).toEqual( QUADRANTS );
		expect( readTiff( exif( { isLittle } ) )!.preview ).toBeNull();
		expect( readTiff( bytes.slice( 0, -1 ) )!.preview ).toBeNull();
		expect( withoutPlace( bytes )!.subarray( start, end ) ).toEqual( QUADRANTS );
	} );

	it( 'loses the place and nothing else', () => {
		const before = exif( { isLittle } );
		const after = withoutPlace( before )!;
		expect( after ).toHaveLength( before.length );
		expect( readTiff( after ) ).toMatchObject( {
			...{ hasPlace: false, orientation: 6, pointers: [], isDamaged: false },
		} );
		for ( const kept of [ 'Camera', 'behind the place', '2026:05:04 03:02:01', 'Lens' ] ) {
			expect( text( after ) ).toContain( kept );
		}
		// The preview is still found behind the shorter list.
		expect( readTiff( after )!.previewAt ).toBe( readTiff( before )!.previewAt - 12 );
		for ( const { start, end } of readTiff( before )!.gps ) {
			expect( after.subarray( start, end ).every( ( byte ) => byte === 0 ) ).toBe( true );
		}
		expect( withoutPlace( after ) ).toBe( after );
	} );

	it( 'fits turned pixels: no orientation and no preview', () => {
		const turned = readTiff( forTurnedImage( exif( { isLittle } ) )! );
		expect( turned ).toMatchObject( { orientation: 1, previewAt: 0, hasPlace: true } );
	} );
} );

describe( 'hostile EXIF data', () => {
	it.each( [ 0, 1, 2, 4, 7, 8, 9, 12, 30, 100 ] )( 'may end after %d bytes', ( length ) => {
		const bytes = exif().slice( 0, length );
		expect( readTiff( bytes )?.hasPlace ?? false ).toBe( false );
		withoutPlace( bytes );
		forTurnedImage( bytes );
	} );

	it( 'may end anywhere, and is then never changed in a wrong place', () => {
		const whole = exif();
		for ( let length = 0; length < whole.length; length++ ) {
			const bytes = whole.slice( 0, length );
			const after = withoutPlace( bytes );
			expect( after === null || ! readTiff( after )?.hasPlace ).toBe( true );
			expect(
				text( after ?? bytes )
					.slice( 150 )
					.includes( 'Camera' )
			).toBe( text( bytes ).slice( 150 ).includes( 'Camera' ) );
		}
	} );

	it( 'may have lists that contain themselves', () => {
		const bytes = exif( { preview: false } );
		const view = new DataView( bytes.buffer );
		// The place is the list that contains it.
		view.setUint32( pointerAt( bytes ) + 8, 8, true );
		expect( readTiff( bytes ) ).toMatchObject( { hasPlace: false } );
		const next = exif();
		new DataView( next.buffer ).setUint32( readTiff( next )!.previewAt, 8, true );
		expect( readTiff( next ) ).toMatchObject( { hasPlace: true } );
		expect( readTiff( withoutPlace( next )! ) ).toMatchObject( { hasPlace: false } );
	} );

	it( 'is not changed if the place shares bytes with something else', () => {
		const bytes = exif();
		const { gps, kept } = readTiff( bytes )!;
		const shared = kept.find( ( { start } ) => start > gps[ 0 ]!.start )!;
		// The value of the latitude, which is the third entry.
		new DataView( bytes.buffer ).setUint32( gps[ 0 ]!.start + 2 + 24 + 8, shared.start, true );
		expect( readTiff( bytes ) ).toMatchObject( { hasPlace: true } );
		expect( withoutPlace( bytes ) ).toBeNull();
	} );

	it( 'may say that it is much longer than it is', () => {
		const bytes = exif();
		const view = new DataView( bytes.buffer );
		view.setUint16( 8, 0xffff, true );
		expect( readTiff( bytes ) ).toMatchObject( { isDamaged: true } );
		expect( withoutPlace( bytes ) ).toBeNull();
		const far = exif();
		new DataView( far.buffer ).setUint32( pointerAt( far ) + 8, 0xfffffff0, true );
		expect( readTiff( far ) ).toMatchObject( { hasPlace: false, isDamaged: true } );
	} );
} );
