import { describe, expect, it } from 'vitest';
import type { MediaPort, Result } from '../../port';
import { createQuery, type LooseQuery } from '../../model/query';
import { testFolders } from './port-folders';
import {
	allRows,
	idOf,
	MAY_MS,
	others,
	page,
	titles,
	UNKNOWN_ID,
	valueOf,
	type OpenPort,
} from './port-library';

const DAY_MS = 86_400_000;

/** Files whose dates are equal in groups of nine, so that pages of four end inside of a group. */
const files = Array.from( { length: 37 }, ( _unused, i ) => ( {
	title: `Photo ${ i }`,
	filename: `photo-${ i }.jpg`,
	date: MAY_MS - Math.floor( i / 9 ) * 40 * DAY_MS,
} ) );

const sorted = ( list: readonly string[] ) => [ ...list ].sort();

/**
 * Defines the tests that every port must pass.
 *
 * @param name            Part of the names of the tests.
 * @param open            Makes a library.
 * @param options
 * @param options.isExact Whether cursors are places after rows, and not positions.
 */
export function testPort( name: string, open: OpenPort, { isExact = true } = {} ): void {
	describe( `the port ${ name }`, () => {
		testPages( open );
		if ( isExact ) {
			testCursors( open );
		}
		testFilters( open );
		testChanges( open );
		testFolders( open );
		testFailures( open );
	} );
}

function testPages( open: OpenPort ): void {
	it.each( [
		[ 'by date', {} ],
		[ 'by date, oldest first', { order: 'ASC' } ],
		[ 'by title', { orderby: 'title', order: 'ASC' } ],
		[ 'by author, equal for all', { orderby: 'author', order: 'ASC' } ],
		[ 'by change, equal for all', { orderby: 'modified' } ],
	] )( 'returns each attachment once %s, page after page', async ( _order, properties ) => {
		const rows = await allRows( await open( files ), properties );
		expect( sorted( titles( rows ) ) ).toEqual( sorted( files.map( ( { title } ) => title ) ) );
	} );

	it( 'returns the same pages by position as by cursor', async () => {
		const port = await open( files );
		const rows = await allRows( port );
		for ( const position of [ 0, 4, 7, 20, 36 ] ) {
			const { rows: found, total } = await page( port, { position } );
			expect( titles( found ) ).toEqual( titles( rows.slice( position, position + 4 ) ) );
			expect( total ).toBe( files.length );
		}
	} );

	it( 'orders equal dates by ID, in the direction of the order', async () => {
		const port = await open( files.slice( 0, 9 ) );
		const ids = ( await allRows( port ) ).map( ( { id } ) => id );
		expect( ids ).toEqual( [ ...ids ].sort( ( one, other ) => other - one ) );
		const ascending = await allRows( port, { order: 'ASC' } );
		expect( ascending.map( ( { id } ) => id ) ).toEqual( ids.reverse() );
	} );

	it.each( [ 37, 38, 5000 ] )(
		'returns no rows from position %i, and the total',
		async ( position ) => {
			const port = await open( files );
			expect( await page( port, { position } ) ).toMatchObject( {
				rows: [],
				total: 37,
				next: null,
			} );
		}
	);
}

function testCursors( open: OpenPort ): void {
	it( 'continues after a row that was deleted', async () => {
		const port = await open( files );
		const rows = await allRows( port );
		const { next } = await page( port, { position: 0 } );
		valueOf( await port.remove( rows.slice( 0, 4 ).map( ( { id } ) => id ) ) );
		const { rows: found } = await page( port, { after: next! } );
		expect( titles( found ) ).toEqual( titles( rows.slice( 4, 8 ) ) );
	} );
}

