import { expect, it } from 'vitest';
import { moveItem } from './arrange';

it.each( [
	[ 0, 2, 'b c a' ],
	[ 2, 0, 'c a b' ],
	[ 1, 1, 'a b c' ],
	[ 1, 3, 'a b c' ],
	[ -1, 0, 'a b c' ],
] )( 'moves from %i to %i', ( from, to, expected ) => {
	expect( moveItem( [ 'a', 'b', 'c' ], from, to ).join( ' ' ) ).toBe( expected );
} );
