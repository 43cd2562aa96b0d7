import { describe, expect, it } from 'vitest';
import {
	EDGE_PX,
	MAX_PX_PER_SECOND,
	endOf,
	isDrag,
	isSameTouch,
	isTouched,
	modeOf,
	positionsOf,
	rectangleOf,
	scrollSpeed,
	touchedBy,
	type DragStart,
	type Point,
	type TileArea,
} from './drag-select';

/**
 * Three columns of tiles of 100 px with gaps of 10 px, and eight files:
 *
 *     0 1 2
 *     3 4 5
 *     6 7
 */
const area: TileArea = { columns: 3, tilePx: 100, rowPx: 110, gapPx: 10, count: 8, isRtl: false };
const at = ( x: number, y: number ): Point => ( { x, y } );
const rectangle = ( from: Point ): DragStart => ( { type: 'rectangle', from, mode: 'replace' } );
const check = ( position: number ): DragStart => ( { type: 'check', position, mode: 'add' } );

/** Returns the touched positions, and the one at the pointer in brackets: `1 [2]`. */
function drawn( start: DragStart, to: Point, change: Partial< TileArea > = {} ): string {
	const touched = touchedBy( { ...area, ...change }, start, to );
	const positions = positionsOf( touched );
	const end = endOf( touched, positions );
	return positions.map( ( one ) => ( one === end ? `[${ one }]` : one ) ).join( ' ' );
}

describe( 'a rectangle touches', () => {
	it.each< [ string, Point, Point, string, Partial< TileArea >? ] >( [
		[ 'the first file', at( -10, -10 ), at( 5, 5 ), '[0]' ],
		[ 'files of a row', at( -10, 50 ), at( 150, 60 ), '0 [1]' ],
		[ 'files of rows', at( -10, -10 ), at( 150, 150 ), '0 1 3 [4]' ],
		[ 'all files', at( -10, -10 ), at( 400, 400 ), '0 1 2 3 4 5 6 [7]' ],
		[ 'files from below', at( 320, 325 ), at( 150, 150 ), '[4] 5 7' ],
		[ 'files up to the left', at( 325, 105 ), at( 50, 50 ), '[0] 1 2' ],
		[ 'files down to the left', at( 325, 105 ), at( 250, 300 ), '[5]' ],
		[ 'files from a gap', at( 105, 50 ), at( 215, 50 ), '[1]' ],
		[ 'nothing in a gap', at( 102, -5 ), at( 108, 400 ), '' ],
		[ 'nothing between rows', at( -10, 102 ), at( 400, 108 ), '' ],
		[ 'nothing beside the files', at( 321, 0 ), at( 330, 400 ), '' ],
		[ 'nothing below the files', at( 0, 331 ), at( 300, 380 ), '' ],
		[ 'nothing after the last file', at( 230, 225 ), at( 300, 300 ), '' ],
		[ 'a file at its edge', at( 110, 105 ), at( 120, 110 ), '[4]' ],
		[ 'files above the place after the last', at( 105, 105 ), at( 300, 300 ), '4 5 [7]' ],
		[ 'one file in one column', at( -5, 105 ), at( 50, 150 ), '[1]', { columns: 1 } ],
		[ 'nothing in an empty grid', at( -5, -5 ), at( 400, 400 ), '', { count: 0 } ],
		[ 'the right column first in RTL', at( 320, -5 ), at( 250, 50 ), '[0]', { isRtl: true } ],
		[ 'mirrored files in RTL', at( 320, -5 ), at( 150, 150 ), '0 1 3 [4]', { isRtl: true } ],
		[ 'the last column in RTL', at( -5, 400 ), at( 50, 150 ), '[5]', { isRtl: true } ],
		[ 'files left of the last in RTL', at( -5, 400 ), at( 150, 250 ), '[7]', { isRtl: true } ],
	] )( '%s', ( _name, from, to, expected, change ) => {
		expect( drawn( rectangle( from ), to, change ) ).toBe( expected );
	} );

	it( 'files that are far outside the viewport', () => {
		const many = { count: 100_000 };
		const start = rectangle( at( -5, 110 * 20_000 - 5 ) );
		expect( drawn( start, at( 50, 110 * 20_000 + 250 ), many ) ).toBe( '60000 60003 [60006]' );
	} );
} );

