import { describe, expect, it } from 'vitest';
import { rowOf } from '../tests/support/attachments';
import { disturb } from '../tests/support/disturb';
import { FakeLibrary } from '../tests/support/fake-library';
import { loadedRows, loadPage, sendRequest, settle } from '../tests/support/list-server';
import { below, randomFrom } from '../tests/support/random';
import { reduceList, type ListEvent } from './list';
import { createList, type MediaList } from './list-pages';
import { createQuery } from './query';

/** Dates are equal in groups of four, as many as are on a page. */
const query = createQuery( { perPage: 4 } );

function expectNoRepetition( list: MediaList, when: string ): void {
	const ids = loadedRows( list ).map( ( { id } ) => id );
	expect( new Set( ids ).size, when ).toBe( ids.length );
}

function expectWhole( list: MediaList, library: FakeLibrary, when: string ): void {
	const settled = settle( list, library );
	expect( loadedRows( settled ), when ).toMatchObject(
		library.idsOf( query ).map( ( id ) => rowOf( library.find( id )! ) )
	);
	expect( settled.total, when ).toBe( library.idsOf( query ).length );
}

const seeds = ( count: number ) => Array.from( { length: count }, ( _unused, seed ) => seed );

describe( 'a list with equal dates', () => {
	it( 'has each attachment once, whatever the order in which its pages load', () => {
		for ( const seed of seeds( 40 ) ) {
			const random = randomFrom( seed );
			const count = below( random, 90 );
			const library = new FakeLibrary( count );
			let list = loadPage( createList( query ), 0, library );
			for ( let step = 0; step < 30; step++ ) {
				list = loadPage( list, below( random, Math.ceil( count / 4 ) + 1 ), library );
			}
			expectWhole( list, library, `seed ${ seed }` );
		}
	} );

	it( 'never repeats one while files are uploaded, changed and deleted', () => {
		for ( const seed of seeds( 60 ) ) {
			const random = randomFrom( 1000 + seed );
			const library = new FakeLibrary( 40 );
			let list = createList( query );
			for ( let step = 0; step < 60; step++ ) {
				list =
					random() < 0.6
						? loadPage( list, below( random, 12 ), library )
						: reduceList( list, disturb( library, query, random, 1000 + step ) );
				expectNoRepetition( list, `seed ${ seed }, step ${ step }` );
			}
			expectWhole( list, library, `seed ${ seed }` );
		}
	} );

	// The totals of other pages do not correct a list with a single page.
	it.each( [
		[ 'many pages', 30, 80, 10 ],
		[ 'a single page', 1, 5, 1 ],
		[ 'nothing before', 0, 5, 1 ],
	] )(
		'is right whatever the order of responses and changes, with %s',
		( _name, count, steps, pages ) => {
			for ( const seed of seeds( 100 ) ) {
				const random = randomFrom( 2000 + seed );
				const library = new FakeLibrary( count );
				const responses: ListEvent[] = [];
				let list = createList( query );
				for ( let step = 0; step < steps; step++ ) {
					const chance = random();
					if ( chance < 0.4 ) {
						const sent = sendRequest( list, below( random, pages ), library );
						list = sent.list;
						responses.push( ...( sent.response ? [ sent.response ] : [] ) );
					} else if ( chance < 0.8 && responses.length ) {
						const [ response ] = responses.splice(
							below( random, responses.length ),
							1
						);
						list = reduceList( list, response! );
					} else {
						list = reduceList( list, disturb( library, query, random, 1000 + step ) );
					}
					expectNoRepetition( list, `seed ${ seed }, step ${ step }` );
				}
				list = responses.reduce( reduceList, list );
				expectWhole( list, library, `seed ${ seed }` );
			}
		}
	);

	it( 'is right after a change elsewhere, as soon as a page shows another total', () => {
		for ( const seed of seeds( 60 ) ) {
			const random = randomFrom( 3000 + seed );
			const library = new FakeLibrary( 40 );
			let list = settle( createList( query ), library );
			const before = list.total;
			disturb( library, query, random, 1000 );
			if ( library.idsOf( query ).length !== before ) {
				// A single page becomes stale, and loads again.
				const page = below( random, 10 );
				const stale = { ...list.pages.get( page )!, isStale: true };
				list = { ...list, pages: new Map( [ ...list.pages, [ page, stale ] ] ) };
				expectWhole( list, library, `seed ${ seed }` );
			}
		}
	} );

	it( 'is right after any change elsewhere, as soon as it is invalidated', () => {
		for ( const seed of seeds( 60 ) ) {
			const random = randomFrom( 4000 + seed );
			const library = new FakeLibrary( 40 );
			let list = settle( createList( query ), library );
			disturb( library, query, random, 1000 );
			disturb( library, query, random, 1001 );
			list = reduceList( list, { type: 'invalidated' } );
			expectWhole( list, library, `seed ${ seed }` );
		}
	} );
} );