function testFilters( open: OpenPort ): void {
	const cases: Array< [ string, LooseQuery, string[] ] > = [
		[ 'a type', { type: 'audio' }, [ 'Interview' ] ],
		[ 'several types', { type: 'audio,application/pdf' }, [ 'Interview', 'Price list' ] ],
		[
			'a word of the title or of the file name',
			{ search: 'WINTER' },
			[ 'Poster', 'Winter road' ],
		],
		[ 'all words', { search: 'road winter' }, [ 'Winter road' ] ],
		[ 'no such word', { search: 'summer' }, [] ],
		[ 'a word of a type', { search: 'winter', type: 'image/png' }, [ 'Poster' ] ],
		[ 'a month', { year: 2026, monthnum: 5 }, [ 'Poster' ] ],
		[ 'a post without attachments', { uploadedTo: UNKNOWN_ID }, [] ],
		[ 'the trash, which is empty', { status: 'trash' }, [] ],
	];
	it.each( cases )( 'finds %s, and counts the same', async ( _filter, properties, expected ) => {
		const port = await open( others );
		expect( sorted( titles( await allRows( port, properties ) ) ) ).toEqual( expected );
		expect( valueOf( await port.count( createQuery( properties ) ) ) ).toBe( expected.length );
	} );

	it( 'finds only the included attachments, and not the excluded ones', async () => {
		const port = await open( others );
		const rows = await allRows( port );
		const [ poster, road ] = [ idOf( rows, 'Poster' ), idOf( rows, 'Winter road' ) ];
		const chosen = { include: [ road, poster ], orderby: 'post__in', order: 'ASC' };
		expect( titles( await allRows( port, chosen ) ) ).toEqual( [ 'Winter road', 'Poster' ] );
		const rest = await allRows( port, { exclude: [ road, poster ] } );
		expect( sorted( titles( rest ) ) ).toEqual( [ 'Interview', 'Price list' ] );
	} );
}

function testChanges( open: OpenPort ): void {
	it( 'saves, and returns the saved attachment', async () => {
		const port = await open( others );
		const id = idOf( await allRows( port ), 'Poster' );
		const saved = valueOf(
			await port.save( id, { title: 'Placard', alt: 'A <b>red</b> placard' } )
		);
		expect( saved ).toMatchObject( { id, title: 'Placard', alt: 'A red placard' } );
		expect( saved.filename ).toBe( 'winter.png' );
		expect( valueOf( await port.get( id ) ) ).toEqual( saved );
		expect( titles( await allRows( port, { search: 'placard' } ) ) ).toEqual( [ 'Placard' ] );
	} );

	it( 'saves several, and continues after a failure', async () => {
		const port = await open( others );
		const rows = await allRows( port );
		const [ poster, road ] = [ idOf( rows, 'Poster' ), idOf( rows, 'Winter road' ) ];
		const result = await port.saveMany( [ poster, UNKNOWN_ID, road ], { caption: 'Berlin' } );
		expect( valueOf( result ) ).toEqual( {
			done: [ poster, road ],
			failed: [ { id: UNKNOWN_ID, failure: { kind: 'missing' } } ],
		} );
		expect( valueOf( await port.get( road ) ).caption ).toBe( 'Berlin' );
	} );

	it( 'moves to the trash and back', async () => {
		const port = await open( others );
		const id = idOf( await allRows( port ), 'Poster' );
		expect( valueOf( await port.trash( [ id ] ) ).done ).toEqual( [ id ] );
		expect( await allRows( port ) ).toHaveLength( 3 );
		expect( titles( await allRows( port, { status: 'trash' } ) ) ).toEqual( [ 'Poster' ] );
		expect( valueOf( await port.restore( [ id ] ) ).done ).toEqual( [ id ] );
		expect( await allRows( port ) ).toHaveLength( 4 );
	} );

	it( 'deletes permanently', async () => {
		const port = await open( others );
		const id = idOf( await allRows( port ), 'Poster' );
		const result = valueOf( await port.remove( [ id, UNKNOWN_ID ] ) );
		expect( result.done ).toEqual( [ id ] );
		expect( result.failed ).toEqual( [ { id: UNKNOWN_ID, failure: { kind: 'missing' } } ] );
		expect( await port.get( id ) ).toEqual( { ok: false, failure: { kind: 'missing' } } );
		expect( await allRows( port, { status: 'trash' } ) ).toEqual( [] );
	} );

	it( 'has no old version of a file that was not replaced', async () => {
		const port = await open( others );
		const id = idOf( await allRows( port ), 'Poster' );
		const before = valueOf( await port.get( id ) );
		const missing = { ok: false, failure: { kind: 'missing' } };
		expect( await port.undoReplace( id ) ).toEqual( missing );
		expect( valueOf( await port.get( id ) ) ).toEqual( before );
	} );

	it( 'returns no uses of a file that no post uses', async () => {
		const port = await open( others );
		const id = idOf( await allRows( port ), 'Interview' );
		expect( valueOf( await port.uses( id ) ) ).toEqual( [] );
	} );
}

