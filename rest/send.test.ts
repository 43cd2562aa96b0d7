import apiFetch from '@wordpress/api-fetch';
import { afterEach, expect, it, vi } from 'vitest';
import { send } from './send';

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
	expect( result ).toMatchObject( { failure: { kind: 'refused', status: 403 } } );
	expect( JSON.stringify( result ) ).toContain( 'You are logged out.' );
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
