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
} from '../tests/support/list-events';
import type { ListEvent } from './list';
import { createList } from './list-pages';

describe( 'pages load', () => {
	it.each< [ string, ListEvent[], string ] >( [
		[ 'nothing', [], 'of null' ],
		[ 'a request', first.slice( 0, 1 ), '0?:  | of null' ],
		[ 'the first page', first, '0: 100 90 80 | of 8' ],
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
