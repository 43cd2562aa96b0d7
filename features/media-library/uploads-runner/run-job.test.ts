import { describe, expect, it, vi } from 'vitest';
import {
	BUSY,
	CHANGED,
	DAMAGED,
	DISK_FULL,
	ENDED,
	EXPIRED,
	FORBIDDEN,
	HTTP,
	INCOMPLETE,
	IO,
	NETWORK,
	NOT_FOUND,
	OFFSET,
	REFUSED,
	SIZES,
	TOO_LARGE,
	TYPE,
} from '../model/uploads/codes';
import { BUSY_LIMIT_MS } from '../model/uploads/retries';
import { createFakeUploads, failure } from '../tests/support/fake-uploads';
import { loseFirst, startJob as start } from '../tests/support/upload-job';
import type { UploadFailure } from '../upload-port';
import { hashOf } from './hash';
import { newMemory, placeOf } from './job';
import { runJob } from './run-job';

const bytesOf = async ( file: File ) => new Uint8Array( await file.arrayBuffer() );
const DONE = { type: 'done', id: 5001, attachment: null };
const failed = ( code: string | number ) => ( {
	type: 'failed',
	error: { code, message: '' },
} );

describe( 'a large file', () => {
	it( 'arrives in chunks, with the hash of each', async () => {
		const { port, job, progress } = start( 25 );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [ 'create', 'chunk', 'chunk', 'chunk', 'finish' ] );
		expect( port.stored ).toMatchObject( [ { name: 'boat.jpg', post: 7 } ] );
		expect( port.stored[ 0 ]!.bytes ).toEqual( await bytesOf( job.file ) );
		expect( progress ).toEqual( [ 10, 20, 25 ] );
		const first = await job.file.slice( 0, 10 ).arrayBuffer();
		expect( port.hashes[ 0 ] ).toBe( await hashOf( first ) );
		expect( port.hashes[ 0 ] ).toMatch( /^[0-9a-f]{64}$/ );
	} );

	it( 'is never in memory as a whole', async () => {
		const { port, job } = start( 95 );
		const slice = vi.spyOn( job.file, 'slice' );
		const whole = vi.spyOn( job.file, 'arrayBuffer' );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.largestChunk() ).toBe( 10 );
		expect( slice ).toHaveBeenCalledTimes( 10 );
		expect( whole ).not.toHaveBeenCalled();
	} );

	it.each< [ string, Partial< UploadFailure >, number ] >( [
		[ 'a lost request', { code: NETWORK, status: 0 }, 1000 ],
		[ 'a server error', { code: HTTP, status: 500 }, 1000 ],
		[ 'a damaged chunk', { code: DAMAGED }, 1000 ],
		[ 'a request that still works', { code: BUSY, status: 409 }, 2000 ],
		[ 'an offset that it knows', { code: OFFSET, status: 409, offset: 0 }, 1000 ],
	] )( 'continues after %s', async ( _what, why, waitMs ) => {
		const { port, job, waits } = start( 25 );
		port.failNext( 'chunk', why );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.stored[ 0 ]!.bytes ).toEqual( await bytesOf( job.file ) );
		expect( port.calls.slice( 0, 4 ) ).toEqual( [ 'create', 'chunk', 'state', 'chunk' ] );
		expect( waits ).toEqual( [ waitMs ] );
	} );

	it( 'continues at once when the server names another offset', async () => {
		const { port, job, waits } = start( 25 );
		const created = await port.create( job.file, 7 );
		const { id } = ( created as { value: { id: string } } ).value;
		const bytes = await job.file.slice( 0, 10 ).arrayBuffer();
		await port.chunk( id, { offset: 0, bytes, hash: '' } );
		Object.assign( job.memory, { id, chunkBytes: 10 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.stored[ 0 ]!.bytes ).toEqual( await bytesOf( job.file ) );
		expect( waits ).toEqual( [] );
	} );

	it( 'continues at the offset that the server has', async () => {
		let lost = 0;
		const { port, job, progress } = start( 25, {
			trouble: ( method ) =>
				method === 'chunk' && ++lost === 2 ? 'lost after effect' : 'none',
		} );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls ).toEqual( [
			...[ 'create', 'chunk', 'chunk', 'state', 'chunk', 'finish' ],
		] );
		expect( progress ).toEqual( [ 10, 20, 25 ] );
	} );

	it( 'sends what is missing when the server says so at the end', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', { code: INCOMPLETE, status: 409, offset: 25 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.slice( -3 ) ).toEqual( [ 'finish', 'state', 'finish' ] );
	} );

	it( 'becomes one attachment when the last response is lost', async () => {
		const { port, job } = start( 25, { trouble: loseFirst( 'finish' ) } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.stored ).toHaveLength( 1 );
	} );

	it.each< [ string, Partial< UploadFailure > ] >( [
		[ 'the session has ended', { code: ENDED, status: 401 } ],
		[ 'the user lost the right', { code: FORBIDDEN, status: 403 } ],
	] )( 'waits when %s, and loses nothing', async ( _what, why ) => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', why );
		expect( await runJob( job ) ).toMatchObject( { type: 'held', error: { code: why.code } } );
		expect( job.memory ).toMatchObject( { offset: 25, isUncertain: true } );
		const before = port.calls.length;
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.slice( before ) ).toEqual( [ 'state', 'finish' ] );
	} );

	it( 'waits when nothing responds after six retries', async () => {
		const { job, waits } = start( 25, { trouble: () => 'lost' } );
		expect( await runJob( job ) ).toMatchObject( { type: 'held', error: { code: NETWORK } } );
		expect( waits ).toEqual( [ 1000, 2000, 4000, 4000, 4000, 4000 ] );
	} );

	it( 'fails when the server responds to everything else', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', { code: NETWORK, status: 0 }, 7 );
		expect( await runJob( job ) ).toEqual( failed( HTTP ) );
		// The next attempt continues.
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.filter( ( name ) => name === 'create' ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ TYPE, 'create' ],
		[ DISK_FULL, 'chunk' ],
		[ EXPIRED, 'chunk' ],
		[ CHANGED, 'finish' ],
		[ REFUSED, 'finish' ],
	] as const )( 'fails at once: %s', async ( code, method ) => {
		const { port, job, waits } = start( 25 );
		port.failNext( method, { code } );
		expect( await runJob( job ) ).toEqual( failed( code ) );
		expect( waits ).toEqual( [] );
		expect( job.memory.id === '' ).toBe( code !== DISK_FULL );
	} );

	it( 'begins again once when the server does not know it', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', { code: NOT_FOUND, status: 404 } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.stored[ 0 ]!.bytes ).toEqual( await bytesOf( job.file ) );
		const again = start( 25 );
		again.port.failNext( 'chunk', { code: NOT_FOUND, status: 404 }, 2 );
		expect( await runJob( again.job ) ).toEqual( failed( NOT_FOUND ) );
	} );

	it( 'fails when another request never ends', async () => {
		const { port, job, waits } = start( 5 );
		port.failNext( 'finish', { code: BUSY, status: 409 }, 999 );
		expect( await runJob( job ) ).toEqual( failed( BUSY ) );
		const waitedMs = waits.reduce( ( sum, ms ) => sum + ms, 0 );
		expect( waitedMs ).toBeGreaterThan( BUSY_LIMIT_MS );
	} );

	it( 'fails when the browser can no longer read it', async () => {
		const { job } = start( 25 );
		vi.spyOn( job.file, 'slice' ).mockReturnValue( {
			arrayBuffer: () => Promise.reject( new DOMException( '', 'NotReadableError' ) ),
		} as Blob );
		expect( await runJob( job ) ).toEqual( failed( IO ) );
	} );

	it( 'stops, and continues where it was', async () => {
		const { port, job, abort } = start( 95, { mostChunks: 3 } );
		const running = runJob( job );
		await vi.waitFor( () => expect( job.memory.offset ).toBe( 30 ) );
		abort.abort();
		expect( await running ).toEqual( { type: 'stopped' } );
		const again = start( 95, {}, { memory: job.memory, port: { ...port, chunk: port.chunk } } );
		expect( again.job.memory ).toMatchObject( { offset: 30, isUncertain: true } );
	} );

	it( 'continues on another page', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', { code: ENDED, status: 401 } );
		await runJob( job );
		const before = port.calls.length;
		expect( await runJob( { ...job, memory: newMemory() } ) ).toEqual( DONE );
		expect( port.calls.slice( before ) ).toEqual( [ 'state', 'finish' ] );
		expect( job.unfinished.find( job.file, placeOf( job ) ) ).toBeNull();
	} );

	it( 'begins again when the server no longer has what another page began', async () => {
		const { port, job } = start( 25 );
		port.failNext( 'finish', { code: ENDED, status: 401 } );
		await runJob( job );
		await port.remove( job.memory.id );
		expect( await runJob( { ...job, memory: newMemory() } ) ).toEqual( DONE );
		expect( port.stored ).toHaveLength( 1 );
		expect( job.unfinished.find( job.file, placeOf( job ) ) ).toBeNull();
	} );

	it( 'has longer chunks while these are fast, until a request fails', async () => {
		const { port, job } = start( 4_000_000, { chunkBytes: 1_000_000 } );
		const sizes: number[] = [];
		const { chunk } = port;
		port.chunk = ( id, sent, signal ) => {
			sizes.push( sent.bytes.byteLength );
			return chunk( id, sent, signal );
		};
		const { onProgress } = job;
		job.onProgress = ( loaded ) => {
			onProgress( loaded );
			if ( sizes.length === 4 ) {
				port.failNext( 'chunk', { code: HTTP, status: 502 } );
			}
		};
		expect( await runJob( job ) ).toEqual( DONE );
		expect( sizes.slice( 0, 7 ) ).toEqual( [
			...[ 204_798, 409_596, 819_192, 1_000_000, 1_000_000, 204_798, 409_596 ],
		] );
	} );

	it( 'has the first length where a proxy refuses longer chunks', async () => {
		const { port, job, waits } = start( 2_000_000, { chunkBytes: 1_000_000 } );
		const { chunk } = port;
		port.chunk = ( id, sent, signal ) =>
			sent.bytes.byteLength > 300_000
				? Promise.resolve( {
						ok: false,
						failure: { code: TOO_LARGE, status: 413, message: '' },
					} )
				: chunk( id, sent, signal );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.largestChunk() ).toBe( 204_798 );
		expect( waits ).toEqual( [] );
	} );

	it( 'has no hash where the browser cannot compute it', async () => {
		vi.stubGlobal( 'crypto', {} );
		expect( await hashOf( new ArrayBuffer( 1 ) ) ).toBe( '' );
		vi.unstubAllGlobals();
	} );
} );

