import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAVE_PAUSE_MS } from '../../model/drafts';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore, type MediaEvent } from './media-store';

beforeEach( () => vi.useFakeTimers() );
afterEach( () => vi.useRealTimers() );

async function open( id = 6 ) {
	const port = createFakePort( { generated: 9 } );
	const store = new MediaStore( port );
	await store.load( id );
	port.calls.length = 0;
	const events: MediaEvent[] = [];
	store.listen( ( event ) => events.push( event ) );
	return { port, store, events };
}

it( 'loads an attachment once, and again after a failure', async () => {
	const { port, store } = await open();
	await store.load( 6 );
	expect( port.calls ).toEqual( [] );
	port.failNext( 'get', { kind: 'network' } );
	await store.load( 7 );
	expect( store.attachment( 7 ) ).toMatchObject( { status: 'failed' } );
	await store.load( 7 );
	expect( store.attachment( 7 ) ).toMatchObject( { status: 'ready' } );
} );

it( 'saves typed texts after a pause, and reports the change', async () => {
	const { port, store, events } = await open();
	store.type( 6, 'title', 'P' );
	await vi.advanceTimersByTimeAsync( SAVE_PAUSE_MS - 1 );
	store.type( 6, 'title', 'Port' );
	await vi.advanceTimersByTimeAsync( SAVE_PAUSE_MS - 1 );
	expect( port.calls ).toEqual( [] );
	await vi.advanceTimersByTimeAsync( 1 );
	expect( port.library.find( 6 )?.title ).toBe( 'Port' );
	expect( events ).toMatchObject( [ { type: 'changed', item: { id: 6, title: 'Port' } } ] );
	expect( store.unsaved() ).toEqual( [] );
} );

it( 'keeps the texts of each file after a failure, and saves them on demand', async () => {
	const { port, store } = await open();
	await store.load( 7 );
	port.failNext( 'save', { kind: 'ended' }, 2 );
	store.type( 6, 'alt', 'Boats' );
	store.type( 7, 'alt', 'A film' );
	await vi.advanceTimersByTimeAsync( SAVE_PAUSE_MS );
	expect( store.unsaved() ).toEqual( [ 6, 7 ] );
	await vi.advanceTimersByTimeAsync( 60_000 );
	expect( store.draft( 6 ) ).toMatchObject( {
		typed: { alt: 'Boats' },
		failure: { kind: 'ended' },
	} );
	store.saveAll();
	await vi.runAllTimersAsync();
	expect( [ 6, 7 ].map( ( id ) => port.library.find( id )?.alt ) ).toEqual( [
		'Boats',
		'A film',
	] );
	expect( store.unsaved() ).toEqual( [] );
} );

it( 'sends texts that were typed during a save after it', async () => {
	const { port, store } = await open();
	port.pause();
	store.type( 6, 'title', 'One' );
	void store.save( 6 );
	store.type( 6, 'title', 'Two' );
	void store.save( 6 );
	expect( port.calls ).toEqual( [ 'save' ] );
	port.resume();
	await vi.runAllTimersAsync();
	expect( port.calls ).toEqual( [ 'save', 'save' ] );
	expect( port.library.find( 6 )?.title ).toBe( 'Two' );
} );

it( 'keeps texts of files that the user may not edit for one insertion', async () => {
	const { port, store } = await open( 5 );
	expect( port.library.find( 5 )?.canEdit ).toBe( false );
	store.type( 5, 'title', 'Mine' );
	await vi.advanceTimersByTimeAsync( SAVE_PAUSE_MS );
	expect( port.calls ).toEqual( [] );
	expect( store.unsaved() ).toEqual( [] );
	expect( store.draft( 5 ).typed ).toEqual( { title: 'Mine' } );
} );

it( 'forgets removed attachments, and gives up texts on demand', async () => {
	const { store } = await open();
	store.type( 6, 'title', 'Port' );
	store.discard( 6 );
	expect( store.draft( 6 ).typed ).toEqual( {} );
	store.tell( { type: 'removed', ids: [ 6 ] } );
	expect( store.attachment( 6 ) ).toBeNull();
} );
