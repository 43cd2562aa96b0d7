import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CoreCollection } from '../core';
import { useFiles } from './use-files';

type Listener = ( value?: unknown ) => void;

/** A list of the server as WordPress has it: only the requests of its query report failures. */
function open() {
	let isQuery = true;
	const listeners: Listener[] = [];
	const requests: Array< { done: Listener[]; fail: Listener[] } > = [];
	const isPending = { now: false };
	const query = {
		more: () => {
			if ( ! isPending.now ) {
				isPending.now = true;
				requests.push( { done: [], fail: [] } );
			}
			const last = requests.at( -1 )!;
			return {
				done: ( call: Listener ) => void last.done.push( call ),
				fail: ( call: Listener ) => void last.fail.push( call ),
			};
		},
	};
	const files = {
		models: [] as Array< { id: number } >,
		mirroring: query,
		more: () => ( { done: query.more().done, fail: () => {} } ),
		unmirror: vi.fn(),
		on: () => {},
		off: () => {},
		props: {
			get: () => isQuery,
			set: () => {
				isQuery = false;
				listeners.forEach( ( call ) => call() );
			},
			unset: () => {},
			on: ( _events: string, call: Listener ) => void listeners.push( call ),
			off: () => {},
		},
	};
	const { result } = renderHook( () => useFiles( files as unknown as CoreCollection ) );
	const answer = ( how: 'done' | 'fail', value?: unknown ) =>
		act( () => {
			isPending.now = false;
			requests.at( -1 )![ how ].forEach( ( call ) => call( value ) );
		} );
	return { files, requests, answer, now: () => result.current };
}

it( 'loads the files, and makes their list independent of the query', () => {
	const { files, now, answer } = open();
	expect( now() ).toMatchObject( { isLoading: true, failure: null } );
	files.models = [ { id: 7 }, { id: 3 } ];
	answer( 'done' );
	expect( now() ).toMatchObject( { ids: [ 7, 3 ], isLoading: false, failure: null } );
	expect( files.unmirror ).toHaveBeenCalledOnce();
} );

it( 'reports why the files did not load, and loads them again', () => {
	const { files, now, answer, requests } = open();
	answer( 'fail', {
		status: 500,
		responseText: '<p>There has been a critical error',
	} );
	expect( now() ).toMatchObject( {
		isLoading: false,
		failure: { kind: 'network' },
	} );
	expect( files.unmirror ).not.toHaveBeenCalled();
	act( () => now().retry() );
	expect( now() ).toMatchObject( { isLoading: true, failure: null } );
	files.models = [ { id: 7 } ];
	answer( 'done' );
	expect( now() ).toMatchObject( { ids: [ 7 ], isLoading: false } );
	expect( requests ).toHaveLength( 2 );
} );

it.each( [
	[ { status: 403, responseText: '-1' }, 'expired' ],
	[ { status: 400, responseText: '0' }, 'ended' ],
	[ { status: 0 }, 'network' ],
	[ undefined, 'forbidden' ],
] )( 'the reason %j is %s', ( reason, kind ) => {
	const { now, answer } = open();
	answer( 'fail', reason );
	expect( now().failure ).toEqual( { kind } );
} );
