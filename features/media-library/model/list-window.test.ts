import { describe, expect, it } from 'vitest';
import { FakeLibrary } from '../tests/support/fake-library';
import { loadPage, settle } from '../tests/support/list-server';
import { generatedAttachment, rowOf } from '../tests/support/attachments';
import type { AttachmentRow } from '../port';
import { reduceList } from './list';
import { createList, type MediaList } from './list-pages';
import {
	filesAt,
	hasMore,
	loadedFromStart,
	positionsBetween,
	requestFor,
	wantedPages,
	type Positions,
} from './list-window';
import { createQuery } from './query';

const query = createQuery();
const large = new FakeLibrary( 1000 );
const start = loadPage( createList( query ), 0, large );

describe( 'a grid wants', () => {
	it.each< [ string, MediaList, Positions, number, number[] ] >( [
		[ 'the first page at first', createList( query ), { first: 0, last: 30 }, 90, [ 0 ] ],
		[ 'nothing that is loaded', start, { first: 0, last: 30 }, 0, [] ],
		[ 'the page after the view', start, { first: 0, last: 30 }, 60, [ 1 ] ],
		[ 'the visible pages first', start, { first: 310, last: 330 }, 100, [ 4, 3, 5, 2 ] ],
		[ 'no page after the end', start, { first: 970, last: 999 }, 90, [ 12, 11 ] ],
		[
			'the last page, if the view is after the end',
			start,
			{ first: 5000, last: 5030 },
			0,
			[ 12 ],
		],
		[
			'stale pages',
			reduceList( start, { type: 'invalidated' } ),
			{ first: 0, last: 30 },
			0,
			[ 0 ],
		],
		[
			'no page that failed',
			reduceList(
				reduceList( createList( query ), { type: 'asked', page: 0, after: null } ),
				{
					...{ type: 'failed', page: 0, generation: 0, failure: { kind: 'network' } },
				}
			),
			{ first: 0, last: 30 },
			0,
			[],
		],
		[
			'nothing of an empty list',
			loadPage( createList( query ), 0, new FakeLibrary( 0 ) ),
			{ first: 0, last: 30 },
			90,
			[],
		],
	] )( '%s', ( _name, list, view, around, expected ) => {
		expect( wantedPages( list, view, around ) ).toEqual( expected );
	} );
} );

describe( 'a page is requested', () => {
	it( 'after the page before it', () => {
		const { next } = start.pages.get( 0 )!;
		expect( requestFor( start, 1 ) ).toEqual( { query, count: 80, from: { after: next } } );
	} );

	it.each< [ string, MediaList, number ] >( [
		[ 'of the start', start, 0 ],
		[ 'behind a gap', start, 7 ],
		[ 'after a stale page', reduceList( start, { type: 'invalidated' } ), 1 ],
	] )( 'by position, if it is a page %s', ( _name, list, page ) => {
		expect( requestFor( list, page ).from ).toEqual( { position: page * 80 } );
	} );
} );

it( 'the button to load more counts the rows before the first gap', () => {
	expect( hasMore( createList( query ) ) ).toBe( true );
	expect( [ loadedFromStart( start ), hasMore( start ) ] ).toEqual( [ 80, true ] );
	expect( loadedFromStart( loadPage( start, 7, large ) ) ).toBe( 80 );
	expect( loadedFromStart( loadPage( start, 1, large ) ) ).toBe( 160 );
	const whole = settle( start, large );
	expect( [ loadedFromStart( whole ), hasMore( whole ) ] ).toEqual( [ 1000, false ] );
} );

describe( 'a range', () => {
	it.each( [
		[ 'forwards', 2, 5, [ 998, 997, 996, 995 ], [] ],
		[ 'backwards', 5, 2, [ 995, 996, 997, 998 ], [] ],
		[ 'of one', 2, 2, [ 998 ], [] ],
		[ 'into a gap', 78, 170, [ 922, 921 ], [ 1, 2 ] ],
	] )(
		'%s has its attachments and the pages that it lacks',
		( _name, from, to, ids, missing ) => {
			expect( filesAt( start, positionsBetween( from, to ) ) ).toEqual( { ids, missing } );
		}
	);
} );

it( 'a row of the library is small', () => {
	const { thumbnail, ...rest } = rowOf( generatedAttachment( 12_345 ) ) satisfies AttachmentRow;
	expect( thumbnail ).not.toBe( '' );
	expect( JSON.stringify( Object.values( rest ) ).length ).toBeLessThan( 190 );
} );
