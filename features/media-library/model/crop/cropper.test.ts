import { describe, expect, it } from 'vitest';
import { changedArea, startFrom } from './cropper';

const IMAGE = { width: 1000, height: 400 };
const FREE = {
	minWidth: 0,
	minHeight: 0,
	maxWidth: 0,
	maxHeight: 0,
	ratio: null,
};
const rect = ( x: number, y: number, width: number, height: number ) => ( {
	...{ x, y, width, height },
} );

describe( 'the options of a caller of WordPress', () => {
	it( 'are read with a ratio and limits', () => {
		const options = {
			x1: 300,
			y1: 0,
			x2: 700,
			y2: 400,
			minWidth: 200,
			aspectRatio: '400:400',
		};
		expect( startFrom( options, IMAGE ) ).toEqual( {
			...FREE,
			...{ area: rect( 300, 0, 400, 400 ), minWidth: 200, ratio: 1 },
		} );
	} );

	it( 'become whole pixels inside the image', () => {
		const options = { x1: 0.5, y1: -3, x2: 1200, y2: '133.4' };
		expect( startFrom( options, IMAGE )?.area ).toEqual( rect( 0, 0, 1000, 136 ) );
	} );

	it.each( [
		[ 'are missing', undefined ],
		[ 'have no numbers', { x1: NaN, y1: 0, x2: NaN, y2: 400 } ],
		[ 'have an empty area', { x1: 5, y1: 5, x2: 5, y2: 5 } ],
	] )( 'are refused if they %s', ( _what, options ) => {
		expect( startFrom( options, IMAGE ) ).toBeNull();
	} );

	it( 'may have limits that no area of the image has', () => {
		const options = {
			x1: 0,
			y1: 0,
			x2: 400,
			y2: 400,
			minWidth: 5000,
			maxHeight: 'none',
		};
		expect( startFrom( options, IMAGE ) ).toMatchObject( {
			minWidth: 1000,
			maxHeight: 0,
		} );
	} );
} );

describe( 'an area', () => {
	const from = rect( 300, 100, 200, 200 );

	it.each( [
		[ 'moves', FREE, rect( 310, 100, 200, 200 ), rect( 310, 100, 200, 200 ) ],
		[ 'stops at the edges', FREE, rect( 990, -50, 200, 200 ), rect( 800, 0, 200, 200 ) ],
		[ 'grows', FREE, rect( 300, 100, 250, 200 ), rect( 300, 100, 250, 200 ) ],
		[ 'grows to the edge', FREE, rect( 300, 100, 200, 900 ), rect( 300, 100, 200, 300 ) ],
		[
			'keeps its right edge when its left one moves',
			{ ...FREE, minWidth: 150 },
			rect( 450, 100, 50, 200 ),
			rect( 350, 100, 150, 200 ),
		],
		[
			'keeps its bottom edge when its top one moves',
			{ ...FREE, maxHeight: 250 },
			rect( 300, 10, 200, 290 ),
			rect( 300, 50, 200, 250 ),
		],
		[
			'keeps a ratio',
			{ ...FREE, ratio: 1 },
			rect( 300, 100, 400, 400 ),
			rect( 300, 100, 300, 300 ),
		],
		[
			'keeps a ratio and a limit of the other side',
			{ ...FREE, ratio: 2, minHeight: 100 },
			rect( 300, 100, 60, 30 ),
			rect( 300, 100, 200, 100 ),
		],
		[
			'keeps a ratio from the corner at the right and the bottom',
			{ ...FREE, ratio: 1 },
			rect( -200, -400, 700, 700 ),
			rect( 200, 0, 300, 300 ),
		],
	] )( '%s', ( _what, limits, to, expected ) => {
		expect( changedArea( from, to, IMAGE, limits ) ).toEqual( expected );
	} );
} );
