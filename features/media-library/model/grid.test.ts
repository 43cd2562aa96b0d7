import { describe, expect, it } from 'vitest';
import {
	createGrid,
	gridHeight,
	positionsInView,
	prefetchCount,
	rowCount,
	rowsInView,
	scrollTo,
	type GridSize,
} from './grid';

const size: GridSize = {
	widthPx: 1200,
	windowPx: 1280,
	gapPx: 0,
	textPx: 0,
	isGallery: false,
};

describe( 'the columns of a grid', () => {
	it.each< [ string, Partial< GridSize >, number ] >( [
		[ 'of 1200 px', {}, 8 ],
		[ 'of 1100 px, rounded', { widthPx: 1100 }, 7 ],
		[ 'of 1125 px, rounded up', { widthPx: 1125 }, 8 ],
		[ 'of a large screen: 12', { widthPx: 3800, windowPx: 3840 }, 12 ],
		[ 'in a narrow window', { widthPx: 600, windowPx: 639 }, 4 ],
		[ 'in a window that is just not narrow', { widthPx: 675, windowPx: 640 }, 5 ],
		[ 'in a narrow window of 675 px', { widthPx: 608, windowPx: 639 }, 5 ],
		[ 'in a phone', { widthPx: 288, windowPx: 320 }, 2 ],
		[ 'of a gallery', { isGallery: true }, 7 ],
		[ 'of a gallery in a narrow window', { isGallery: true, widthPx: 340, windowPx: 360 }, 2 ],
		[ 'without space: 1', { widthPx: 0 }, 1 ],
		[ 'in a sidebar: 1', { widthPx: 60 }, 1 ],
	] )( '%s', ( _name, change, columns ) => {
		expect( createGrid( { ...size, ...change } ).columns ).toBe( columns );
	} );

	it( 'fill the width with their gaps', () => {
		const { columns, tilePx, rowPx } = createGrid( { ...size, gapPx: 16, textPx: 40 } );
		expect( columns * tilePx + ( columns - 1 ) * 16 ).toBe( 1200 );
		expect( rowPx ).toBe( tilePx + 40 + 16 );
	} );

	it( 'have no negative width', () => {
		expect( createGrid( { ...size, widthPx: 0, gapPx: 16 } ).tilePx ).toBe( 0 );
	} );
} );

/** Eight columns with rows of 150 px. */
const grid = createGrid( size );

it.each( [
	[ 0, 0 ],
	[ 1, 1 ],
	[ 8, 1 ],
	[ 9, 2 ],
	[ 100_000, 12_500 ],
] )( '%i tiles are in %i rows', ( total, rows ) => {
	expect( rowCount( grid, total ) ).toBe( rows );
	expect( gridHeight( grid, total ) ).toBe( rows * 150 );
} );

it.each< [ string, number, number, number, number, number ] >( [
	[ 'at the top', 0, 600, 1000, 0, 31 ],
	[ 'with a row in part', 10, 600, 1000, 0, 39 ],
	[ 'in the middle', 1500, 600, 1000, 80, 111 ],
	[ 'at the end', 18_150, 600, 1000, 968, 999 ],
	[ 'after the end, as after a deletion', 90_000, 600, 1000, 992, 999 ],
	[ 'above the grid', -300, 600, 1000, 0, 15 ],
	[ 'of a few tiles', 0, 600, 5, 0, 4 ],
	[ 'of no tiles', 0, 600, 0, 0, 0 ],
	[ 'without height', 300, 0, 1000, 16, 23 ],
] )( 'the view %s', ( _name, scrollPx, heightPx, total, first, last ) => {
	expect( positionsInView( grid, { scrollPx, heightPx }, total ) ).toEqual( { first, last } );
} );

it( 'a grid without width shows the first tiles', () => {
	const empty = createGrid( { ...size, widthPx: 0 } );
	const view = { scrollPx: 0, heightPx: 600 };
	expect( positionsInView( empty, view, 1000 ) ).toEqual( { first: 0, last: 0 } );
	expect( rowsInView( empty, view ) ).toBe( 1 );
} );

it.each( [
	[ 600, 4, 96 ],
	[ 749, 4, 96 ],
	[ 100, 1, 24 ],
	[ 0, 1, 24 ],
] )( 'a view of %i px has %i whole rows and prefetches %i tiles', ( heightPx, rows, tiles ) => {
	const view = { scrollPx: 0, heightPx };
	expect( rowsInView( grid, view ) ).toBe( rows );
	expect( prefetchCount( grid, view ) ).toBe( tiles );
} );

it.each< [ string, number, number, number, number ] >( [
	[ 'that is visible', 90, 1500, 600, 1500 ],
	[ 'above', 8, 1500, 600, 150 ],
	[ 'below', 112, 1500, 600, 1650 ],
	[ 'cut off at the bottom', 110, 1490, 600, 1500 ],
	[ 'higher than the view', 112, 1500, 100, 2100 ],
] )( 'the grid scrolls to a position %s', ( _name, position, scrollPx, heightPx, expected ) => {
	expect( scrollTo( grid, position, { scrollPx, heightPx } ) ).toBe( expected );
} );
