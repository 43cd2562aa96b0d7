import apiFetch from '@wordpress/api-fetch';
import { afterEach, expect, it, vi } from 'vitest';
import { request, send } from './send';

const RENEW = '/wp-admin/admin-ajax.php?action=rest-nonce';
const answer = ( status: number, body: object ) =>
	new Response( JSON.stringify( body ), { status } );
const EXPIRED = () =>
	answer( 403, { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } );

/**
 * Simulates the apiFetch that WordPress prints into a page, and a site that returns these responses
 * in order, and this one to requests for a new nonce.
 */
function site( answers: Array< () => Response >, renew: () => Response ) {
	Object.assign( apiFetch, { nonceEndpoint: RENEW, nonceMiddleware: { nonce: 'old' } } );
	vi.stubGlobal(
		'fetch',
		vi.fn( async ( address: string ) => ( address === RENEW ? renew : answers.shift()! )() )
	);
}
const unreachable = () => {
	throw new TypeError( 'Failed to fetch' );
};

afterEach( () => {
	vi.unstubAllGlobals();
	delete ( apiFetch as any ).nonceEndpoint;
	delete ( apiFetch as any ).nonceMiddleware;
} );

it( 'repeats the request with a new nonce if the old one has expired', async () => {
	site( [ EXPIRED, () => answer( 200, { done: true } ) ], () => new Response( 'new' ) );
	expect( await send( '/x', {} ) ).toEqual( { ok: true, value: { done: true } } );
	expect( ( apiFetch as any ).nonceMiddleware.nonce ).toBe( 'new' );
} );

it( 'reports that the user is signed out if there is no new one', async () => {
	site( [ EXPIRED ], () => new Response( '0', { status: 400 } ) );
	const result = await send( '/x', {} );
	expect( result ).toMatchObject( {
		failure: { kind: 'refused', status: 403, code: 'rest_not_logged_in' },
	} );
	expect( JSON.stringify( result ) ).toContain( 'You are logged out.' );
} );

it( 'keeps the error code if a new nonce is refused too', async () => {
	site( [ EXPIRED, EXPIRED ], () => new Response( 'new' ) );
	expect( await send( '/x', {} ) ).toMatchObject( {
		failure: { status: 403, code: 'rest_cookie_invalid_nonce' },
	} );
} );

it( 'reports that the user is logged out if the login screen answers', async () => {
	const screen = `${ ' '.repeat( 1000 ) }<form name="loginform" id="loginform"></form>`;
	site( [ () => new Response( screen ) ], unreachable );
	const result = await send( '/x', {} );
	expect( result ).toMatchObject( { failure: { status: 200, code: 'rest_not_logged_in' } } );
	expect( JSON.stringify( result ) ).toContain( 'You are logged out.' );
} );

it( 'returns code and message of a refusal', async () => {
	site( [ () => answer( 400, { code: 'too_long', message: 'Too long.' } ) ], unreachable );
	expect( await send( '/x', {} ) ).toEqual( {
		ok: false,
		failure: { kind: 'refused', status: 400, code: 'too_long', message: 'Too long.' },
	} );
} );

it( 'sends a request to another URL of the site', async () => {
	site( [ () => answer( 200, { done: true } ) ], unreachable );
	const result = await request( { url: 'https://example.org/admin-ajax.php?action=x' } );
	expect( result ).toEqual( { ok: true, value: { done: true } } );
	expect( vi.mocked( fetch ).mock.lastCall![ 0 ] ).toContain( 'admin-ajax.php?action=x' );
} );

it( 'reports a network error in words, for any request', async () => {
	site( [ EXPIRED ], unreachable );
	const message = 'The site does not respond. Check your connection and try again.';
	const failure = { kind: 'offline', message };
	expect( await send( '/x', {} ) ).toEqual( { ok: false, failure } );
	site( [ unreachable ], unreachable );
	expect( await send( '/x', {} ) ).toMatchObject( {
		failure: { kind: 'offline', message: expect.not.stringContaining( 'fetch' ) },
	} );
} );
