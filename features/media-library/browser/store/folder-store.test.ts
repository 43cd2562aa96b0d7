import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuery } from '../../model/query';
import type { FolderTree } from '../../port';
import { createFakePort, type FakePort } from '../../tests/support/fake-port';
import { FolderStore, type FolderEvent } from './folder-store';

let port: FakePort;
let store: FolderStore;
let events: FolderEvent[];

const names = ( tree: FolderTree | null ) =>
	tree?.folders.map( ( { name, count } ) => `${ name } ${ count }` );
const now = async () => {
	await store.load();
	return names( store.state().tree );
};
const notice = () => store.state().notice;

beforeEach( async () => {
	port = createFakePort( { generated: 48 } );
	events = [];
	store = new FolderStore( port, ( event ) => events.push( event ) );
	await store.load();
} );

const FIRST = [ 'Events 4', 'Products 4', 'Spring 4' ];

describe( 'files', () => {
	it( 'move to a folder and back', async () => {
		await store.moveFiles( [ 1, 3 ], 1 );
		expect( notice() ).toMatchObject( {
			text: '2 files moved to “Events”.',
			canUndo: true,
			isError: false,
		} );
		expect( events ).toEqual( [ { type: 'moved', ids: [ 1, 3 ], folders: [ 1 ] } ] );
		expect( await now() ).toEqual( [ 'Events 6', 'Products 4', 'Spring 4' ] );
		await store.undo();
		expect( await now() ).toEqual( FIRST );
		await store.redo();
		expect( await now() ).toEqual( [ 'Events 6', 'Products 4', 'Spring 4' ] );
	} );

	it( 'that take long are announced', async () => {
		port.pause();
		const many = Array.from( { length: 101 }, ( _, at ) => at + 1 );
		const moving = store.moveFiles( many, 1 );
		await vi.waitFor( () =>
			expect( notice() ).toMatchObject( { text: 'Moving 101 files…', isRunning: true } )
		);
		port.resume();
		await moving;
		expect( notice() ).toMatchObject( { isRunning: false } );
	} );

	it( 'that may not be changed are reported', async () => {
		await store.moveFiles( [ 1, 2 ], 1 );
		expect( notice() ).toMatchObject( { isError: true, canUndo: true } );
		expect( notice()?.text ).toMatch( /^1 file moved to “Events”. 1 file was not moved/ );
		expect( events ).toEqual( [ { type: 'moved', ids: [ 1 ], folders: [ 1 ] } ] );
	} );

	it( 'stay after a lost connection, and nothing is undone then', async () => {
		port.failNext( 'moveFiles', { kind: 'network' } );
		await store.moveFiles( [ 1 ], 1 );
		expect( notice() ).toMatchObject( { isError: true, canUndo: false } );
		expect( events ).toEqual( [] );
		await store.undo();
		expect( port.calls.filter( ( name ) => name === 'moveFiles' ) ).toHaveLength( 1 );
	} );

	it( 'go into the shown folder when they are uploaded', async () => {
		await store.place( 1 );
		expect( await now() ).toEqual( FIRST );
		store.chosen = 2;
		await store.place( 1 );
		expect( port.library.idsOf( createQuery( { folder: 2 } ) ) ).toContain( 1 );
	} );

	it( 'are counted once when many are uploaded', async () => {
		vi.useFakeTimers();
		const loads = () => port.calls.filter( ( name ) => name === 'folders' ).length;
		const before = loads();
		for ( let id = 1; id <= 40; id++ ) {
			await store.place( id, 1 );
			await vi.advanceTimersByTimeAsync( 1000 );
		}
		expect( loads() ).toBe( before );
		await vi.advanceTimersByTimeAsync( 1000 );
		expect( loads() ).toBe( before + 1 );
		vi.useRealTimers();
		const { length } = port.library.idsOf( createQuery( { folder: 1 } ) );
		expect( names( store.state().tree )?.[ 0 ] ).toBe( `Events ${ length }` );
		expect( length ).toBeGreaterThan( 20 );
	} );
} );

describe( 'folders', () => {
	it( 'keep their history when they are created again with another ID', async () => {
		await store.change( { type: 'update', id: 2, name: 'Shop' } );
		await store.moveFiles( [ 1 ], 2 );
		await store.deleteFolder( 2 );
		expect( await now() ).toEqual( [ 'Events 4', 'Spring 4' ] );
		expect( events.at( -1 ) ).toEqual( { type: 'invalidated' } );
		await store.undo();
		expect( await now() ).toEqual( [ 'Events 4', 'Shop 5', 'Spring 4' ] );
		await store.undo();
		await store.undo();
		expect( await now() ).toEqual( FIRST );
		await store.redo();
		await store.redo();
		await store.redo();
		expect( await now() ).toEqual( [ 'Events 4', 'Spring 4' ] );
	} );

	it( 'change one after another', async () => {
		await Promise.all( [
			store.change( { type: 'create', name: 'One', parent: 0 } ),
			store.undo(),
			store.redo(),
			store.change( { type: 'create', name: 'Two', parent: 0 } ),
			store.undo(),
		] );
		expect( await now() ).toEqual( [ 'Events 4', 'One 0', 'Products 4', 'Spring 4' ] );
	} );

	it( 'return why a name is refused', async () => {
		const refused = await store.change( { type: 'create', name: 'EVENTS', parent: 0 } );
		expect( refused ).toMatchObject( {
			kind: 'invalid',
			message: expect.stringContaining( 'already' ),
		} );
		expect( notice() ).toBeNull();
	} );

	it( 'load again when another user has deleted one', async () => {
		await port.changeFolder( { type: 'delete', id: 3 }, [] );
		expect( await store.change( { type: 'update', id: 3, name: 'May' } ) ).toEqual( {
			kind: 'missing',
		} );
		await vi.waitFor( () => {
			expect( names( store.state().tree ) ).toEqual( [ 'Events 4', 'Products 4' ] );
		} );
		await store.moveFiles( [ 1 ], 3 );
		expect( notice()?.text ).toBe( 'This folder no longer exists.' );
	} );

	it( 'ignore a response from before the latest change', async () => {
		const { folders } = port;
		let respond = () => {};
		port.folders = async ( signal ) => {
			const old = await folders( signal );
			await new Promise< void >( ( resolve ) => ( respond = resolve ) );
			return old;
		};
		const loading = store.load();
		await store.change( { type: 'create', name: 'New', parent: 0 } );
		respond();
		await loading;
		expect( names( store.state().tree ) ).toContain( 'New 0' );
	} );

	it( 'stay when they cannot be loaded again', async () => {
		port.failNext( 'folders', { kind: 'network' } );
		await store.load();
		expect( store.state().failure ).toEqual( { kind: 'network' } );
		expect( names( store.state().tree ) ).toEqual( FIRST );
	} );
} );