describe( 'an image without all sizes', () => {
	const dies = ( size = 25 ) => {
		const run = start( size );
		run.port.failNext( 'finish', { code: HTTP, status: 500, attachment: 5001 } );
		return run;
	};

	it( 'is finished by more requests', async () => {
		const { port, job, waits } = dies();
		port.failNext( 'makeSizes', { code: HTTP, status: 502 }, 4 );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.filter( ( name ) => name === 'makeSizes' ) ).toHaveLength( 5 );
		expect( waits ).toEqual( [ 1000, 2000, 4000, 4000 ] );
	} );

	it( 'is deleted after four repeats', async () => {
		const { port, job } = dies();
		port.failNext( 'makeSizes', { code: HTTP, status: 502 }, 5 );
		expect( await runJob( job ) ).toEqual( failed( SIZES ) );
		expect( port.calls.slice( -2 ) ).toEqual( [ 'makeSizes', 'cleanUp' ] );
		expect( job.memory ).toEqual( newMemory() );
	} );

	it( 'waits for the session', async () => {
		const { port, job } = dies();
		port.failNext( 'makeSizes', { code: ENDED, status: 401 } );
		expect( await runJob( job ) ).toMatchObject( { type: 'held' } );
		expect( await runJob( job ) ).toEqual( DONE );
		expect( port.calls.slice( -2 ) ).toEqual( [ 'makeSizes', 'makeSizes' ] );
	} );
} );

it( 'the fake server fails as the routes do', async () => {
	const port = createFakeUploads();
	expect( await port.state( 'x' ) ).toEqual( failure( NOT_FOUND, { status: 404 } ) );
} );
