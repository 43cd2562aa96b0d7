import { expect, it, vi } from 'vitest';
import type { Result } from '../../port';
import type { CoreAttachment } from '../../port/core-attachment';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore } from '../store/media-store';
import { throughStore } from './load-through-store';

type Answer = Result< readonly CoreAttachment[] >;

const core = ( id: number ): CoreAttachment => ( { id, title: `Whole ${ id }` } );
const found = ( ids: readonly number[] ): Answer => ( { ok: true, value: ids.map( core ) } );

function start() {
	const port = createFakePort( { generated: 9 } );
	const store = new MediaStore( port );
	const load = vi.fn( async ( ids: readonly number[] ) =>
		found( ids.filter( ( id ) => id < 9 ) )
	);
	return { port, store, load, through: throughStore( store, load ) };
}

it( 'loads files once, for the caller and for the store', async () => {
	const { port, store, load, through } = start();
	const both = [ through( [ 3, 1 ] ), through( [ 1, 2 ] ) ];
	expect( store.attachment( 3 ) ).toEqual( { status: 'loading' } );
	expect( await Promise.all( both ) ).toEqual( [ found( [ 3, 1 ] ), found( [ 1, 2 ] ) ] );
	expect( await through( [ 2, 3 ] ) ).toEqual( found( [ 2, 3 ] ) );
	expect( load.mock.calls ).toEqual( [ [ [ 3, 1 ] ], [ [ 2 ] ] ] );
	expect( store.attachment( 3 ) ).toMatchObject( { attachment: { title: 'Whole 3' } } );
	expect( port.calls ).toEqual( [] );
} );

it( 'leaves out deleted files, and tells the store', async () => {
	const { store, through } = start();
	expect( await through( [ 9, 4 ] ) ).toEqual( found( [ 4 ] ) );
	expect( store.attachment( 9 ) ).toEqual( {
		status: 'failed',
		failure: { kind: 'missing' },
	} );
} );

it( 'reports a failure, and loads again', async () => {
	const { store, load, through } = start();
	const failure = { kind: 'network' } as const;
	load.mockResolvedValueOnce( { ok: false, failure } as never );
	expect( await through( [ 1 ] ) ).toEqual( { ok: false, failure } );
	expect( store.attachment( 1 ) ).toEqual( { status: 'failed', failure } );
	expect( await through( [ 1 ] ) ).toEqual( found( [ 1 ] ) );
	expect( store.attachment( 1 ) ).toMatchObject( { status: 'ready' } );
} );

it( 'loads files again that the store has forgotten', async () => {
	const { store, load, through } = start();
	await through( [ 1, 2 ] );
	store.tell( { type: 'invalidated' } );
	await through( [ 1 ] );
	expect( load ).toHaveBeenLastCalledWith( [ 1 ] );
	expect( store.attachment( 1 ) ).toMatchObject( { status: 'ready' } );
} );

it( 'keeps a newer value of the store', async () => {
	const { store, through } = start();
	const loading = through( [ 6 ] );
	await store.load( 6 );
	store.tell( {
		type: 'changed',
		item: { ...createFakePort().library.find( 6 )!, title: 'Saved' },
	} );
	await loading;
	expect( store.attachment( 6 ) ).toMatchObject( { attachment: { title: 'Saved' } } );
} );
