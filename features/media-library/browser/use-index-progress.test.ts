import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IndexState, MediaPort, Result } from '../port';
import { createFakePort } from '../tests/support/fake-port';
import { MOST_FAILURES, PAUSE_MS, useIndexProgress } from './use-index-progress';

beforeEach( () => vi.useFakeTimers() );
afterEach( () => vi.useRealTimers() );

const building = ( share: number ): Result< IndexState > => ( {
	ok: true,
	value: { state: 'building', share },
} );
const READY: Result< IndexState > = { ok: true, value: { state: 'ready', share: 1 } };

/** Each step waits until `next` is called. */
function start( index: IndexState | null ) {
	let answer: ( result: Result< IndexState > ) => void = () => {};
	const fillIndex = vi.fn< NonNullable< MediaPort[ 'fillIndex' ] > >(
		() => new Promise( ( resolve ) => ( answer = resolve ) )
	);
	const port = { ...createFakePort( { generated: 1 } ), fillIndex };
	const { result, unmount } = renderHook( () => useIndexProgress( port, index ) );
	const next = ( given: Result< IndexState >, ms = 0 ) =>
		act( async () => {
			answer( given );
			await vi.advanceTimersByTimeAsync( ms );
		} );
	return {
		fillIndex,
		unmount,
		share: () => result.current,
		next,
		/** A step fails, and the pause after it ends. */
		fail: () => next( { ok: false, failure: { kind: 'network' } }, PAUSE_MS ),
	};
}

describe( 'the search table', () => {
	it.each< IndexState | null >( [
		null,
		{ state: 'ready', share: 1 },
		{ state: 'off', share: 0 },
	] )( 'is not filled at %o', ( index ) => {
		const { fillIndex, share } = start( index );
		expect( fillIndex ).not.toHaveBeenCalled();
		expect( share() ).toBeNull();
	} );

	it( 'is filled step by step', async () => {
		const { fillIndex, share, next } = start( { state: 'missing', share: 0 } );
		expect( share() ).toBeNull();
		await next( building( 0.4 ) );
		expect( share() ).toBe( 0.4 );
		await next( building( 0.8 ) );
		expect( share() ).toBe( 0.8 );
		await next( READY );
		expect( share() ).toBeNull();
		expect( fillIndex ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'of a small site is filled without a word', async () => {
		const { fillIndex, share, next } = start( { state: 'building', share: 0 } );
		await next( READY );
		expect( share() ).toBeNull();
		expect( fillIndex ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits for steps of others', async () => {
		const { fillIndex, next } = start( { state: 'building', share: 0 } );
		await next( building( 0.4 ) );
		await next( building( 0.4 ) );
		expect( fillIndex ).toHaveBeenCalledTimes( 2 );
		await act( () => vi.advanceTimersByTimeAsync( PAUSE_MS ) );
		expect( fillIndex ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'is filled further after a failure', async () => {
		const { fillIndex, share, fail, next } = start( { state: 'building', share: 0 } );
		await next( building( 0.4 ) );
		await fail();
		await fail();
		expect( share() ).toBe( 0.4 );
		await next( building( 0.8 ) );
		await fail();
		await fail();
		await next( READY );
		expect( share() ).toBeNull();
		expect( fillIndex ).toHaveBeenCalledTimes( 7 );
	} );

	it( 'is not filled further after three failures in a row', async () => {
		const { fillIndex, share, fail, next } = start( { state: 'building', share: 0 } );
		await next( building( 0.4 ) );
		for ( let failures = 0; failures < MOST_FAILURES; failures++ ) {
			await fail();
		}
		expect( share() ).toBeNull();
		expect( fillIndex ).toHaveBeenCalledTimes( 4 );
	} );

	it( 'is not filled further when the browser closes', async () => {
		const { fillIndex, unmount, next } = start( { state: 'building', share: 0 } );
		unmount();
		await next( building( 0.4 ) );
		expect( fillIndex ).toHaveBeenCalledTimes( 1 );
		expect( fillIndex.mock.calls[ 0 ]![ 0 ]!.aborted ).toBe( true );
	} );
} );
