import { describe, expect, it } from 'vitest';
import {
	NO_HISTORY,
	reduceFolderHistory,
	type FolderHistory,
	type FolderHistoryEvent,
	type FolderStep,
} from './folder-history';

const moves = ( ...folders: number[] ): FolderStep => ( {
	type: 'moves',
	moves: [ { ids: [ 1, 2 ], folders } ],
} );
const [ A, B, C ] = [ moves( 1 ), moves( 2 ), moves( 3 ) ];

describe( 'the history of folders', () => {
	const cases: Array< [ string, FolderHistory, FolderHistoryEvent, FolderHistory ] > = [
		[
			'begins with the first step',
			NO_HISTORY,
			{ type: 'done', inverse: A },
			{ past: [ A ], future: [] },
		],
		[
			'forgets undone steps after another one',
			{ past: [ A ], future: [ B ] },
			{ type: 'done', inverse: C },
			{ past: [ A, C ], future: [] },
		],
		[
			'ends with a step that cannot be undone',
			{ past: [ A ], future: [ B ] },
			{ type: 'done', inverse: null },
			NO_HISTORY,
		],
		[
			'moves an undone step',
			{ past: [ A, B ], future: [] },
			{ type: 'undone', inverse: C },
			{ past: [ A ], future: [ C ] },
		],
		[
			'moves a step that is done again',
			{ past: [ A ], future: [ C ] },
			{ type: 'redone', inverse: B },
			{ past: [ A, B ], future: [] },
		],
		[
			'knows a folder by its new ID',
			{
				past: [
					moves( 7, 8 ),
					{ type: 'change', change: { type: 'update', id: 7, name: 'a' } },
					{ type: 'change', change: { type: 'update', id: 5, parent: 7 } },
				],
				future: [
					{ type: 'change', change: { type: 'delete', id: 7 } },
					{
						type: 'change',
						was: 7,
						change: { type: 'create', name: 'a', parent: 7, children: [ 6, 7 ] },
					},
				],
			},
			{ type: 'renumbered', from: 7, to: 9 },
			{
				past: [
					moves( 9, 8 ),
					{ type: 'change', change: { type: 'update', id: 9, name: 'a' } },
					{ type: 'change', change: { type: 'update', id: 5, parent: 9 } },
				],
				future: [
					{ type: 'change', change: { type: 'delete', id: 9 } },
					{
						type: 'change',
						was: 9,
						change: { type: 'create', name: 'a', parent: 9, children: [ 6, 9 ] },
					},
				],
			},
		],
	];
	it.each( cases )( '%s', ( _what, from, event, to ) => {
		expect( reduceFolderHistory( from, event ) ).toEqual( to );
	} );

	it( 'has at most 50 steps', () => {
		let history = NO_HISTORY;
		for ( let at = 1; at <= 60; at++ ) {
			history = reduceFolderHistory( history, { type: 'done', inverse: moves( at ) } );
		}
		expect( history.past ).toHaveLength( 50 );
		expect( history.past[ 0 ] ).toEqual( moves( 11 ) );
	} );
} );
