import { expect, it, vi } from 'vitest';
import { HTTP } from '../../model/uploads/codes';
import { DONE, QUEUED, UNDECIDED, UPLOADING } from '../../model/uploads/queue';
import type { Attachment, Result } from '../../port';
import { completeAttachment } from '../../tests/support/attachments';
import { fileOf, start } from '../../tests/support/upload-queue';

/** Holds back responses of the method of a server; `release()` lets the oldest one arrive. */
function hold< A extends unknown[], R >( method: ( ...given: A ) => Promise< R > ) {
	const open: Array< () => void > = [];
	const held = async ( ...given: A ) => {
		await new Promise< void >( ( resolve ) => open.push( resolve ) );
		return method( ...given );
	};
	return { open, held, release: () => open.shift()!() };
}

const load = async ( id: number ) => ( { ok: true, value: { id } } ) as Result< Attachment >;

it( 'sends the next file while an attachment is loaded, and lists them in order', async () => {
	const { open, held, release } = hold( load );
	const { queue, server, onUpload, statuses, ended } = start( { get: held } );
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ), fileOf( 'c.jpg', 7 ) ] );
	await vi.waitFor( () => expect( server.stored ).toHaveLength( 3 ) );
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING, UPLOADING ] ) );
	expect( open ).toHaveLength( 1 );
	release();
	// The files that waited are loaded at the same time.
	await vi.waitFor( () => expect( open ).toHaveLength( 2 ) );
	release();
	release();
	await ended();
	expect( onUpload.mock.calls.map( ( [ { id } ] ) => id ) ).toEqual( [ 1, 2, 3 ] );
} );

it( 'does not send an attachment again that is loaded during a pause', async () => {
	const { open, held, release } = hold( load );
	const { queue, server, statuses, ended } = start( { get: held } );
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ) ] );
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	await vi.waitFor( () => expect( server.stored ).toHaveLength( 2 ) );
	queue.pause();
	queue.resume();
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, UPLOADING ] ) );
	release();
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	release();
	await ended();
	expect( server.calls.filter( ( name ) => name === 'whole' ) ).toHaveLength( 2 );
} );

it( 'does not load attachments that came with the response', async () => {
	const get = vi.fn( load );
	const attachmentOf = ( id: number ) => completeAttachment( { id } );
	const { queue, onUpload, ended } = start( { get, attachmentOf, folder: 7 } );
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ), fileOf( 'c.jpg', 200 ) ] );
	await ended();
	expect( get.mock.calls ).toEqual( [ [ 3 ] ] );
	expect( onUpload.mock.calls.map( ( [ { id, folders } ] ) => [ id, folders ] ) ).toEqual( [
		[ 1, [ 7 ] ],
		[ 2, [ 7 ] ],
		[ 3, undefined ],
	] );
} );

it( 'continues when a callback for an uploaded file throws', async () => {
	const reported = vi.fn();
	vi.stubGlobal( 'reportError', reported );
	const { queue, ended, statuses } = start();
	const onUpload = vi.fn( () => {
		throw new Error( 'A plugin failed.' );
	} );
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ) ], { onUpload } );
	await ended();
	vi.unstubAllGlobals();
	expect( statuses() ).toEqual( [ DONE, DONE ] );
	expect( onUpload ).toHaveBeenCalledTimes( 2 );
	expect( reported ).toHaveBeenCalledTimes( 2 );
} );

it( 'searches the library for the next files while one is sent, in one request', async () => {
	const { queue, server, ended, statuses } = start( {
		duplicatesOf: ( { size, hash } ) => ( size === 8 || ! hash ? [ 80 ] : [] ),
	} );
	const { open, held, release } = hold( server.whole );
	server.whole = held;
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ), fileOf( 'c.jpg', 7 ) ] );
	await vi.waitFor( () =>
		expect( server.calls ).toEqual( [ 'sizes', 'duplicates', 'duplicates' ] )
	);
	await vi.waitFor( () => expect( statuses() ).toEqual( [ UPLOADING, QUEUED, QUEUED ] ) );
	release();
	await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, UNDECIDED, UPLOADING ] ) );
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	release();
	await ended();
	expect( server.calls.filter( ( name ) => name === 'duplicates' ) ).toHaveLength( 2 );
} );

