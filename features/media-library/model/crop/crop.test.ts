import { describe, expect, it } from 'vitest';
import { destinationOf, headerDestination, iconPreview, startOf, type CropTarget } from './crop';

const target = ( width: number, height: number, flex = '' ): CropTarget => ( {
	...{ width, height },
	hasFlexWidth: flex.includes( 'w' ),
	hasFlexHeight: flex.includes( 'h' ),
} );
const size = ( width: number, height: number ) => ( { width, height } );

describe( 'the start of a cropper', () => {
	it.each( [
		[ 'a wide image', size( 1000, 400 ), target( 200, 100 ), [ 100, 0, 800, 400 ] ],
		[ 'a tall image', size( 400, 1000 ), target( 200, 100 ), [ 0, 400, 400, 200 ] ],
		[ 'the same ratio', size( 800, 400 ), target( 200, 100 ), [ 0, 0, 800, 400 ] ],
	] )( 'is the largest area in the middle of %s', ( _what, image, wanted, expected ) => {
		const { area } = startOf( image, wanted );
		expect( [ area.x, area.y, area.width, area.height ] ).toEqual( expected );
	} );

	it.each( [
		[ '', { minWidth: 200, minHeight: 100, maxWidth: 0, maxHeight: 0, ratio: 2 } ],
		[ 'h', { minWidth: 200, minHeight: 0, maxWidth: 1000, maxHeight: 0, ratio: null } ],
		[ 'w', { minWidth: 0, minHeight: 100, maxWidth: 0, maxHeight: 400, ratio: null } ],
		[ 'wh', { minWidth: 0, minHeight: 0, maxWidth: 1000, maxHeight: 400, ratio: null } ],
	] )( 'has limits with flexible sides: %j', ( flex, expected ) => {
		expect( startOf( size( 1000, 400 ), target( 200, 100, flex ) ) ).toMatchObject( expected );
	} );

	it( 'needs no more pixels than the image has', () => {
		expect( startOf( size( 150, 50 ), target( 200, 100 ) ) ).toMatchObject( {
			minWidth: 100,
			minHeight: 50,
		} );
	} );
} );

describe( 'the size of the result', () => {
	it.each( [
		[ '', size( 200, 100 ) ],
		[ 'w', size( 300, 100 ) ],
		[ 'h', size( 200, 200 / 3 ) ],
		[ 'wh', size( 600, 200 ) ],
	] )( 'follows the flexible sides: %j', ( flex, expected ) => {
		expect( destinationOf( size( 600, 200 ), target( 200, 100, flex ) ) ).toEqual( expected );
	} );

	it.each( [
		[ 'h', 0, size( 800, 300 ), size( 1000, 375 ) ],
		[ 'wh', 0, size( 800, 300 ), size( 800, 300 ) ],
		[ 'wh', 0, size( 3000, 300 ), size( 1500, 150 ) ],
		[ 'wh', 2000, size( 3000, 300 ), size( 2000, 200 ) ],
		[ 'w', 0, size( 800, 300 ), size( 1500, 250 ) ],
		[ '', 0, size( 800, 300 ), size( 1000, 250 ) ],
	] )( 'of a header of 1000 × 250: %j, at most %i', ( flex, maxWidth, selected, expected ) => {
		const wanted = { ...target( 1000, 250, flex ), maxWidth };
		expect( headerDestination( selected, wanted ) ).toEqual( expected );
	} );
} );

it.each( [
	[ 64, { width: 128, height: 64, marginLeft: -32, marginTop: 0 } ],
	[ 24, { width: 48, height: 24, marginLeft: -12, marginTop: 0 } ],
	[ 16, { width: 32, height: 16, marginLeft: -8, marginTop: 0 } ],
] )( 'a preview of a site icon of %i pixels shows the selected area', ( px, expected ) => {
	const area = { x: 512, y: 0, width: 1024, height: 1024 };
	expect( iconPreview( px, size( 2048, 1024 ), area ) ).toEqual( expected );
} );