describe( 'a drag from a check touches', () => {
	it.each< [ string, number, Point, string, Partial< TileArea >? ] >( [
		[ 'its file', 1, at( 150, 50 ), '[1]' ],
		[ 'files up to the pointer', 1, at( 150, 150 ), '1 2 3 [4]' ],
		[ 'files back to the pointer', 5, at( 150, 50 ), '[1] 2 3 4 5' ],
		[ 'the file before a gap', 0, at( 105, 50 ), '[0]' ],
		[ 'the file above a gap', 0, at( 150, 105 ), '0 [1]' ],
		[ 'the row beside the pointer', 3, at( 400, 150 ), '3 4 [5]' ],
		[ 'the start of a row beside the pointer', 5, at( -10, 150 ), '[3] 4 5' ],
		[ 'the first row above the files', 4, at( 50, -10 ), '[0] 1 2 3 4' ],
		[ 'the last file after it', 4, at( 250, 280 ), '4 5 6 [7]' ],
		[ 'the last file below all', 6, at( 50, 500 ), '6 [7]' ],
		[ 'the right column first in RTL', 2, at( 290, 50 ), '[0] 1 2', { isRtl: true } ],
		[ 'the left column last in RTL', 3, at( 10, 150 ), '3 4 [5]', { isRtl: true } ],
	] )( '%s', ( _name, position, to, expected, change ) => {
		expect( drawn( check( position ), to, change ) ).toBe( expected );
	} );
} );

describe( 'a drag changes when', () => {
	const start = rectangle( at( -10, -10 ) );
	it.each< [ string, Point, Point, boolean ] >( [
		[ 'another file is touched', at( 50, 50 ), at( 150, 50 ), false ],
		[ 'another row is touched', at( 50, 50 ), at( 50, 150 ), false ],
		[ 'not when the pointer moves on its file', at( 5, 5 ), at( 95, 95 ), true ],
		[ 'not when it touches nothing', at( -5, -5 ), at( -5, 400 ), true ],
	] )( '%s', ( _name, one, other, isSame ) => {
		const touched = touchedBy( area, start, one );
		expect( isSameTouch( touched, touchedBy( area, start, other ) ) ).toBe( isSame );
	} );

	it( 'not a file outside of its columns', () => {
		const touched = touchedBy( area, start, at( 150, 300 ) );
		expect( [ 0, 1, 2, 3, 4, 5, 6, 7 ].filter( ( one ) => isTouched( touched, one ) ) ).toEqual(
			[ 0, 1, 3, 4, 6, 7 ]
		);
	} );
} );

it.each( [
	[ 0, 0, false ],
	[ 4, 0, false ],
	[ 3, 3, false ],
	[ 3, 4, true ],
	[ -5, 0, true ],
] )( 'a press becomes a drag after 5 px: %i, %i', ( x, y, expected ) => {
	expect( isDrag( at( 0, 0 ), at( x, y ) ) ).toBe( expected );
} );

it.each( [
	[ '', 'replace' ],
	[ 'shiftKey', 'add' ],
	[ 'ctrlKey', 'add' ],
	[ 'metaKey', 'add' ],
] )( 'a rectangle with the key “%s” is of the mode %s', ( key, mode ) => {
	const none = { shiftKey: false, ctrlKey: false, metaKey: false };
	expect( modeOf( { ...none, ...( key && { [ key ]: true } ) } ) ).toBe( mode );
} );

it( 'a rectangle has no negative size', () => {
	expect( rectangleOf( at( 30, 10 ), at( 10, 50 ) ) ).toEqual( {
		left: 10,
		top: 10,
		width: 20,
		height: 40,
	} );
} );

describe( 'the grid scrolls', () => {
	it.each( [
		[ 'not in the middle', 200, 400, 0 ],
		[ 'not at the border of the zone', EDGE_PX, 400, 0 ],
		[ 'up near the upper edge', EDGE_PX - 1, 400, -20 ],
		[ 'down near the lower edge', 400 - EDGE_PX + 2, 400, 40 ],
		[ 'faster beyond the edge', 410, 400, ( EDGE_PX + 10 ) * 20 ],
		[ 'at most so fast', 2000, 400, MAX_PX_PER_SECOND ],
		[ 'up at most so fast', -2000, 400, -MAX_PX_PER_SECOND ],
		[ 'not in the middle of a low grid', 40, 80, 0 ],
		[ 'up in a low grid', 10, 80, -200 ],
	] )( '%s', ( _name, pointerPx, heightPx, expected ) => {
		expect( scrollSpeed( pointerPx, heightPx ) ).toBeCloseTo( expected );
	} );
} );
