import { expect, it } from 'vitest';
import { drawn, loads, pageOf, query, run } from '../tests/support/list-events';
import { reduceList } from './list';
import { createList, rowAt } from './list-pages';
import { createQuery } from './query';

const page = pageOf( [ 100, 90, 80 ], 5, 'c80' );
const rest = loads( 1, pageOf( [ 70, 60 ], 5 ), { after: 'c80' } );
const listOf = ( folder: number | null ) =>
	run( createList( createQuery( { ...query, folder } ) ), ...loads( 0, page ), ...rest );
const moved = ( ids: number[], folders: number[] ) => ( { type: 'moved' as const, ids, folders } );

it.each( [
	[ 'leave the list of another folder', 2, moved( [ 90, 60 ], [ 3 ] ), '0: 100 80 70 | of 3' ],
	[
		'leave the list of a folder for none',
		2,
		moved( [ 90 ], [] ),
		'0: 100 80 70 | 1: 60 | of 4',
	],
	[
		'leave the list of files without a folder',
		0,
		moved( [ 100 ], [ 3 ] ),
		'0: 90 80 70 | 1: 60 | of 4',
	],
	[
		'stay in the list of all files',
		null,
		moved( [ 90 ], [ 3 ] ),
		'0: 100 90 80 | 1: 70 60 | of 5',
	],
	[
		'stay in the list of their folder',
		2,
		moved( [ 90 ], [ 2 ] ),
		'0: 100 90 80 | 1: 70 60 | of 5',
	],
	[
		'appear in the list of their folder',
		2,
		moved( [ 90, 5 ], [ 2 ] ),
		'0*: 100 90 80 | 1*: 70 60 | of 5',
	],
	[
		'appear in the list of files without a folder',
		0,
		moved( [ 5 ], [] ),
		'0*: 100 90 80 | 1*: 70 60 | of 5',
	],
] )( 'moved files %s', ( _what, folder, event, expected ) => {
	expect( drawn( reduceList( listOf( folder ), event ) ) ).toBe( expected );
} );

it( 'moved files have their new folders', () => {
	const list = reduceList( listOf( null ), moved( [ 90, 5 ], [ 3 ] ) );
	expect( [ rowAt( list, 0 )?.folders, rowAt( list, 1 )?.folders ] ).toEqual( [ [], [ 3 ] ] );
} );
