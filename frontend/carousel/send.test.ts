import { describe, expect, it, vi } from 'vitest';
import { endpointOf, send } from './send';

describe( 'the endpoint of a carousel', () => {
	it.each( [
		'/wp-admin/admin-ajax.php',
		`${ location.origin }/site/wp-admin/admin-ajax.php?lang=de`,
	] )( 'is %s', ( address ) => {
		expect( endpointOf( address )?.href ).toBe( new URL( address, location.href ).href );
	} );

	it.each( [
		undefined,
		'',
		'https://evil.example/wp-admin/admin-ajax.php',
		'//evil.example/wp-admin/admin-ajax.php',
		'/wp-content/uploads/x.json',
		'/?attachment_id=1&x=/wp-admin/admin-ajax.php',
		'/#/wp-admin/admin-ajax.php',
		'data:application/json,{"html":"x"}',
		'javascript:1//wp-admin/admin-ajax.php',
		'blob:x/wp-admin/admin-ajax.php',
	] )( 'is not %s', ( address ) => {
		expect( endpointOf( address ) ).toBeUndefined();
	} );
} );

describe( 'a response with items', () => {
	const ask = ( body: string, init: ResponseInit, redirected = false ) => {
		const answer = Object.defineProperty( new Response( body, init ), 'redirected', {
			value: redirected,
		} );
		vi.stubGlobal( 'fetch', () => Promise.resolve( answer ) );
		return send(
			new URL( '/wp-admin/admin-ajax.php', location.href ),
			2,
			'signed',
			new AbortController().signal
		).finally( () => vi.unstubAllGlobals() );
	};
	const json = { headers: { 'content-type': 'application/json; charset=UTF-8' } };
	const BODY = '{"html":" <li>x</li> "}';

	it( 'is JSON from the requested URL', async () => {
		await expect( ask( BODY, json ) ).resolves.toBe( '<li>x</li>' );
	} );

	it.each< [ string, ...Parameters< typeof ask > ] >( [
		[ 'an HTML page', BODY, { headers: { 'content-type': 'text/html' } } ],
		[ 'a file of another type', BODY, { headers: { 'content-type': 'text/plain' } } ],
		[ 'from another URL', BODY, json, true ],
		[ 'an error', BODY, { ...json, status: 403 } ],
		[ 'without HTML', '{"html":{}}', json ],
	] )( 'is refused when it is %s', async ( _, ...answer ) => {
		await expect( ask( ...answer ) ).rejects.toThrow();
	} );
} );
