import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuery } from '../model/query';
import type { MediaPage, MediaPort, PageRequest, Result } from '../port';
import { withPrefetch } from './prefetch';

const FIRST: PageRequest = { query: createQuery(), count: 80, from: { position: 0 } };
const SECOND: PageRequest = { ...FIRST, from: { position: 80 } };
const page = ( total: number ): Result< MediaPage > => ( {
	ok: true,
	value: { rows: [], total, next: null },
} );

const query = vi.fn< MediaPort[ 'query' ] >();
let port: ReturnType< typeof withPrefetch< { query: MediaPort[ 'query' ] } > >;

beforeEach( () => {
	vi.useFakeTimers();
	query.mockReset();
	query.mockResolvedValueOnce( page( 1 ) ).mockResolvedValue( page( 2 ) );
	port = withPrefetch( { query } );
} );
afterEach( () => vi.useRealTimers() );

describe( 'a page that was requested early', () => {
	it( 'is the response of the next query, once', async () => {
		port.prefetch( FIRST );
		expect( await port.query( FIRST ) ).toMatchObject( page( 1 ) );
		expect( query ).toHaveBeenCalledTimes( 1 );
		expect( await port.query( FIRST ) ).toEqual( page( 2 ) );
	} );

	it.each( [
		[ 'not marked after 2 seconds', 2000, false ],
		[ 'marked as old later', 2001, true ],
	] )( 'is %s', async ( _, ms, isOld ) => {
		port.prefetch( FIRST );
		vi.advanceTimersByTime( ms );
		expect( await port.query( FIRST ) ).toMatchObject( { value: { total: 1, isOld } } );
	} );

	it( 'is not used if it is old and empty: there could be files now', async () => {
		query.mockReset();
		query.mockResolvedValueOnce( page( 0 ) ).mockResolvedValue( page( 2 ) );
		port.prefetch( FIRST );
		vi.advanceTimersByTime( 2001 );
		expect( await port.query( FIRST ) ).toEqual( page( 2 ) );
	} );

	it( 'is here for a first render, until a query gets it', async () => {
		port.prefetch( FIRST );
		expect( port.early( FIRST ) ).toBeUndefined();
		await vi.advanceTimersByTimeAsync( 0 );
		expect( port.early( FIRST ) ).toEqual( { rows: [], total: 1, next: null } );
		expect( port.early( SECOND ) ).toBeUndefined();
		await port.query( FIRST );
		expect( port.early( FIRST ) ).toBeUndefined();
	} );

	it.each( [
		[ 'empty', () => page( 0 ) ],
		[ 'a failure', (): Result< MediaPage > => ( { ok: false, failure: { kind: 'network' } } ) ],
	] )( 'is not here for a first render if it is %s', async ( _, response ) => {
		query.mockReset();
		query.mockResolvedValueOnce( response() );
		port.prefetch( FIRST );
		await vi.advanceTimersByTimeAsync( 0 );
		expect( port.early( FIRST ) ).toBeUndefined();
	} );

	it( 'is requested once', async () => {
		port.prefetch( FIRST );
		port.prefetch( { ...FIRST, query: createQuery() } );
		expect( query ).toHaveBeenCalledTimes( 1 );
	} );

	it.each< [ string, () => void ] >( [
		[ 'another page', () => port.prefetch( SECOND ) ],
		[
			'another query',
			() => port.prefetch( { ...FIRST, query: createQuery( { type: 'image' } ) } ),
		],
		[
			'a library that changed',
			() => {
				port.prefetch( FIRST );
				port.forget();
			},
		],
		[
			'a minute ago',
			() => {
				port.prefetch( FIRST );
				vi.advanceTimersByTime( 60_000 );
			},
		],
	] )( 'is not used for %s', async ( _, before ) => {
		before();
		expect( await port.query( FIRST ) ).toEqual( page( 2 ) );
	} );

	it( 'is requested again after a failure', async () => {
		query.mockReset();
		query
			.mockResolvedValueOnce( { ok: false, failure: { kind: 'network' } } )
			.mockResolvedValue( page( 2 ) );
		port.prefetch( FIRST );
		expect( await port.query( FIRST ) ).toEqual( page( 2 ) );
	} );

	it( 'is not returned to a call that was aborted', async () => {
		port.prefetch( FIRST );
		const call = new AbortController();
		const result = port.query( FIRST, call.signal );
		call.abort();
		expect( await result ).toEqual( { ok: false, failure: { kind: 'aborted' } } );
	} );
} );
