import { describe, expect, it, vi } from 'vitest';
import { HTTP } from '../../model/uploads/codes';
import { DONE, FAILED, QUEUED, UNDECIDED, UPLOADING } from '../../model/uploads/queue';
import { asks, fileOf, start } from '../../tests/support/upload-queue';

describe( 'the queue of uploads and files of the library', () => {
	it( 'asks for a file that the library has, and uploads the others meanwhile', async () => {
		const { queue, server, statuses, place, onUpload } = start( {
			duplicatesOf: ( { size } ) => ( size === 5 ? [ 80 ] : [] ),
		} );
		const selected = vi.fn();
		queue.add( [ fileOf( 'a.jpg', 5 ), fileOf( 'b.jpg' ) ], { onUpload: selected } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED, DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'b.jpg' ] );
		// Nothing is lost with an open choice.
		expect( asks() ).toBe( false );
		const [ { key, existing } ] = queue.state().files as never as [
			{ key: number; existing: object },
		];
		expect( existing ).toEqual( { id: 80 } );
		queue.useExisting( key );
		queue.useExisting( key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( selected.mock.calls ).toEqual( [ [ { id: 1 } ], [ { id: 80 } ] ] );
		// The file stays in its folder, and is not new in the lists.
		expect( place.mock.calls ).toEqual( [ [ 1, undefined ] ] );
		expect( onUpload ).toHaveBeenCalledOnce();
		expect( queue.fileOf( key ) ).toBeNull();
	} );

	it( 'puts a file at the address of that of the library, and does not ask again', async () => {
		const { queue, server, statuses, place, onUpload } = start( {
			duplicatesOf: () => [ 80 ],
		} );
		const selected = vi.fn();
		queue.add( [ fileOf( 'a.jpg' ) ], { onUpload: selected } );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		const { key } = queue.state().files[ 0 ]!;
		queue.replaceExisting( key );
		queue.replaceExisting( key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.calls ).toEqual( [
			...[ 'sizes', 'duplicates', 'create', 'chunk', 'replace' ],
		] );
		expect( server.stored ).toEqual( [] );
		expect( onUpload.mock.calls ).toEqual( [ [ { id: 80 }, false ] ] );
		expect( selected.mock.calls ).toEqual( [ [ { id: 80 } ] ] );
		expect( place ).not.toHaveBeenCalled();
	} );

	it( 'uploads a file that the library has, and does not ask again', async () => {
		const { queue, server, statuses } = start( { duplicatesOf: () => [ 80 ] } );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		server.failNext( 'whole', { code: HTTP, status: 500 }, 7 );
		queue.uploadAnyway( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ FAILED ] ) );
		queue.retry( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.stored ).toHaveLength( 1 );
		expect( server.calls.filter( ( name ) => name === 'duplicates' ) ).toHaveLength( 1 );
	} );

	it( 'does not take the file of the library for an upload without a response', async () => {
		const { queue, server, statuses } = start( {
			duplicatesOf: () => [ 1 ],
			trouble: ( method ) =>
				method === 'whole' && ! server.calls.includes( 'find' ) ? 'lost' : 'none',
		} );
		server.stored.push( { id: 1, name: 'a.jpg', post: 0, bytes: new Uint8Array( 9 ) } );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UNDECIDED ] ) );
		queue.uploadAnyway( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.stored.map( ( { id } ) => id ) ).toEqual( [ 1, 2 ] );
	} );

	it( 'checks a file again that was paused meanwhile, and one at a time', async () => {
		const open: Array< () => void > = [];
		const { queue, server, statuses } = start( {
			duplicatesOf: ( { hash } ) => ( hash ? [] : [ 80 ] ),
		} );
		const { duplicates } = server;
		server.duplicates = async ( files, signal ) => {
			await new Promise< void >( ( resolve ) => open.push( resolve ) );
			return duplicates( files, signal );
		};
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ) ] );
		await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
		queue.pause();
		open[ 0 ]!();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ QUEUED, QUEUED ] ) );
		expect( server.stored ).toHaveLength( 0 );
		queue.resume();
		await vi.waitFor( () => expect( open ).toHaveLength( 2 ) );
		open[ 1 ]!();
		await vi.waitFor( () => expect( open ).toHaveLength( 3 ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'a.jpg' ] );
		open[ 2 ]!();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, DONE ] ) );
	} );

	it( 'stops to wait for sizes when it is paused', async () => {
		const { queue, server, statuses } = start();
		const { sizes } = server;
		let respond = () => {};
		server.sizes = async ( ...given ) => {
			await new Promise< void >( ( resolve ) => ( respond = resolve ) );
			return sizes( ...given );
		};
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING ] ) );
		queue.pause();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ QUEUED ] ) );
		queue.resume();
		respond();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.calls ).toEqual( [ 'sizes', 'whole' ] );
	} );

	it( 'uploads a file without a check on a page without HTTPS', async () => {
		vi.stubGlobal( 'crypto', {} );
		const { queue, server, statuses } = start( { duplicatesOf: () => [ 80 ] } );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		vi.unstubAllGlobals();
		expect( server.calls ).toEqual( [ 'whole' ] );
	} );
} );
