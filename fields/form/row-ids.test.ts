import { expect, it } from 'vitest';
import { identifyRows } from './row-ids';

const row = ( text: string ) => ( { text } );

it( 'keeps the ids of rows that move', () => {
	const [ a, b, c ] = [ row( 'a' ), row( 'b' ), row( 'c' ) ];
	const [ idA, idB, idC ] = identifyRows( [ a, b, c ], [] );
	expect( identifyRows( [ c, a, b ], [ idA, idB, idC ] as string[] ) ).toEqual( [
		idC,
		idA,
		idB,
	] );
} );

it( 'keeps the id of a row that changes from outside', () => {
	const before = identifyRows( [ row( 'a' ), row( 'b' ) ], [] );
	expect( identifyRows( [ row( 'a' ), row( 'B' ) ], before ) ).toEqual( before );
} );

it( 'restores a row with its old id', () => {
	const [ a, b ] = [ row( 'a' ), row( 'b' ) ];
	const before = identifyRows( [ a, b ], [] );
	const without = identifyRows( [ b ], before );
	expect( without ).toEqual( [ before[ 1 ] ] );
	expect( identifyRows( [ a, b ], without ) ).toEqual( before );
} );

it( 'never gives two rows the same id', () => {
	const same = row( 'a' );
	const ids = identifyRows( [ same, same, null, 'x', 'x' ], [] );
	expect( new Set( ids ).size ).toBe( 5 );
	expect( identifyRows( [ same, same, null, 'x', 'x' ], ids ) ).toEqual( ids );
} );
