import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from '@wordpress/element';
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { rowAt } from '../model/list-pages';
import { createQuery } from '../model/query';
import type { MediaPort } from '../port';
import { createFakePort } from '../tests/support/fake-port';
import { useMediaList } from './use-media-list';

const QUERY = createQuery( { perPage: 80 } );

/** Returns a port that does not respond after 20 requests, so that endless requests end. */
function limitedPort() {
	const port = createFakePort( { generated: 200 } );
	const query: Mock< MediaPort[ 'query' ] > = vi.fn( ( request, signal ) =>
		query.mock.calls.length > 20 ? new Promise( () => {} ) : port.query( request, signal )
	);
	return { ...port, query };
}

const eventually = ( check: () => void ) => vi.waitFor( check, { interval: 5, timeout: 5000 } );

/** Lets React pause before the effects of what it rendered. */
function takeLong() {
	const end = performance.now() + 20;
	while ( performance.now() < end ) {
		// React measures.
	}
}

/** Starts a list, and calls back when its first response was rendered, before the effects. */
function start( onLoaded: ( media: ReturnType< typeof useMediaList > ) => void = () => {} ) {
	const port = limitedPort();
	let isDone = false;
	const { result } = renderHook( () => {
		const media = useMediaList( port, QUERY );
		useLayoutEffect( () => {
			if ( media.list.total !== null && ! isDone ) {
				isDone = true;
				queueMicrotask( () => onLoaded( media ) );
				takeLong();
			}
		} );
		return media;
	} );
	const pages = () =>
		[ ...result.current.list.pages.values() ].map( ( { status, isStale } ) =>
			isStale ? `stale, ${ status }` : status
		);
	return { port, result, pages };
}

describe( 'each page is requested once, and arrives,', () => {
	// React then renders when it does on a page.
	beforeEach( () => vi.stubGlobal( 'IS_REACT_ACT_ENVIRONMENT', false ) );
	afterEach( () => vi.unstubAllGlobals() );

	it( 'when the list changes before and during a key press', async () => {
		const { port, result, pages } = start();
		await eventually( () => expect( pages() ).toEqual( [ 'ready' ] ) );
		result.current.dispatch( { type: 'moved', ids: [ 1 ], folders: [ 2 ] } );
		// React applies what happens during a key press before what happened earlier.
		vi.stubGlobal( 'event', new KeyboardEvent( 'keydown' ) );
		result.current.dispatch( { type: 'invalidated' } );
		await eventually( () => expect( result.current.list.generation ).toBe( 1 ) );
		await eventually( () => expect( pages() ).toEqual( [ 'ready' ] ) );
		expect( port.query ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'when the list changes after a response was rendered', async () => {
		const { port, result, pages } = start( ( { show, dispatch } ) => {
			dispatch( { type: 'invalidated' } );
			show( { first: 0, last: 100 }, 0 );
		} );
		await eventually( () => expect( result.current.list.generation ).toBe( 1 ) );
		await eventually( () => expect( pages() ).toEqual( [ 'ready', 'ready' ] ) );
		expect( port.query ).toHaveBeenCalledTimes( 3 );
	} );
} );

/** Starts a list of 10,000 files, and returns what it requests after the first page. Responses come when the test sends them. */
async function startSlow() {
	const fake = createFakePort( { generated: 10_000 } );
	const positions: number[] = [];
	const responses: ( () => void )[] = [];
	const query: MediaPort[ 'query' ] = async ( request, signal ) => {
		if ( 'position' in request.from && request.from.position === 0 ) {
			return fake.query( request, signal );
		}
		positions.push( 'position' in request.from ? request.from.position : -1 );
		await new Promise< void >( ( done ) => responses.push( done ) );
		return fake.query( request, signal );
	};
	const port = { ...fake, query };
	const { result } = renderHook( () => useMediaList( port, QUERY ) );
	await waitFor( () => expect( result.current.list.total ).toBe( 10_000 ) );
	const show = ( first: number, around: number ) =>
		act( () => result.current.show( { first, last: first + 20 }, around ) );
	const respond = ( call: number ) => act( async () => responses[ call ]?.() );
	return { positions, show, respond };
}

it( 'shows a page that is here already at once, and gets it again from the first query', async () => {
	const fake = createFakePort( { generated: 200 } );
	const response = await fake.query( { query: QUERY, count: 80, from: { position: 0 } } );
	const page = response.ok ? response.value : undefined;
	const query = vi.fn( fake.query );
	const totals: ( number | null )[] = [];
	const { result } = renderHook( () => {
		const media = useMediaList( { ...fake, query, early: () => page }, QUERY );
		totals.push( media.list.total );
		return media;
	} );
	expect( totals[ 0 ] ).toBe( 200 );
	expect( rowAt( result.current.list, 79 )?.id ).toBe( page?.rows[ 79 ]?.id );
	await waitFor( () => expect( result.current.list.pages.get( 0 )?.isStale ).toBe( false ) );
	expect( query ).toHaveBeenCalledTimes( 1 );
} );

describe( 'files in view', () => {
	it( 'are requested although two other requests run, by one more request', async () => {
		const { positions, show } = await startSlow();
		show( 0, 240 );
		expect( positions ).toHaveLength( 2 );
		show( 8000, 240 );
		expect( positions.slice( 2 ) ).toEqual( [ 8000 ] );
		show( 4000, 240 );
		expect( positions ).toHaveLength( 3 );
	} );

	it( 'arrive before others are requested', async () => {
		const { positions, show, respond } = await startSlow();
		show( 8070, 240 );
		expect( positions ).toEqual( [ 8080, 8000 ] );
		await respond( 0 );
		expect( positions ).toHaveLength( 2 );
		await respond( 1 );
		await waitFor( () => expect( positions ).toHaveLength( 4 ) );
	} );
} );
