import type { APIFetchOptions } from '@wordpress/api-fetch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDED, FAILED, GENERIC, NETWORK, TYPE } from '../../model/uploads/codes';
import { createFakeUploads, type FakeUploads } from '../../tests/support/fake-uploads';
import { createStorage } from '../../tests/support/upload-job';
import { Unfinished } from '../../uploads-runner/unfinished';
import { sendLarge, type Outside } from './large-upload';

const RESPONSE = { id: 5001 };
const next = vi.fn< ( options: APIFetchOptions ) => Promise< object > >();
let port: FakeUploads;
let outside: Outside;

beforeEach( () => {
	next.mockReset().mockResolvedValue( RESPONSE );
	port = createFakeUploads( { chunkBytes: 10 } );
	const clock = { now: () => 0, wait: async () => {} };
	outside = { port, clock, unfinished: new Unfinished( createStorage(), clock.now ) };
} );

function bodyOf( fields: Record< string, string > = {} ) {
	const body = new FormData();
	body.append( 'file', new File( [ 'x'.repeat( 25 ) ], 'boat.jpg', { type: 'image/jpeg' } ) );
	Object.entries( fields ).forEach( ( [ name, value ] ) => body.append( name, value ) );
	return body;
}

const send = ( fields: Record< string, string > = {}, more: Partial< APIFetchOptions > = {} ) =>
	sendLarge(
		{ path: '/wp/v2/media', method: 'POST', body: bodyOf( fields ), ...more },
		next,
		outside
	);

describe( 'a file of the block editor', () => {
	it( 'arrives in chunks, and the response is that of WordPress', async () => {
		expect( await send( { post: '7' } ) ).toBe( RESPONSE );
		expect( port.calls ).toEqual( [ 'create', 'chunk', 'chunk', 'chunk', 'finish' ] );
		expect( port.stored ).toMatchObject( [ { name: 'boat.jpg', post: 7 } ] );
		expect( next.mock.calls ).toEqual( [
			[ { path: '/wp/v2/media/5001?context=edit', method: 'GET' } ],
		] );
	} );

	it( 'keeps the parameters and the form of the request', async () => {
		const { signal } = new AbortController();
		await send( {}, { path: '/wp/v2/media?_embed=wp:featuredmedia', parse: false, signal } );
		expect( next ).toHaveBeenCalledWith( {
			path: '/wp/v2/media/5001?_embed=wp:featuredmedia&context=edit',
			...{ method: 'GET', parse: false, signal },
		} );
	} );

	it( 'saves the other fields after the upload, except fields that prevent sizes', async () => {
		const title = { title: 'A boat', 'meta[credit]': 'Ann' };
		await send( { post: '7', generate_sub_sizes: 'false', convert_format: 'true', ...title } );
		const [ [ sent ] ] = next.mock.calls as [ [ APIFetchOptions ] ];
		expect( sent ).toMatchObject( {
			path: '/wp/v2/media/5001?context=edit',
			method: 'POST',
		} );
		expect( Object.fromEntries( sent.body as FormData ) ).toEqual( title );
	} );

	it.each( [
		[ TYPE, TYPE, 'Of the server' ],
		[ GENERIC, FAILED, 'Of the server' ],
		[ ENDED, ENDED, /^You are logged out\. .*upload the file again/ ],
		[ NETWORK, NETWORK, /^The site does not respond\. Upload the file again/ ],
	] as const )( 'fails as in apiFetch: %s', async ( given, code, message ) => {
		port.failNext( 'create', { code: given, message: 'Of the server' }, 99 );
		await expect( send() ).rejects.toEqual( {
			code,
			message: expect.stringMatching( message ),
		} );
		expect( next ).not.toHaveBeenCalled();
	} );

	it( 'fails with a response for callers that read it themselves', async () => {
		port.failNext( 'create', { code: TYPE, message: 'Refused' } );
		const error = await send( {}, { parse: false } ).catch( ( response: unknown ) => response );
		expect( error ).toBeInstanceOf( Response );
		expect( ( error as Response ).ok ).toBe( false );
		expect( await ( error as Response ).json() ).toEqual( { code: TYPE, message: 'Refused' } );
	} );

	it( 'is deleted when the user cancels', async () => {
		port = createFakeUploads( { chunkBytes: 10, mostChunks: 1 } );
		outside = { ...outside, port };
		const abort = new AbortController();
		const sending = send( {}, { signal: abort.signal } );
		await vi.waitFor( () => expect( port.calls ).toEqual( [ 'create', 'chunk', 'chunk' ] ) );
		abort.abort();
		await expect( sending ).rejects.toMatchObject( { name: 'AbortError' } );
		expect( port.openUploads() ).toBe( 0 );
		expect( next ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'another route', { path: '/wp/v2/media/7/sideload' } ],
		[ 'another method', { method: 'PUT' } ],
		[ 'a URL', { path: undefined, url: 'https://example.org/' } ],
	] )( 'is sent as it is to %s', async ( _what, more ) => {
		await send( {}, more );
		expect( next ).toHaveBeenCalledWith( expect.objectContaining( more ) );
		expect( port.calls ).toEqual( [] );
	} );
} );
