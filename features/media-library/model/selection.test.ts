import { describe, expect, it } from 'vitest';
import {
	allowsMany,
	createSelection,
	reduceSelection,
	type DragMode,
	type Modifier,
	type Multiple,
	type Selection,
	type SelectionEvent,
} from './selection';

/** Returns a selection as text, with the shown ID in brackets: `1 [2] 3`. */
const drawn = ( { ids, shown }: Selection ) =>
	[ ...ids ].map( ( id ) => ( id === shown ? `[${ id }]` : id ) ).join( ' ' );
const clicked = (
	id: number,
	modifier: Modifier = 'none',
	range: number[] = []
): SelectionEvent => ( {
	type: 'clicked',
	id,
	modifier,
	range,
} );
const dragged = ( mode: DragMode, ...ids: number[] ): SelectionEvent => ( {
	type: 'dragged',
	...{ ids, mode },
	shown: ids[ 0 ] ?? null,
} );
const run = ( selection: Selection, ...events: SelectionEvent[] ) =>
	events.reduce( reduceSelection, selection );
const selected = ( multiple: Multiple, ...ids: number[] ) => createSelection( multiple, ids );
const bulk = ( ...ids: number[] ) =>
	run( selected( false ), { type: 'bulkStarted' }, ...ids.map( ( id ) => clicked( id ) ) );

