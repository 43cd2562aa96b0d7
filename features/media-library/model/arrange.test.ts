import { expect, it } from 'vitest';
import { moveItem, placeAfter, placeByKey } from './arrange';

it.each( [
	[ 0, 2, 'b c a' ],
	[ 2, 0, 'c a b' ],
	[ 1, 1, 'a b c' ],
	[ 1, 3, 'a b c' ],
	[ -1, 0, 'a b c' ],
] )( 'moves from %i to %i', ( from, to, expected ) => {
	expect( moveItem( [ 'a', 'b', 'c' ], from, to ).join( ' ' ) ).toBe( expected );
} );

it( 'the places of all items after a move are those of the moved list', () => {
	const items = [ 0, 1, 2, 3, 4 ];
	for ( const from of items ) {
		for ( const to of items ) {
			const moved = moveItem( items, from, to );
			expect( items.map( ( item ) => placeAfter( item, from, to ) ) ).toEqual(
				items.map( ( item ) => moved.indexOf( item ) )
			);
		}
	}
} );

// Two rows of three, and one file in the third row.
it.each( [
	[ 'ArrowRight', 0, false, 1 ],
	[ 'ArrowRight', 1, true, 0 ],
	[ 'ArrowLeft', 1, false, 0 ],
	[ 'ArrowLeft', 0, true, 1 ],
	[ 'ArrowLeft', 0, false, 0 ],
	[ 'ArrowRight', 6, false, 6 ],
	[ 'ArrowDown', 1, false, 4 ],
	[ 'ArrowDown', 3, false, 6 ],
	[ 'ArrowDown', 4, false, 4 ],
	[ 'ArrowUp', 4, true, 1 ],
	[ 'ArrowUp', 2, false, 2 ],
	[ 'Home', 5, false, 0 ],
	[ 'End', 0, false, 6 ],
	[ 'a', 0, false, null ],
	[ 'PageDown', 0, false, null ],
	[ 'constructor', 0, false, null ],
] )( '%s at %i (right to left: %s) moves to %s', ( key, place, isRtl, expected ) => {
	expect( placeByKey( key, place, { total: 7, columns: 3, isRtl } ) ).toBe( expected );
} );
