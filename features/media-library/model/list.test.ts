import { describe, expect, it } from 'vitest';
import {
	query,
	pageOf,
	run,
	loads,
	drawn,
	added,
	changed,
	removed,
	first,
	second,
	whole,
	gap,
} from '../tests/support/list-events';
import { reduceList, type ListEvent } from './list';
import { createList, positionOf, rowAt, type MediaList } from './list-pages';
import { createQuery } from './query';

/** The first page is loaded, the second one is loading. */
const loading = run( createList( query ), ...first, second[ 0 ]! );
/** The first page is loading, and nothing is known yet. */
const asked = run( createList( query ), first[ 0 ]! );
const stale = run( whole, { type: 'invalidated' }, first[ 0 ]! );

describe( 'the list changes when', () => {
	it.each< [ string, MediaList, ListEvent, string ] >( [
		[
			'an upload comes first',
			whole,
			added( 105 ),
			'0: 105 100 90 | 1: 80 70 60 | 2: 50 40 30 | of 9',
		],
		[
			'an attachment comes between others',
			whole,
			added( 55 ),
			'0: 100 90 80 | 1: 70 60 55 | 2: 50 40 30 | of 9',
		],
		[
			'an attachment comes last',
			whole,
			added( 5 ),
			'0: 100 90 80 | 1: 70 60 50 | 2: 40 30 5 | of 9',
		],
		[
			'the last page becomes full',
			run( whole, added( 5 ) ),
			added( 105 ),
			'0: 105 100 90 | 1: 80 70 60 | 2: 50 40 30 | 3: 5 | of 10',
		],
		[ 'an upload outdates a request', loading, added( 105 ), '0: 105 100 90 | of 9' ],
		[ 'an upload outdates the first request', asked, added( 105 ), 'of null' ],
		[
			'a file that leaves the list outdates the first request',
			asked,
			changed( 90, { status: 'trash' } ),
			'of null',
		],
		[
			'a deletion outdates a request, whose page has old rows',
			stale,
			removed( 90 ),
			'0*: 100 80 70 | 1*: 60 50 40 | 2*: 30 | of 7',
		],
		[
			'a change of a text outdates a request',
			loading,
			changed( 90, { title: 'Snow' } ),
			'0: 100 90 80 | of 8',
		],
		[
			'an upload pushes a row into a gap',
			gap,
			added( 105 ),
			'0: 105 100 90 | 2*: 40 30 | of 9',
		],
		[ 'an attachment comes into a gap', gap, added( 55 ), '0: 100 90 80 | 2*: 40 30 | of 9' ],
		[
			'an attachment comes after a gap',
			gap,
			added( 35 ),
			'0: 100 90 80 | 2: 40 35 30 | of 9',
		],
		[
			'an attachment comes after all that is loaded',
			run( createList( query ), ...first ),
			added( 55 ),
			'0: 100 90 80 | of 9',
		],
		[
			'the first attachment is uploaded',
			run( createList( query ), ...loads( 0, pageOf( [], 0 ) ) ),
			added( 100 ),
			'of 1',
		],
		[
			'an attachment is deleted',
			whole,
			removed( 90 ),
			'0: 100 80 70 | 1: 60 50 40 | 2: 30 | of 7',
		],
		[ 'a page becomes empty', whole, removed( 40, 100, 30 ), '0: 90 80 70 | 1: 60 50 | of 5' ],
		[ 'all are deleted', whole, removed( 100, 90, 80, 70, 60, 50, 40, 30 ), 'of 0' ],
		[
			'an attachment before a gap is deleted',
			gap,
			removed( 90 ),
			'0*: 100 80 | 2*: 40 30 | of 7',
		],
		[
			'an attachment after a gap is deleted',
			gap,
			removed( 40 ),
			'0: 100 90 80 | 2: 30 | of 7',
		],
		[
			'an attachment is deleted that may be in a gap',
			gap,
			removed( 60 ),
			'0*: 100 90 80 | 2*: 40 30 | of 8',
		],
		[
			'a changed attachment leaves',
			whole,
			changed( 90, { status: 'trash' } ),
			'0: 100 80 70 | 1: 60 50 40 | 2: 30 | of 7',
		],
		[
			'a changed attachment moves',
			whole,
			changed( 40, { date: 95_000 } ),
			'0: 100 40 90 | 1: 80 70 60 | 2: 50 30 | of 8',
		],
		[
			'an attachment changes that is not loaded',
			gap,
			changed( 60 ),
			'0*: 100 90 80 | 2*: 40 30 | of 8',
		],
		[
			'everything is outdated',
			run( gap, { type: 'asked', page: 1, after: null } ),
			{ type: 'invalidated' },
			'0*: 100 90 80 | 2*: 40 30 | of 8',
		],
		[
			'the query is another one',
			whole,
			{ type: 'queryChanged', query: createQuery( { search: 'snow' } ) },
			'of null',
		],
	] )( '%s', ( _name, list, event, expected ) => {
		expect( drawn( reduceList( list, event ) ) ).toBe( expected );
	} );

	it( 'an attachment has other texts', () => {
		const list = reduceList( whole, changed( 60, { title: 'Snow' } ) );
		expect( drawn( list ) ).toBe( drawn( whole ) );
		expect( rowAt( list, positionOf( list, 60 )! )?.title ).toBe( 'Snow' );
	} );
} );

describe( 'the list does not change when', () => {
	it.each< [ string, MediaList, ListEvent ] >( [
		[ 'the query is the same', whole, { type: 'queryChanged', query: createQuery( query ) } ],
		[ 'a loading page is requested', asked, first[ 0 ]! ],
		[ 'a fresh page is requested', whole, first[ 0 ]! ],
		[ 'a page arrives that was not requested', whole, first[ 1 ]! ],
		[
			'a response is of an older generation',
			run( whole, { type: 'invalidated' }, first[ 0 ]! ),
			first[ 1 ]!,
		],
		[
			'a request of an older generation fails',
			run( whole, { type: 'invalidated' }, first[ 0 ]! ),
			{ type: 'failed', page: 0, generation: 0, failure: { kind: 'network' } },
		],
		[
			'a response is from before an upload',
			run( loading, added( 105 ), second[ 0 ]! ),
			second[ 1 ]!,
		],
		[ 'an upload belongs elsewhere', whole, added( 105, { status: 'trash' } ) ],
		[ 'an attachment changes elsewhere', whole, changed( 105, { status: 'trash' } ) ],
		[ 'an attachment is deleted elsewhere', whole, removed( 105 ) ],
		[ 'nothing is deleted', whole, removed() ],
		[
			'nothing is loaded that could be outdated',
			createList( query ),
			{ type: 'invalidated' },
		],
	] )( '%s', ( _name, list, event ) => {
		expect( reduceList( list, event ) ).toBe( list );
	} );
} );