describe( 'the selection changes', () => {
	it.each< [ string, Selection, SelectionEvent, string ] >( [
		[ 'single: a click selects', selected( false ), clicked( 1 ), '[1]' ],
		[ 'single: a click replaces', selected( false, 1 ), clicked( 2 ), '[2]' ],
		[ 'single: a click removes the shown one', selected( false, 1 ), clicked( 1 ), '' ],
		[ 'single: Ctrl replaces', selected( false, 1 ), clicked( 2, 'toggle' ), '[2]' ],
		[
			'single: Shift replaces',
			selected( false, 1 ),
			clicked( 3, 'range', [ 1, 2, 3 ] ),
			'[3]',
		],
		[
			'single: the check button removes',
			selected( false, 1 ),
			{ type: 'checkPressed', id: 1 },
			'',
		],
		[
			'single: the check button selects',
			selected( false, 1 ),
			{ type: 'checkPressed', id: 2 },
			'[2]',
		],
		[ 'single: an upload replaces', selected( false, 1 ), { type: 'uploaded', id: 9 }, '[9]' ],
		...( [ true, 'reset' ] as const ).flatMap(
			( multiple ): Array< [ string, Selection, SelectionEvent, string ] > => [
				[
					`${ multiple }: a click replaces all`,
					selected( multiple, 1, 2 ),
					clicked( 3 ),
					'[3]',
				],
				[
					`${ multiple }: a click shows a selected one`,
					selected( multiple, 1, 2 ),
					clicked( 1 ),
					'[1] 2',
				],
				[
					`${ multiple }: a click removes the shown one`,
					selected( multiple, 1, 2 ),
					clicked( 2 ),
					'[1]',
				],
				[
					`${ multiple }: Ctrl adds`,
					selected( multiple, 1 ),
					clicked( 2, 'toggle' ),
					'1 [2]',
				],
				[
					`${ multiple }: Ctrl removes`,
					selected( multiple, 1, 2 ),
					clicked( 1, 'toggle' ),
					'[2]',
				],
				[
					`${ multiple }: Shift adds the range`,
					selected( multiple, 9, 1 ),
					clicked( 3, 'range', [ 1, 2, 3 ] ),
					'9 1 2 [3]',
				],
				[
					`${ multiple }: Shift without a shown one selects`,
					selected( multiple ),
					clicked( 3, 'range', [] ),
					'[3]',
				],
			]
		),
		[ 'add: a click adds', selected( 'add', 1 ), clicked( 2 ), '1 [2]' ],
		[ 'add: a click shows a selected one', selected( 'add', 1, 2 ), clicked( 1 ), '[1] 2' ],
		[ 'add: Ctrl removes', selected( 'add', 1, 2 ), clicked( 2, 'toggle' ), '[1]' ],
		[ 'add: Ctrl adds', selected( 'add', 1 ), clicked( 2, 'toggle' ), '1 [2]' ],
		[
			'add: Shift adds the range',
			selected( 'add', 3 ),
			clicked( 1, 'range', [ 3, 2, 1 ] ),
			'3 2 [1]',
		],
		[
			'add: the check button removes',
			selected( 'add', 1, 2 ),
			{ type: 'checkPressed', id: 2 },
			'[1]',
		],
		[ 'add: an upload adds', selected( 'add', 1 ), { type: 'uploaded', id: 9 }, '1 [9]' ],
		[ 'a drag replaces', selected( 'add', 1, 8, 9 ), dragged( 'replace', 2, 3 ), '[2] 3' ],
		[
			'a drag replaces others of the same number',
			selected( true, 1, 2 ),
			dragged( 'replace', 2, 3 ),
			'[2] 3',
		],
		[ 'a drag over nothing clears', selected( 'add', 1, 2 ), dragged( 'replace' ), '' ],
		[ 'a drag adds', selected( 'reset', 1, 3 ), dragged( 'add', 2, 3 ), '1 3 [2]' ],
		[ 'a drag removes', selected( 'add', 1, 2, 3 ), dragged( 'remove', 3, 2, 8 ), '[1]' ],
		[
			'a drag removes others than the shown one',
			selected( 'add', 1, 2, 3 ),
			dragged( 'remove', 1 ),
			'2 [3]',
		],
		[ 'bulk: a drag replaces', bulk( 1 ), dragged( 'replace', 2, 3 ), '[2] 3' ],
		[ 'bulk: starts empty', selected( false, 1 ), { type: 'bulkStarted' }, '' ],
		[ 'bulk: a click adds', bulk( 1 ), clicked( 2 ), '1 [2]' ],
		[ 'bulk: a click removes', bulk( 1, 2 ), clicked( 1 ), '[2]' ],
		[ 'bulk: Shift adds the range', bulk( 1 ), clicked( 3, 'range', [ 1, 2, 3 ] ), '1 2 [3]' ],
		[ 'bulk: the end clears', bulk( 1, 2 ), { type: 'bulkEnded' }, '' ],
		[ 'all', selected( true, 2 ), { type: 'allSelected', ids: [ 1, 2, 3 ] }, '[2] 1 3' ],
		[
			'all of nothing before',
			selected( 'add' ),
			{ type: 'allSelected', ids: [ 1, 2 ] },
			'1 [2]',
		],
		[
			'deleted ones leave',
			selected( true, 1, 2, 3 ),
			{ type: 'removed', ids: [ 3, 1, 8 ] },
			'[2]',
		],
		[ 'another one is shown', selected( true, 1, 2 ), { type: 'shown', id: 1 }, '[1] 2' ],
		[ 'cleared', selected( true, 1, 2 ), { type: 'cleared' }, '' ],
		[
			'reordered',
			selected( 'add', 1, 2, 3 ),
			{ type: 'reordered', ids: [ 3, 1, 2 ] },
			'[3] 1 2',
		],
	] )( '%s', ( _name, selection, event, expected ) => {
		expect( drawn( reduceSelection( selection, event ) ) ).toBe( expected );
	} );
} );

describe( 'the selection does not change', () => {
	it.each< [ string, Selection, SelectionEvent ] >( [
		[ 'add: a click on the shown one', selected( 'add', 1, 2 ), clicked( 2 ) ],
		[
			'all, when one is allowed',
			selected( false, 1 ),
			{ type: 'allSelected', ids: [ 1, 2 ] },
		],
		[
			'all, when all are selected',
			selected( true, 1, 2 ),
			{ type: 'allSelected', ids: [ 2, 1 ] },
		],
		[
			'a range of keys, when one is allowed',
			selected( false, 1 ),
			{ type: 'extended', ids: [ 1, 2 ] },
		],
		[ 'a drag, when one is allowed', selected( false, 1 ), dragged( 'replace', 1, 2 ) ],
		[ 'a drag adds nothing', selected( 'add', 1, 2 ), dragged( 'add' ) ],
		[ 'a drag selects the same', selected( 'add', 1, 2 ), dragged( 'replace', 2, 1 ) ],
		[ 'an empty range of keys', selected( true, 1 ), { type: 'extended', ids: [] } ],
		[ 'others are deleted', selected( true, 1 ), { type: 'removed', ids: [ 2 ] } ],
		[
			'an attachment is shown that is not selected',
			selected( true, 1 ),
			{ type: 'shown', id: 2 },
		],
		[ 'an empty selection is cleared', selected( true ), { type: 'cleared' } ],
		[
			'an order with another ID',
			selected( 'add', 1, 2 ),
			{ type: 'reordered', ids: [ 2, 3 ] },
		],
		[ 'an order that lacks an ID', selected( 'add', 1, 2 ), { type: 'reordered', ids: [ 2 ] } ],
		[ 'the same order', selected( 'add', 1, 2 ), { type: 'reordered', ids: [ 1, 2 ] } ],
		[ 'bulk mode starts twice', bulk( 1 ), { type: 'bulkStarted' } ],
		[ 'bulk mode ends before it starts', selected( false, 1 ), { type: 'bulkEnded' } ],
	] )( '%s', ( _name, selection, event ) => {
		expect( reduceSelection( selection, event ) ).toBe( selection );
	} );
} );

