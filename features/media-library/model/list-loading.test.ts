import { describe, expect, it } from 'vitest';
import {
	query,
	pageOf,
	run,
	loads,
	drawn,
	first,
	second,
	third,
	whole,
	added,
} from '../tests/support/list-events';
import type { ListEvent } from './list';
import { createList, type MediaList } from './list-pages';

describe( 'pages load', () => {
	it.each< [ string, ListEvent[], string ] >( [
		[ 'nothing', [], 'of null' ],
		[ 'a request', first.slice( 0, 1 ), '0?:  | of null' ],
		[ 'the first page', first, '0: 100 90 80 | of 8' ],
		[
			'a page that is old, which is shown',
			loads( 0, { ...pageOf( [ 100, 90, 80 ], 8, 'c80' ), isOld: true } ),
			'0*: 100 90 80 | of 8',
		],
		[ 'all pages', [ ...first, ...second, ...third ], drawn( whole ) ],
		[ 'an empty list', loads( 0, pageOf( [], 0 ) ), 'of 0' ],
		[
			'a page in the middle',
			loads( 1, pageOf( [ 70, 60, 50 ], 8, 'c50' ) ),
			'1: 70 60 50 | of 8',
		],
		[
			'a page with a row that another page had',
			[ ...first, ...loads( 1, pageOf( [ 80, 70, 60 ], 9, 'c60' ) ) ],
			'0*: 100 90 | 1: 80 70 60 | of 9',
		],
		[
			'a page with another total, which makes the others stale',
			[ ...first, ...loads( 1, pageOf( [ 70, 60, 50 ], 7, 'c50' ) ) ],
			'0*: 100 90 80 | 1: 70 60 50 | of 7',
		],
		[
			'the page before one that was loaded after another row',
			[ ...loads( 1, pageOf( [ 70, 60, 50 ], 8, 'c50' ), { after: 'c81' } ), ...first ],
			'0: 100 90 80 | 1*: 70 60 50 | of 8',
		],
		[
			'a page that repeats a row',
			loads( 0, pageOf( [ 100, 100, 90 ], 8, 'c90' ) ),
			'0: 100 90 | of 8',
		],
		[
			'a page after the end, where the server counts more',
			[ ...first, ...loads( 1, pageOf( [], 8 ) ) ],
			'0: 100 90 80 | of 3',
		],
		[
			'the end, where the server counts more',
			loads( 0, pageOf( [ 100, 90 ], 8 ) ),
			'0: 100 90 | of 2',
		],
		[
			'fewer rows than before, which drops the pages after the end',
			[
				...first,
				...second,
				{ type: 'invalidated' },
				...loads( 0, pageOf( [ 100 ], 1 ), { generation: 1 } ),
			],
			'0: 100 | of 1',
		],
		[
			'a failure',
			[
				first[ 0 ]!,
				{ type: 'failed', page: 0, generation: 0, failure: { kind: 'network' } },
			],
			'0!:  | of null',
		],
		[
			'stale pages, because the total differs from that of the page before',
			[ ...first, ...loads( 1, pageOf( [ 70, 60, 50 ], 9, 'c50' ), { after: 'c80' } ) ],
			'0*: 100 90 80 | 1*: 70 60 50 | of 9',
		],
		[
			'a stale page after a page that became stale meanwhile',
			[
				...first,
				second[ 0 ]!,
				...loads( 2, pageOf( [ 40, 30, 20 ], 9 ) ),
				{
					...second[ 1 ]!,
					result: pageOf( [ 70, 60, 50 ], 9, 'c50' ),
				} as ( typeof second )[ 1 ],
			],
			'0*: 100 90 80 | 1*: 70 60 50 | 2: 40 30 20 | of 9',
		],
		[
			'another attempt after a failure',
			[
				first[ 0 ]!,
				{ type: 'failed', page: 0, generation: 0, failure: { kind: 'network' } },
				...first,
			],
			'0: 100 90 80 | of 8',
		],
		[
			'a failure, which keeps the rows',
			[
				...first,
				{ type: 'invalidated' },
				first[ 0 ]!,
				{ type: 'failed', page: 0, generation: 1, failure: { kind: 'network' } },
			],
			'0!: 100 90 80 | of 8',
		],
		[
			'nothing, because the request was aborted',
			[
				first[ 0 ]!,
				{ type: 'failed', page: 0, generation: 0, failure: { kind: 'aborted' } },
			],
			'of null',
		],
		[
			'the stale rows again, because the request was aborted',
			[
				...first,
				{ type: 'invalidated' },
				first[ 0 ]!,
				{ type: 'failed', page: 0, generation: 1, failure: { kind: 'aborted' } },
			],
			'0*: 100 90 80 | of 8',
		],
	] )( '%s', ( _name, events, expected ) => {
		expect( drawn( run( createList( query ), ...events ) ) ).toBe( expected );
	} );
} );

describe( 'the page after a page that loads again', () => {
	/** Returns the list with a stale page, which loads again. */
	const reload = (
		list: MediaList,
		page: number,
		ids: number[],
		total: number,
		next: string
	) => {
		const stale = { ...list.pages.get( page )!, isStale: true };
		const before = { ...list, pages: new Map( list.pages ).set( page, stale ) };
		return run(
			before,
			...loads( page, pageOf( ids, total, next ), { generation: list.generation } )
		);
	};

	it( 'becomes stale when another row is before it', () => {
		const list = run( createList( query ), ...first, ...second );
		expect( drawn( reload( list, 0, [ 100, 95, 90 ], 8, 'c90' ) ) ).toBe(
			'0: 100 95 90 | 1*: 70 60 50 | of 8'
		);
		expect( drawn( reload( list, 0, [ 100, 90, 80 ], 8, 'c80' ) ) ).toBe(
			'0: 100 90 80 | 1: 70 60 50 | of 8'
		);
	} );

	it( 'stays fresh when an upload has moved both', () => {
		const list = run( createList( query ), ...first, ...second, added( 110 ) );
		expect( drawn( list ) ).toBe( '0: 110 100 90 | 1: 80 70 60 | of 9' );
		expect( drawn( reload( list, 0, [ 110, 100, 90 ], 9, 'c90' ) ) ).toBe(
			'0: 110 100 90 | 1: 80 70 60 | of 9'
		);
	} );
} );