function testFailures( open: OpenPort ): void {
	const query = createQuery();
	const from = { position: 0 };
	type Call = ( port: MediaPort, signal?: AbortSignal ) => Promise< Result< unknown > >;
	const calls: Array< [ keyof MediaPort, Call ] > = [
		[ 'query', ( port, signal ) => port.query( { query, count: 4, from }, signal ) ],
		[ 'count', ( port, signal ) => port.count( query, signal ) ],
		[ 'get', ( port, signal ) => port.get( UNKNOWN_ID, signal ) ],
		[ 'save', ( port, signal ) => port.save( UNKNOWN_ID, { title: 'A' }, signal ) ],
		[ 'saveMany', ( port, signal ) => port.saveMany( [ UNKNOWN_ID ], { title: 'A' }, signal ) ],
		[ 'trash', ( port, signal ) => port.trash( [ UNKNOWN_ID ], signal ) ],
		[ 'restore', ( port, signal ) => port.restore( [ UNKNOWN_ID ], signal ) ],
		[ 'remove', ( port, signal ) => port.remove( [ UNKNOWN_ID ], signal ) ],
		[ 'undoReplace', ( port, signal ) => port.undoReplace( UNKNOWN_ID, signal ) ],
		[ 'folders', ( port, signal ) => port.folders( [], signal ) ],
		[
			'changeFolder',
			( port, signal ) => port.changeFolder( { type: 'delete', id: UNKNOWN_ID }, [], signal ),
		],
		[
			'moveFiles',
			( port, signal ) => port.moveFiles( [ { ids: [ UNKNOWN_ID ], folders: [] } ], signal ),
		],
		[ 'saveOrder', ( port, signal ) => port.saveOrder( UNKNOWN_ID, [ UNKNOWN_ID ], signal ) ],
		[ 'uses', ( port, signal ) => port.uses( UNKNOWN_ID, signal ) ],
		[
			'oembed',
			( port, signal ) => port.oembed( { url: 'https://x.invalid/', maxWidth: 640 }, signal ),
		],
	];
	it.each( calls )( '%s resolves with `aborted` after its signal', async ( _name, call ) => {
		const port = await open( others );
		const controller = new AbortController();
		const result = call( port, controller.signal );
		controller.abort();
		expect( await result ).toEqual( { ok: false, failure: { kind: 'aborted' } } );
	} );

	it.each(
		calls.filter( ( [ name ] ) =>
			[ 'get', 'save', 'undoReplace', 'changeFolder', 'uses', 'oembed' ].includes( name )
		)
	)( '%s of something unknown fails with `missing`', async ( _name, call ) => {
		expect( await call( await open( others ) ) ).toEqual( {
			ok: false,
			failure: { kind: 'missing' },
		} );
	} );

	it.each( [ 0, 201 ] )( 'refuses pages of %i attachments', async ( count ) => {
		const result = await ( await open( others ) ).query( { query, count, from } );
		expect( result ).toMatchObject( { ok: false, failure: { kind: 'invalid' } } );
	} );
}