it.each( [
	[ false, 1 ],
	[ true, 3 ],
	[ 'add', 3 ],
	[ 'reset', 3 ],
] as const )( 'a selection with `multiple` %s begins with %i of three', ( multiple, count ) => {
	const selection = createSelection( multiple, [ 1, 2, 3 ] );
	expect( selection.ids.size ).toBe( count );
	expect( allowsMany( selection ) ).toBe( multiple !== false );
} );

describe( 'a range of keys', () => {
	const extended = ( ...ids: number[] ): SelectionEvent => ( { type: 'extended', ids } );

	it.each< [ string, SelectionEvent[], string ] >( [
		[ 'grows', [ extended( 1, 2 ), extended( 1, 2, 3 ) ], '8 1 2 [3]' ],
		[ 'shrinks', [ extended( 1, 2, 3 ), extended( 1, 2 ) ], '8 1 [2]' ],
		[ 'turns around', [ extended( 1, 2, 3 ), extended( 1, 0 ) ], '8 1 [0]' ],
		[ 'keeps earlier attachments', [ extended( 7, 8, 9 ), extended( 7 ) ], '8 1 [7]' ],
		[
			'ends with a click',
			[ extended( 1, 2, 3 ), clicked( 5 ), extended( 1 ) ],
			'8 [1] 2 3 5',
		],
		[ 'begins at another anchor', [ extended( 1, 2 ), extended( 4, 5 ) ], '8 1 2 4 [5]' ],
	] )( '%s', ( _name, events, expected ) => {
		const selection = run( selected( 'add', 8, 1 ), ...events );
		expect( drawn( selection ) ).toBe( expected );
	} );
} );

describe( 'a range of 5,000', () => {
	const COUNT = 5000;
	const ids = Array.from( { length: COUNT }, ( _unused, i ) => i + 1 );

	/** Returns the IDs as a list that counts how often one of them is read. */
	function counted(): { list: number[]; reads: () => number } {
		let reads = 0;
		const list = new Proxy( ids, {
			get( target, key, receiver ) {
				reads += typeof key === 'string' && /^\d+$/.test( key ) ? 1 : 0;
				return Reflect.get( target, key, receiver );
			},
		} );
		return { list, reads: () => reads };
	}

	it.each< [ string, ( list: number[] ) => SelectionEvent ] >( [
		[
			'Shift and a click',
			( range ) => ( { type: 'clicked', id: COUNT, modifier: 'range', range } ),
		],
		[ 'Shift and a key', ( list ) => ( { type: 'extended', ids: list } ) ],
		[ 'a drag', ( list ) => ( { type: 'dragged', ids: list, shown: COUNT, mode: 'replace' } ) ],
		[ 'Ctrl+A', ( list ) => ( { type: 'allSelected', ids: list } ) ],
	] )( 'is selected by %s, and each ID is read at most three times', ( _name, event ) => {
		const { list, reads } = counted();
		const selection = run( selected( 'add', 1 ), event( list ) );
		expect( selection.ids.size ).toBe( COUNT );
		expect( reads() ).toBeLessThanOrEqual( 3 * COUNT );
	} );

	it( 'is removed with as many reads', () => {
		const { list, reads } = counted();
		const selection = run( selected( 'add', ...ids, 6000 ), { type: 'removed', ids: list } );
		expect( drawn( selection ) ).toBe( '[6000]' );
		expect( reads() ).toBeLessThanOrEqual( 3 * COUNT );
	} );
} );
