import { afterEach, expect, it, vi } from 'vitest';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore, type MediaEvent } from './media-store';
import { followOtherTabs } from './other-tabs';

const stops: Array< () => void > = [];
afterEach( () => {
	vi.restoreAllMocks();
	stops.splice( 0 ).forEach( ( stop ) => stop() );
} );

/** A tab with a document that has a visibility only, and the events that its lists receive. */
function openTab() {
	const page = Object.assign( new EventTarget(), { visibilityState: 'visible' } );
	const port = createFakePort( { generated: 9 } );
	const store = new MediaStore( port );
	const events: MediaEvent[] = [];
	stops.push( followOtherTabs( store, page as unknown as Document ) );
	store.listen( ( event ) => events.push( event ) );
	const show = ( visibilityState: 'visible' | 'hidden' ) => {
		page.visibilityState = visibilityState;
		page.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	return { port, store, events, show };
}

it( 'loads the lists again after changes in another tab, once for several, and sends nothing back', async () => {
	const [ one, other ] = [ openTab(), openTab() ];
	one.store.tell( { type: 'removed', ids: [ 3 ] } );
	one.store.tell( { type: 'invalidated' } );
	await vi.waitFor( () => expect( other.events ).toEqual( [ { type: 'refreshed' } ] ) );
	// An answer would arrive before this change.
	other.store.tell( { type: 'removed', ids: [ 4 ] } );
	await vi.waitFor( () => expect( one.events ).toHaveLength( 3 ) );
	expect( one.events[ 2 ] ).toEqual( { type: 'refreshed' } );
	expect( other.events ).toHaveLength( 2 );
} );

it( 'shows texts saved in another tab, but keeps text typed here', async () => {
	const [ one, other ] = [ openTab(), openTab() ];
	await Promise.all( [ 6, 7 ].map( other.store.load ) );
	const before = other.store.attachment( 6 );
	other.store.type( 7, 'title', 'Typed here' );
	for ( const id of [ 6, 7 ] ) {
		await other.port.save( id, { title: 'Saved there' } );
		one.store.tell( { type: 'removed', ids: [ id ] } );
	}
	await vi.waitFor( () =>
		expect( other.store.attachment( 6 ) ).toMatchObject( {
			attachment: { title: 'Saved there' },
		} )
	);
	expect( other.store.attachment( 6 ) ).not.toBe( before );
	expect( other.store.draft( 7 ).typed ).toEqual( { title: 'Typed here' } );
} );

it( 'waits while the tab is hidden', async () => {
	const [ one, other, visible ] = [ openTab(), openTab(), openTab() ];
	other.show( 'hidden' );
	one.store.tell( { type: 'invalidated' } );
	await vi.waitFor( () => expect( visible.events ).toHaveLength( 1 ) );
	expect( other.events ).toEqual( [] );
	other.show( 'visible' );
	expect( other.events ).toEqual( [ { type: 'refreshed' } ] );
} );

it.each( [
	[ 59_000, 0 ],
	[ 61_000, 1 ],
] )( 'after %i ms in the background, it loads the lists %i times', ( ms, times ) => {
	const { events, show } = openTab();
	const now = vi.spyOn( Date, 'now' ).mockReturnValue( 1000 );
	show( 'hidden' );
	now.mockReturnValue( 1000 + ms );
	show( 'visible' );
	expect( events ).toHaveLength( times );
} );

it( 'takes IDs from a message, and ignores everything else in it', async () => {
	const { store, events, port } = openTab();
	await store.load( 6 );
	port.calls.length = 0;
	const channel = new BroadcastChannel( 'pagewright-media-library' );
	stops.push( () => channel.close() );
	channel.postMessage( { type: 'removed', ids: [ 6 ] } );
	channel.postMessage( [ 'x', 6, null, 1.5 ] );
	await vi.waitFor( () => expect( events ).toEqual( [ { type: 'refreshed' } ] ) );
	expect( port.calls ).toEqual( [ 'get' ] );
} );
