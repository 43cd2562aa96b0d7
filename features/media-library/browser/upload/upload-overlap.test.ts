import { expect, it, vi } from 'vitest';
import { ENDED, HTTP, NETWORK } from '../../model/uploads/codes';
import { DONE, QUEUED, UNDECIDED, UPLOADING } from '../../model/uploads/queue';
import { fileOf, start } from '../../tests/support/upload-queue';

/** A server that announces attachments. Files get their sizes when `make` is called with their name. */
function startServer( options: Parameters< typeof start >[ 0 ] = {} ) {
	const waiting = new Map< string, () => void >();
	const sizesOf = ( { name }: File ) =>
		new Promise< void >( ( resolve ) => waiting.set( name, resolve ) );
	const started = start( { sizesOf, ...options } );
	const make = async ( name: string ) => {
		await vi.waitFor( () => expect( waiting.has( name ) ).toBe( true ) );
		waiting.get( name )!();
		waiting.delete( name );
	};
	const stored = () => started.server.stored.map( ( { name } ) => name );
	return { ...started, make, stored };
}

const files = ( ...names: string[] ) => names.map( ( name, at ) => fileOf( name, 9 + at ) );

it( 'sends one file while the server makes the sizes of the one before, and no third one', async () => {
	const { queue, statuses, stored, make, ended } = startServer();
	queue.add( files( 'a.jpg', 'b.jpg', 'c.jpg' ) );
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] ) );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING, QUEUED ] ) );
	await make( 'a.jpg' );
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg', 'c.jpg' ] ) );
	await make( 'b.jpg' );
	await make( 'c.jpg' );
	await ended();
	expect( statuses() ).toEqual( [ DONE, DONE, DONE ] );
} );

it( 'sends one file after another if the server does not announce them', async () => {
	let resolve = () => {};
	const { queue, statuses, stored, ended, server } = startServer( { sizesOf: undefined } );
	const { whole } = server;
	server.whole = async ( ...given ) => {
		const sent = await whole( ...given );
		await new Promise< void >( ( release ) => ( resolve = release ) );
		return sent;
	};
	queue.add( files( 'a.jpg', 'b.jpg' ) );
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg' ] ) );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, QUEUED ] ) );
	resolve();
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] ) );
	resolve();
	await ended();
} );

it( 'sends one file after another once the server has failed', async () => {
	const { queue, server, statuses, stored, make, ended } = startServer();
	server.failNext( 'whole', { code: HTTP, status: 500 } );
	queue.add( files( 'a.jpg', 'b.jpg' ) );
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg' ] ) );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, QUEUED ] ) );
	await make( 'a.jpg' );
	await make( 'b.jpg' );
	await ended();
	expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] );
} );

it( 'lists files in the order of the queue, whichever has its sizes first', async () => {
	const { queue, statuses, onUpload, make, ended } = startServer();
	queue.add( files( 'a.jpg', 'b.jpg' ) );
	await make( 'b.jpg' );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING ] ) );
	expect( onUpload ).not.toHaveBeenCalled();
	await make( 'a.jpg' );
	await ended();
	expect( onUpload.mock.calls.map( ( [ { id } ] ) => id ) ).toEqual( [ 1, 2 ] );
} );

it( 'finds that the file whose sizes are made has the same content', async () => {
	const { queue, server, statuses, stored, make, ended } = startServer( {
		duplicatesOf: () => ( server.calls.includes( 'makeSizes' ) ? [] : made ),
	} );
	const made: number[] = [];
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ] );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING ] ) );
	expect( stored() ).toEqual( [ 'a.jpg' ] );
	made.push( 1 );
	await make( 'a.jpg' );
	await ended();
	expect( statuses() ).toEqual( [ DONE, UNDECIDED ] );
	expect( stored() ).toEqual( [ 'a.jpg' ] );
} );

it( 'cancels the file that waits for one with the same content', async () => {
	const { queue, statuses, stored, make, ended } = startServer();
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ), fileOf( 'c.jpg', 5 ) ] );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING, QUEUED ] ) );
	queue.cancel( queue.state().files[ 1 ]!.key );
	await make( 'a.jpg' );
	await make( 'c.jpg' );
	await ended();
	expect( statuses() ).toEqual( [ DONE, DONE ] );
	expect( stored() ).toEqual( [ 'a.jpg', 'c.jpg' ] );
} );

it( 'does not send files again that were announced before a pause', async () => {
	const { queue, server, statuses, stored, ended, make } = startServer();
	const images = files( 'a.jpg', 'b.jpg' ).map(
		( file ) => new File( [ file ], file.name, { type: 'image/jpeg' } )
	);
	server.whole = abortable( server.whole );
	queue.add( images );
	await vi.waitFor( () => expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] ) );
	queue.pause();
	await vi.waitFor( () => expect( statuses() ).toEqual( [ QUEUED, QUEUED ] ) );
	queue.resume();
	await ended();
	expect( statuses() ).toEqual( [ DONE, DONE ] );
	expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] );
	expect( server.calls.filter( ( name ) => name === 'makeSizes' ) ).toHaveLength( 2 );
	await Promise.all( [ make( 'a.jpg' ), make( 'b.jpg' ) ] );
} );

it( 'stops both files when the session ends, and loses none', async () => {
	const { queue, server, statuses, stored, make, ended } = startServer();
	server.whole = abortable( server.whole );
	const { whole } = server;
	let isEnded = true;
	server.whole = ( file, ...more ) =>
		file.name === 'b.jpg' && isEnded
			? Promise.resolve( { ok: false, failure: { code: ENDED, status: 401, message: '' } } )
			: whole( file, ...more );
	queue.add( files( 'a.jpg', 'b.jpg' ) );
	await make( 'a.jpg' );
	await vi.waitFor( () => expect( queue.state().hold ).toMatchObject( { code: ENDED } ) );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, QUEUED ] ) );
	isEnded = false;
	queue.resume();
	await make( 'b.jpg' );
	await ended();
	expect( stored() ).toEqual( [ 'a.jpg', 'b.jpg' ] );
} );

/** Requests end when they are aborted, as those of a browser. */
function abortable< A extends [ File, number, AbortSignal?, ...unknown[] ], R >(
	send: ( ...given: A ) => Promise< R >
) {
	return ( ...given: A ): Promise< R > =>
		Promise.race( [
			send( ...given ),
			new Promise< R >( ( resolve ) =>
				given[ 2 ]?.addEventListener( 'abort', () =>
					resolve( { ok: false, failure: { code: NETWORK, status: 0 } } as R )
				)
			),
		] );
}
