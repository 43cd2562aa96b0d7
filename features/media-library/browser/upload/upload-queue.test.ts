import { describe, expect, it, vi } from 'vitest';
import { ENDED, HTTP, NETWORK, TYPE } from '../../model/uploads/codes';
import { progressOf } from '../../model/uploads/progress';
import { DONE, FAILED, QUEUED, STOPPED, UPLOADING } from '../../model/uploads/queue';
import { below, randomFrom } from '../../tests/support/random';
import { asks, fileOf, start } from '../../tests/support/upload-queue';

describe( 'the queue of uploads', () => {
	it( 'sends one file after another, to the post and into the folder', async () => {
		const { queue, server, place, onUpload, ended, left } = start();
		const selected = vi.fn();
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ], { post: 7, onUpload: selected } );
		queue.add( [ fileOf( 'c.jpg' ) ] );
		await vi.waitFor( () => expect( left() ).toBe( 0 ) );
		await ended();
		expect( server.stored.map( ( { name, post } ) => [ name, post ] ) ).toEqual( [
			...[
				[ 'a.jpg', 7 ],
				[ 'b.jpg', 7 ],
				[ 'c.jpg', 0 ],
			],
		] );
		expect( place.mock.calls ).toEqual( [ 1, 2, 3 ].map( ( id ) => [ id, undefined ] ) );
		expect( onUpload.mock.calls ).toEqual( [
			[ { id: 1 }, true ],
			[ { id: 2 }, true ],
			[ { id: 3 }, true ],
		] );
		expect( selected.mock.calls ).toEqual( [ [ { id: 1 } ], [ { id: 2 } ] ] );
	} );

	it( 'keeps failures until they are dismissed, and continues', async () => {
		const { queue, ended, statuses, onUpload } = start();
		queue.add( [ fileOf( 'a.php' ), fileOf( 'b.jpg' ) ] );
		await ended();
		expect( statuses() ).toEqual( [ FAILED, DONE ] );
		const [ { key, error } ] = queue.state().files as never as [
			{ key: number; error: object },
		];
		expect( error ).toMatchObject( { code: TYPE } );
		expect( onUpload ).toHaveBeenCalledOnce();
		queue.dismiss( key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
	} );

	it( 'reports a file that was uploaded but could not be loaded', async () => {
		const { queue, ended, statuses, onUpload } = start( {
			get: async () => ( { ok: false, failure: { kind: 'network' } } ),
		} );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await ended();
		expect( onUpload ).toHaveBeenCalledWith( null, true );
		expect( statuses() ).toEqual( [ DONE ] );
	} );

	it( 'asks before the page is left, as long as files are waiting', async () => {
		const { queue, ended } = start();
		expect( asks() ).toBe( false );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		expect( asks() ).toBe( true );
		queue.pause();
		expect( asks() ).toBe( true );
		queue.resume();
		await ended();
		expect( asks() ).toBe( false );
	} );

	it( 'takes many files in portions, in their order', async () => {
		const { queue, server, ended } = start();
		const names = Array.from( { length: 45 }, ( _, at ) => `${ at }.jpg` );
		const read = vi.fn();
		queue.add(
			names.map( ( name, at ) => {
				const file = fileOf( name, at + 1 );
				return Object.defineProperty( file, 'size', {
					get: () => ( read( name ), at + 1 ),
				} );
			} )
		);
		// The browser has been busy in this task.
		expect( read ).not.toHaveBeenCalled();
		await new Promise( ( done ) => setTimeout( done ) );
		expect( read ).toHaveBeenCalled();
		expect( new Set( read.mock.calls.flat() ).size ).toBeLessThan( 30 );
		await vi.waitFor( () => expect( server.stored ).toHaveLength( 45 ) );
		await ended();
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( names );
	} );

	it( 'tells observers, at most ten times in a second, until they stop', async () => {
		vi.useFakeTimers();
		const { queue } = start( { wholeBytes: 0 } );
		const observer = vi.fn();
		const stop = queue.subscribe( observer );
		queue.add( [ fileOf( 'a.jpg', 500 ) ] );
		await vi.advanceTimersByTimeAsync( 99 );
		expect( observer ).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync( 101 );
		expect( observer.mock.calls.length ).toBeGreaterThan( 1 );
		expect( observer.mock.calls.length ).toBeLessThan( 4 );
		stop();
		const calls = observer.mock.calls.length;
		queue.add( [ fileOf( 'b.jpg' ) ] );
		await vi.advanceTimersByTimeAsync( 500 );
		expect( observer ).toHaveBeenCalledTimes( calls );
		vi.useRealTimers();
	} );

	it( 'pauses, and continues where the server is', async () => {
		const { queue, server, statuses, ended } = start( { wholeBytes: 0, mostChunks: 3 } );
		queue.add( [ fileOf( 'a.jpg', 60 ) ] );
		await vi.waitFor( () => expect( queue.state().files[ 0 ]!.loaded ).toBe( 30 ) );
		queue.pause();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ QUEUED ] ) );
		queue.resume();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING ] ) );
		await vi.waitFor( () => expect( server.calls ).toContain( 'state' ) );
		expect( server.calls.filter( ( name ) => name === 'create' ) ).toHaveLength( 1 );
		queue.cancel( queue.state().files[ 0 ]!.key );
		await ended();
		await vi.waitFor( () => expect( server.openUploads() ).toBe( 0 ) );
	} );

	it( 'does not upload a file twice that arrives during a pause', async () => {
		const { queue, server, statuses, place } = start();
		place.mockImplementation( async () => {
			queue.pause();
			return 0;
		} );
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, QUEUED ] ) );
		place.mockImplementation( async () => 0 );
		queue.resume();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'a.jpg', 'b.jpg' ] );
	} );

	it( 'cancels the file that is uploading, and continues with the next one', async () => {
		const { queue, server, statuses } = start( { mostChunks: 1 } );
		queue.add( [ fileOf( 'a.jpg', 200 ), fileOf( 'b.jpg' ) ] );
		await vi.waitFor( () => expect( queue.state().files[ 0 ]!.loaded ).toBe( 10 ) );
		queue.cancel( queue.state().files[ 0 ]!.key );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'b.jpg' ] );
		expect( server.openUploads() ).toBe( 0 );
	} );

	it( 'stops when the session has ended, and loses nothing', async () => {
		const { queue, server, statuses } = start();
		server.failNext( 'whole', { code: ENDED, status: 401 } );
		queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ] );
		await vi.waitFor( () => expect( queue.state().hold ).toMatchObject( { code: ENDED } ) );
		expect( statuses() ).toEqual( [ QUEUED, QUEUED ] );
		expect( asks() ).toBe( true );
		queue.resume();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, DONE ] ) );
		expect( server.stored ).toHaveLength( 2 );
	} );

	it( 'continues by itself when the browser is online again', async () => {
		const { queue, server, statuses } = start();
		server.failNext( 'whole', { code: NETWORK, status: 0 } );
		server.failNext( 'find', { code: NETWORK, status: 0 }, 7 );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( queue.state().hold ).toMatchObject( { code: NETWORK } ) );
		globalThis.dispatchEvent( new Event( 'online' ) );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE ] ) );
		expect( server.stored ).toHaveLength( 1 );
	} );

	it( 'tries a failed file again, and uploads in the order of the user', async () => {
		const { queue, server, statuses } = start();
		server.failNext( 'whole', { code: HTTP, status: 500 }, 7 );
		queue.add( [ fileOf( 'a.jpg' ) ] );
		await vi.waitFor( () => expect( statuses() ).toEqual( [ FAILED ] ) );
		queue.retry( queue.state().files[ 0 ]!.key );
		queue.pause();
		queue.add( [ fileOf( 'b.jpg' ), fileOf( 'c.jpg' ) ] );
		await vi.waitFor( () => expect( queue.state().files ).toHaveLength( 3 ) );
		const [ a, , c ] = queue.state().files;
		queue.move( c!.key, a!.key );
		queue.resume();
		await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, DONE, DONE ] ) );
		expect( server.stored.map( ( { name } ) => name ) ).toEqual( [
			...[ 'c.jpg', 'a.jpg', 'b.jpg' ],
		] );
	} );

	it.each( [
		[ 'in one request', 1_000_000, 1 ],
		[ 'in chunks', 0, 2 ],
		[ 'in both ways', 60, 3 ],
	] )(
		'200 files arrive complete and in order when one of ten requests fails: %s',
		async ( _how, wholeBytes, seed ) => {
			const random = randomFrom( seed );
			const hows = [ 'lost', 'lost after effect', 'error' ] as const;
			const { queue, server } = start( {
				wholeBytes,
				trouble: () => ( random() < 0.1 ? hows[ below( random, hows.length ) ]! : 'none' ),
			} );
			const files = Array.from( { length: 200 }, ( _, i ) =>
				fileOf( `${ i }.jpg`, 1 + below( random, 120 ) )
			);
			queue.add( files );
			await vi.waitFor( () => expect( progressOf( queue.state() ).total ).toBe( 200 ) );
			await vi.waitFor( () => expect( queue.state().state ).toBe( STOPPED ), {
				timeout: 20_000,
			} );
			expect( progressOf( queue.state() ) ).toMatchObject( { done: 200, failed: 0 } );
			expect( server.stored.map( ( { name } ) => name ) ).toEqual(
				files.map( ( { name } ) => name )
			);
			expect( server.stored.map( ( { bytes } ) => bytes.length ) ).toEqual(
				files.map( ( { size } ) => size )
			);
			expect( server.calls.length ).toBeGreaterThan( 220 );
		}
	);
} );
