import { describe, expect, it } from 'vitest';
import {
	boxOf,
	changeArea,
	inPixels,
	isInside,
	largest,
	pushInside,
	toBox,
	toImage,
	type Pose,
} from './geometry';

const IMAGE = { width: 600, height: 400 };
const pose = ( turns: number, angle = 0, isMirrored = false ): Pose => ( {
	...{ turns, angle, isMirrored },
} );

describe( 'the box around a rotated image', () => {
	it.each( [
		[ pose( 0 ), 600, 400 ],
		[ pose( 1 ), 400, 600 ],
		[ pose( 2 ), 600, 400 ],
		[ pose( 0, 45 ), 707, 707 ],
		[ pose( 0, 7 ), 644, 470 ],
		[ pose( 1, -7 ), 470, 644 ],
	] )( '%j', ( lies, width, height ) => {
		expect( boxOf( IMAGE, lies ) ).toEqual( { width, height } );
	} );
} );

describe( 'points', () => {
	it.each( [
		[ pose( 1 ), [ 400, 0 ] ],
		[ pose( 2 ), [ 600, 400 ] ],
		[ pose( 3 ), [ 0, 600 ] ],
		[ pose( 0, 0, true ), [ 600, 0 ] ],
		[ pose( 1, 0, true ), [ 400, 600 ] ],
	] )( 'the top left corner is elsewhere: %j', ( lies, [ x, y ] ) => {
		const at = toBox( { x: 0, y: 0 }, IMAGE, lies );
		expect( at.x ).toBeCloseTo( x! );
		expect( at.y ).toBeCloseTo( y! );
	} );

	it.each( [ pose( 0, 13 ), pose( 3, -44.5, true ), pose( 2, 1, true ) ] )(
		'of box and image are converted back: %j',
		( lies ) => {
			const back = toImage( toBox( { x: 20, y: 350 }, IMAGE, lies ), IMAGE, lies );
			expect( back.x ).toBeCloseTo( 20 );
			expect( back.y ).toBeCloseTo( 350 );
		}
	);
} );

describe( 'an area', () => {
	it.each( [ 0, 1, 7, 23.4, -45 ] )( 'is the largest inside at %f°', ( angle ) => {
		const lies = pose( 0, angle );
		const area = largest( IMAGE, { x: 300, y: 200 }, IMAGE, lies );
		expect( isInside( area, IMAGE, lies ) ).toBe( true );
		expect( area.width / area.height ).toBeCloseTo( 1.5 );
		const more = { ...area, x: area.x - 1, width: area.width + 2 };
		expect( isInside( more, IMAGE, lies ) ).toBe( false );
		const pixels = inPixels( area, boxOf( IMAGE, lies ) );
		expect( Math.abs( pixels.width - area.width ) ).toBeLessThanOrEqual( 1 );
	} );

	it( 'is moved along the edge of the image', () => {
		const from = { x: 100, y: 100, width: 200, height: 100 };
		const to = { ...from, x: 500, y: 120 };
		expect( changeArea( from, to, IMAGE, pose( 0 ), false ) ).toEqual( { ...to, x: 400 } );
		const slid = changeArea( from, { ...from, x: -500 }, IMAGE, pose( 0, 10 ), false );
		expect( isInside( slid, IMAGE, pose( 0, 10 ) ) ).toBe( true );
		expect( slid ).toMatchObject( { width: 200, height: 100 } );
		expect( slid.x ).toBeLessThan( 60 );
	} );

	it( 'is resized up to the edge of the image, each side for itself', () => {
		const from = { x: 100, y: 100, width: 200, height: 100 };
		const to = { ...from, width: 900, height: 150 };
		const done = changeArea( from, to, IMAGE, pose( 0 ), false );
		expect( done.width ).toBeCloseTo( 500, 2 );
		expect( done.height ).toBe( 150 );
	} );

	it( 'keeps its ratio at the edge', () => {
		const from = { x: 100, y: 100, width: 200, height: 100 };
		const done = changeArea(
			from,
			{ ...from, width: 900, height: 450 },
			IMAGE,
			pose( 0 ),
			true
		);
		expect( done.width / done.height ).toBeCloseTo( 2 );
		expect( done.width ).toBeCloseTo( 500, 2 );
	} );

	it( 'moves inside if it fits', () => {
		const area = { x: -50, y: 390, width: 100, height: 100 };
		expect( pushInside( area, IMAGE, pose( 0 ) ) ).toMatchObject( { x: 0, y: 300 } );
	} );

	it.each( [
		[
			{ x: -0.4, y: 0.6, width: 599.999, height: 400.2 },
			{ x: 0, y: 1, width: 600, height: 399 },
		],
		[
			{ x: 599.9, y: 10, width: 0.2, height: 5.9 },
			{ x: 599, y: 10, width: 1, height: 6 },
		],
	] )( 'has whole pixels inside the box: %j', ( area, expected ) => {
		expect( inPixels( area, IMAGE ) ).toEqual( expected );
	} );
} );
