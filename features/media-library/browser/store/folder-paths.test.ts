import { beforeEach, describe, expect, it } from 'vitest';
import { createQuery } from '../../model/query';
import { createFakePort, type FakePort } from '../../tests/support/fake-port';
import { FolderStore } from './folder-store';

let port: FakePort;
let store: FolderStore;

beforeEach( () => {
	port = createFakePort( { generated: 48 } );
	store = new FolderStore( port, () => {} );
} );

/** Returns the path of a folder. */
const pathOf = ( id: number ): string => {
	const folder = store.state().tree?.folders.find( ( one ) => one.id === id );
	return folder ? `${ pathOf( folder.parent ) }/${ folder.name }` : '';
};
const make = async ( ...paths: string[][] ) => ( await store.makePaths( paths ) )?.map( pathOf );
const creations = () => port.calls.filter( ( name ) => name === 'changeFolder' ).length;
const notice = () => store.state().notice;

describe( 'folders by their paths', () => {
	it( 'are created with their parent folders, each once', async () => {
		expect( await make( [ 'Trip', 'Day', 'Night' ], [ 'Trip' ], [ 'Trip', 'Sea' ] ) ).toEqual( [
			'/Trip/Day/Night',
			'/Trip',
			'/Trip/Sea',
		] );
		expect( creations() ).toBe( 4 );
		expect( notice() ).toMatchObject( {
			text: '4 folders created.',
			isError: false,
			canUndo: false,
		} );
	} );

	it( 'are found in any case and with any form of accents; then there is no notice', async () => {
		await make( [ 'Café' ] );
		expect( notice() ).toMatchObject( { text: 'Folder “Café” created.', canUndo: true } );
		const before = creations();
		expect( await make( [ 'EVENTS' ], [ 'Cafe\u0301' ] ) ).toEqual( [ '/Events', '/Café' ] );
		expect( creations() ).toBe( before );
		expect( notice() ).toBeNull();
	} );

	it( 'begin in the folder that is shown', async () => {
		store.chosen = 2;
		expect( await make( [ 'Events' ] ) ).toEqual( [ '/Products/Events' ] );
	} );

	it( 'that another user created meanwhile are found', async () => {
		await store.load();
		const other = new FolderStore( port, () => {} );
		await other.change( { type: 'create', name: 'Trip', parent: 0 } );
		expect( await make( [ 'Trip' ] ) ).toEqual( [ '/Trip' ] );
		expect( notice() ).toBeNull();
	} );

	it( 'with an invalid name are left out, and the others are created', async () => {
		expect( await make( [ ' ', 'Inside' ], [ 'Trip' ] ) ).toEqual( [ '/Inside', '/Trip' ] );
		expect( notice() ).toMatchObject( { isError: true } );
		expect( notice()?.text ).toBe(
			'2 folders created. 1 folder could not be created. Its files are uploaded without it. Type a name for the folder.'
		);
	} );

	it( 'are not tried one after another without a connection', async () => {
		await store.load();
		port.failNext( 'changeFolder', { kind: 'network' } );
		expect( await make( [ 'One', 'Two' ], [ 'Three' ], [ 'Events' ] ) ).toEqual( [
			'',
			'',
			'/Events',
		] );
		expect( creations() ).toBe( 1 );
		expect( notice()?.text ).toMatch( /^3 folders could not be created. .* respond/ );
	} );

	it( 'are not created if the folders cannot be loaded, and a notice says so', async () => {
		port.failNext( 'folders', { kind: 'network' } );
		expect( await make( [ 'Trip' ] ) ).toBeUndefined();
		expect( notice() ).toMatchObject( { isError: true } );
	} );
} );

describe( 'an uploaded file', () => {
	it( 'goes into its folder instead of the one that is shown', async () => {
		store.chosen = 2;
		await store.place( 1, 1 );
		expect( port.library.idsOf( createQuery( { folder: 1 } ) ) ).toContain( 1 );
		expect( port.library.idsOf( createQuery( { folder: 2 } ) ) ).not.toContain( 1 );
	} );

	it( 'that does not arrive there is reported', async () => {
		port.failNext( 'moveFiles', { kind: 'network' } );
		await store.place( 1, 1 );
		expect( notice() ).toMatchObject( { isError: true } );
	} );
} );
