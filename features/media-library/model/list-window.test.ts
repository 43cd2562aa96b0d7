import { describe, expect, it } from 'vitest';
import { completeAttachment, generatedAttachment, rowOf } from '../tests/support/attachments';
import { FakeLibrary } from '../tests/support/fake-library';
import { below, randomFrom } from '../tests/support/random';
import type { AttachmentRow, MediaPage } from '../port';
import { reduceList } from './list';
import { createList, type MediaList } from './list-pages';
import {
	hasMore,
	loadedFromStart,
	rangeOf,
	requestFor,
	wantedPages,
	type Positions,
} from './list-window';
import { monthsIn } from './match';
import { createQuery } from './query';

const monthOf = monthsIn( 'UTC' );
const query = createQuery();
const query4 = createQuery( { perPage: 4 } );

/** Loads a page from a library, as a browser does. */
function loadPage( list: MediaList, page: number, library: FakeLibrary ): MediaList {
	const request = requestFor( list, page );
	const after = 'after' in request.from ? request.from.after : null;
	const asked = reduceList( list, { type: 'asked', page, after } );
	const result = library.page( request ) as MediaPage;
	return reduceList( asked, { type: 'loaded', page, generation: list.generation, result } );
}

/** Loads everything that a view of the whole list wants; fails when that does not end. */
function settle( list: MediaList, library: FakeLibrary ): MediaList {
	let settled = list;
	for ( let round = 0; round < 2000; round++ ) {
		const [ page ] = wantedPages( settled, { first: 0, last: 1_000_000 }, 0 );
		if ( page === undefined ) {
			return settled;
		}
		settled = loadPage( settled, page, library );
	}
	throw new Error( 'The list loads forever.' );
}

const idsOf = ( list: MediaList ) =>
	[ ...list.pages ]
		.sort( ( [ one ], [ other ] ) => one - other )
		.flatMap( ( [ , { rows } ] ) => rows.map( ( { id } ) => id ) );

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
			expect( rangeOf( start, from, to ) ).toEqual( { ids, missing } );
		}
	);
} );

describe( 'a list with equal dates', () => {
	it( 'has each attachment once, whatever the order in which its pages load', () => {
		for ( let seed = 0; seed < 40; seed++ ) {
			const random = randomFrom( seed );
			const count = below( random, 90 );
			const library = new FakeLibrary( count );
			let list = loadPage( createList( query4 ), 0, library );
			for ( let step = 0; step < 30; step++ ) {
				list = loadPage( list, below( random, Math.ceil( count / 4 ) + 1 ), library );
			}
			list = settle( list, library );
			expect( idsOf( list ), `seed ${ seed }` ).toEqual( library.idsOf( query4 ) );
		}
	} );

	/** Adds or deletes an attachment on the server; the list hears of it only if `isKnown`. */
	function disturb(
		list: MediaList,
		library: FakeLibrary,
		{ random, id, isKnown }: { random: () => number; id: number; isKnown: boolean }
	): MediaList {
		const ids = library.idsOf( query4 );
		if ( ids.length && random() < 0.5 ) {
			const old = ids[ below( random, ids.length ) ]!;
			library.put( old, null );
			return isKnown ? reduceList( list, { type: 'removed', ids: [ old ] } ) : list;
		}
		const item = completeAttachment( {
			...generatedAttachment( 1 + below( random, 60 ) ),
			id,
		} );
		library.put( id, item );
		return isKnown ? reduceList( list, { type: 'added', item, monthOf } ) : list;
	}

	it( 'never repeats one while others upload and delete, and is right in the end', () => {
		for ( let seed = 0; seed < 60; seed++ ) {
			const random = randomFrom( 1000 + seed );
			const library = new FakeLibrary( 40 );
			let list = createList( query4 );
			for ( let step = 0; step < 60; step++ ) {
				list =
					random() < 0.6
						? loadPage( list, below( random, 12 ), library )
						: disturb( list, library, { random, id: 1000 + step, isKnown: true } );
				const ids = idsOf( list );
				expect( new Set( ids ).size, `seed ${ seed }, step ${ step }` ).toBe( ids.length );
			}
			list = settle( list, library );
			expect( idsOf( list ), `seed ${ seed }` ).toEqual( library.idsOf( query4 ) );
			expect( list.total ).toBe( library.idsOf( query4 ).length );
		}
	} );

	it( 'is right after a change elsewhere, once it is invalidated', () => {
		for ( let seed = 0; seed < 60; seed++ ) {
			const random = randomFrom( 2000 + seed );
			const library = new FakeLibrary( 40 );
			let list = settle( createList( query4 ), library );
			list = disturb( list, library, { random, id: 1000, isKnown: false } );
			list = reduceList( list, { type: 'invalidated' } );
			list = settle( list, library );
			expect( idsOf( list ), `seed ${ seed }` ).toEqual( library.idsOf( query4 ) );
		}
	} );

	it( 'is right although the whole list changed while a page was loading', () => {
		for ( let seed = 0; seed < 60; seed++ ) {
			const random = randomFrom( 3000 + seed );
			const library = new FakeLibrary( 40 );
			const page = below( random, 10 );
			let list = loadPage( createList( query4 ), below( random, 10 ), library );
			const request = requestFor( list, page );
			const after = 'after' in request.from ? request.from.after : null;
			list = reduceList( list, { type: 'asked', page, after } );
			const result = library.page( request ) as MediaPage;
			list = disturb( list, library, { random, id: 1000, isKnown: true } );
			list = reduceList( list, {
				type: 'loaded',
				page,
				generation: list.generation,
				result,
			} );
			list = settle( list, library );
			expect( idsOf( list ), `seed ${ seed }` ).toEqual( library.idsOf( query4 ) );
		}
	} );
} );

it( 'a row of the library is small', () => {
	const { thumbnail, ...rest } = rowOf( generatedAttachment( 12_345 ) ) satisfies AttachmentRow;
	expect( thumbnail ).not.toBe( '' );
	expect( JSON.stringify( Object.values( rest ) ).length ).toBeLessThan( 190 );
} );
