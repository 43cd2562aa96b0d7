import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CoreAttachment } from '../../port/core-attachment';
import type { Result } from '../../port';
import { MediaStore } from '../store/media-store';
import { createFakePort } from '../../tests/support/fake-port';
import type { LoadChosen } from './types';
import { useChosen, withTypedTexts } from './use-chosen';

type Loaded = Result< readonly CoreAttachment[] >;

/** Requests wait until `answer` is called. */
function start( ...first: number[] ) {
	const waiting: Array< { ids: readonly number[]; resolve: ( loaded: Loaded ) => void } > = [];
	const load: LoadChosen = vi.fn(
		( ids ) => new Promise< Loaded >( ( resolve ) => waiting.push( { ids, resolve } ) )
	);
	const { result, rerender } = renderHook( ( { ids } ) => useChosen( load, ids ), {
		initialProps: { ids: new Set( first ) },
	} );
	return {
		requested: () => vi.mocked( load ).mock.calls.map( ( [ ids ] ) => ids ),
		now: () => result.current,
		select: ( ...ids: number[] ) => rerender( { ids: new Set( ids ) } ),
		answer: ( loaded?: Loaded ) =>
			act( async () => {
				const { ids, resolve } = waiting.shift()!;
				resolve( loaded ?? { ok: true, value: ids.map( ( id ) => ( { id } ) ) } );
			} ),
	};
}

it( 'loads each attachment once, and returns them in the order of the selection', async () => {
	const { requested, now, select, answer } = start( 1 );
	expect( now().isPending ).toBe( true );
	select( 2, 1 );
	expect( requested() ).toEqual( [ [ 1 ], [ 2 ] ] );
	await answer();
	expect( now().isPending ).toBe( true );
	await answer();
	expect( now() ).toMatchObject( {
		isPending: false,
		attachments: [ { id: 2 }, { id: 1 } ],
		missing: 0,
	} );
	select( 1 );
	expect( now().attachments ).toEqual( [ { id: 1 } ] );
	expect( requested() ).toHaveLength( 2 );
} );

it( 'counts deleted files', async () => {
	const { now, answer } = start( 1, 2 );
	await answer( { ok: true, value: [ { id: 2 } ] } );
	expect( now() ).toMatchObject( { isPending: false, missing: 1, attachments: [ { id: 2 } ] } );
} );

it( 'loads again after a failure', async () => {
	const { now, answer, requested } = start( 1 );
	await answer( { ok: false, failure: { kind: 'network' } } );
	expect( now() ).toMatchObject( { isPending: true, failure: { kind: 'network' } } );
	act( () => now().retry() );
	expect( now().failure ).toBeNull();
	await answer();
	expect( requested() ).toEqual( [ [ 1 ], [ 1 ] ] );
	expect( now().attachments ).toEqual( [ { id: 1 } ] );
} );

it( 'reports no failure of a file that is no longer selected', async () => {
	const { now, select, answer } = start( 1 );
	select( 2 );
	await answer( { ok: false, failure: { kind: 'network' } } );
	expect( now().failure ).toBeNull();
	await answer();
	expect( now() ).toMatchObject( {
		isPending: false,
		failure: null,
		attachments: [ { id: 2 } ],
	} );
} );

it( 'passes texts that were typed, saved or not', async () => {
	const store = new MediaStore( createFakePort( { generated: 3 } ) );
	await store.load( 2 );
	store.type( 2, 'alt', 'A typed text' );
	const [ typed, other ] = withTypedTexts(
		[
			{ id: 2, alt: '' },
			{ id: 3, alt: 'Known' },
		],
		store
	);
	expect( typed ).toMatchObject( { id: 2, alt: 'A typed text' } );
	expect( other ).toEqual( { id: 3, alt: 'Known' } );
	store.discard( 2 );
} );
