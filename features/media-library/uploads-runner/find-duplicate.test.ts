import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { ENDED, HTTP, NETWORK } from '../model/uploads/codes';
import type { Attachment, Result } from '../port';
import { createFakeUploads, failure, type FakeUploadOptions } from '../tests/support/fake-uploads';
import { contentOf, type Content } from './content';
import { findDuplicate, findSizes } from './find-duplicate';
import { STOPPED, type Job } from './job';

afterEach( () => vi.useRealTimers() );

const HASH = createHash( 'sha256' ).update( 'Some text' ).digest( 'hex' );
const file = new File( [ 'Some text' ], 'a.txt' );

function search(
	options: FakeUploadOptions = {},
	content: Content = contentOf( file ),
	changes: Partial< Job > = {}
) {
	const uploads = createFakeUploads( options );
	const known = new Set< number >();
	const get = vi.fn(
		async ( id: number ) => ( { ok: true, value: { id } } ) as Result< Attachment >
	);
	const abort = new AbortController();
	const job = { port: uploads, signal: abort.signal, ...changes };
	const found = () => findDuplicate( content, job, { get }, known );
	return { uploads, known, get, abort, found };
}

const content = ( hash: string ): Content => ( {
	...{ size: 9, sample: async () => '', hash: async () => hash },
} );

const existing = ( id: number ) => ( { type: 'found', existing: { id } } );

it( 'finds an attachment by the hash and the size of a file', async () => {
	const duplicatesOf = vi.fn( () => [ 7, 8 ] );
	const { found, known } = search( { duplicatesOf } );
	expect( await found() ).toEqual( existing( 7 ) );
	expect( duplicatesOf ).toHaveBeenCalledWith( { hash: HASH, size: 9 } );
	expect( [ ...known ] ).toEqual( [ 7, 8 ] );
} );

it( 'takes the next attachment if one cannot be loaded, and none without any', async () => {
	const { found, get } = search( { duplicatesOf: () => [ 7, 8 ] } );
	get.mockResolvedValueOnce( { ok: false, failure: { kind: 'missing' } } );
	expect( await found() ).toEqual( existing( 8 ) );
	get.mockResolvedValue( { ok: false, failure: { kind: 'network' } } );
	expect( await found() ).toBeNull();
	expect( await search().found() ).toBeNull();
} );

it.each( [ ENDED, HTTP, NETWORK ] as const )(
	'finds none when the search fails: %s',
	async ( code ) => {
		const { found, uploads } = search( { duplicatesOf: () => [ 7 ] } );
		uploads.failNext( 'duplicates', failure( code ).failure );
		expect( await found() ).toBeNull();
		expect( uploads.calls ).toEqual( [ 'duplicates' ] );
	}
);

it( 'does not read a large file, and survives one that cannot be read', async () => {
	const read = vi.fn( () => Promise.reject( new Error( 'NotReadableError' ) ) );
	const fake = ( size: number ) => contentOf( { size, arrayBuffer: read } as never );
	const large = search( {}, fake( 50 * 1024 ** 2 + 1 ) );
	expect( await large.found() ).toBeNull();
	expect( read ).not.toHaveBeenCalled();
	const moved = search( {}, fake( 50 * 1024 ** 2 ) );
	expect( await moved.found() ).toBeNull();
	expect( read ).toHaveBeenCalledOnce();
	expect( [ ...large.uploads.calls, ...moved.uploads.calls ] ).toEqual( [] );
} );

it( 'does not ask the server without a hash, or when the file was paused', async () => {
	const failed = search( {}, content( '' ) );
	expect( await failed.found() ).toBeNull();
	const paused = search();
	paused.abort.abort();
	expect( await paused.found() ).toEqual( STOPPED );
	expect( [ ...failed.uploads.calls, ...paused.uploads.calls ] ).toEqual( [] );
} );

it( 'does not wait for a server that does not respond', async () => {
	vi.useFakeTimers();
	const duplicates = vi.fn(
		( _files: unknown, signal: AbortSignal ) =>
			new Promise( ( resolve ) =>
				signal.addEventListener( 'abort', () => resolve( failure( NETWORK ) ) )
			)
	);
	const { found } = search( {}, content( HASH ), { port: { duplicates } as never } );
	const ended = vi.fn();
	void found().then( ended );
	await vi.advanceTimersByTimeAsync( 9_900 );
	expect( duplicates ).toHaveBeenCalledOnce();
	expect( ended ).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync( 200 );
	expect( ended ).toHaveBeenCalledWith( null );
} );

it( 'tells which sizes the library has, and asks nothing for none', async () => {
	const uploads = createFakeUploads( {
		duplicatesOf: ( { size } ) => ( size > 5 ? [ 7 ] : [] ),
	} );
	expect( await findSizes( new Set( [ 5, 6 ] ), uploads ) ).toEqual( new Set( [ 6 ] ) );
	uploads.failNext( 'sizes', failure( HTTP ).failure );
	expect( await findSizes( new Set( [ 5, 6 ] ), uploads ) ).toBeNull();
	expect( await findSizes( new Set(), uploads ) ).toEqual( new Set() );
	expect( uploads.calls ).toEqual( [ 'sizes', 'sizes' ] );
} );