it( 'finds that the file before has the same content', async () => {
	const { queue, server, statuses, ended } = start( {
		duplicatesOf: () => server.stored.map( ( { id } ) => id ),
	} );
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg' ) ] );
	await ended();
	expect( statuses() ).toEqual( [ DONE, UNDECIDED ] );
	expect( server.stored.map( ( { name } ) => name ) ).toEqual( [ 'a.jpg' ] );
} );

it( 'searches again after a long time', async () => {
	const others: number[] = [];
	const { queue, server, statuses, pass } = start( {
		duplicatesOf: ( { hash } ) => ( hash ? others : [ 80 ] ),
	} );
	const { open, held, release } = hold( server.whole );
	server.whole = held;
	queue.add( [ fileOf( 'a.jpg' ), fileOf( 'b.jpg', 8 ) ] );
	await vi.waitFor( () =>
		expect( server.calls ).toEqual( [ 'sizes', 'duplicates', 'duplicates' ] )
	);
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	pass( 61_000 );
	others.push( 80 );
	release();
	await vi.waitFor( () => expect( statuses() ).toEqual( [ DONE, UNDECIDED ] ) );
} );

it( 'reads no file whose size the library does not have, and asks for all sizes at once', async () => {
	const { queue, server, ended } = start( {
		duplicatesOf: ( { size } ) => ( size > 8 ? [ 80 ] : [] ),
	} );
	const files = [ fileOf( 'a.jpg', 6 ), fileOf( 'b.jpg', 7 ), fileOf( 'c.jpg', 8 ) ];
	const reads = files.map( ( file ) => vi.spyOn( file, 'arrayBuffer' ) );
	const sizes = vi.spyOn( server, 'sizes' );
	queue.add( files );
	await ended();
	expect( server.calls ).toEqual( [ 'sizes', 'whole', 'whole', 'whole' ] );
	expect( sizes.mock.calls[ 0 ]![ 0 ] ).toEqual( [ 6, 7, 8 ] );
	// The fake server reads the file that is sent.
	reads.forEach( ( read ) => expect( read ).toHaveBeenCalledOnce() );
} );

it( 'compares files of the queue that have the same size', async () => {
	const { queue, server, statuses, ended } = start( {
		duplicatesOf: ( { hash } ) => ( hash ? server.stored.map( ( { id } ) => id ) : [] ),
	} );
	const other = new File( [ 'other one' ], 'b.jpg' );
	const { open, held, release } = hold( server.sizes );
	server.sizes = held;
	queue.add( [ fileOf( 'a.jpg' ), other, fileOf( 'c.jpg' ) ] );
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	release();
	await ended();
	expect( statuses() ).toEqual( [ DONE, DONE, UNDECIDED ] );
	expect( server.calls.filter( ( name ) => name === 'duplicates' ) ).toHaveLength( 1 );
} );

it( 'asks for sizes again after a failure, and uploads the first file meanwhile', async () => {
	const { queue, server, statuses, ended } = start( {
		duplicatesOf: ( { size } ) => ( size === 8 ? [ 80 ] : [] ),
	} );
	const { open, held, release } = hold( server.whole );
	server.whole = held;
	server.failNext( 'sizes', { code: HTTP, status: 500 } );
	queue.add( [ fileOf( 'a.jpg', 8 ), fileOf( 'b.jpg', 8 ) ] );
	await vi.waitFor( () => expect( open ).toHaveLength( 1 ) );
	await vi.waitFor( () => expect( server.calls ).toEqual( [ 'sizes', 'sizes', 'duplicates' ] ) );
	release();
	await ended();
	expect( statuses() ).toEqual( [ DONE, UNDECIDED ] );
} );
