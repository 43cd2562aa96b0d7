import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from './page';
import { countView } from './count-view';

const PAGE: Page = {
	ID: 7,
	sampling_active: 0,
	sampling_rate: 100,
	token: '0123456789',
	api_url: 'https://site.test/wp-json/wordpress-popular-posts',
	ajax_url: '',
	lang: '0',
	debug: 0,
};
const GONE = { status: 403, body: { code: 'rest_cookie_invalid_nonce' } };

let asked: Array< { url: string; init: RequestInit } >;
let answers: Array< { status?: number; body?: unknown } >;

const json = ( {
	status = 201,
	body = { results: 'ok' },
}: { status?: number; body?: unknown } = {} ) =>
	( {
		status,
		ok: status < 300,
		headers: new Headers( { 'content-type': 'application/json' } ),
		json: async () => body,
	} ) as Response;
const body = ( at: number ) =>
	Object.fromEntries( asked[ at ]!.init.body as unknown as Iterable< [ string, string ] > );

/** Returns a window in the state of a test. */
function here( more: object = {}, state: object = {} ) {
	const events = new EventTarget();
	const inside = Object.assign( new EventTarget(), { readyState: 'complete' }, state );
	return Object.assign( events, { document: inside }, more ) as unknown as Window;
}
const tick = () => new Promise( ( done ) => setTimeout( done ) );

beforeEach( () => {
	asked = [];
	answers = [];
	vi.stubGlobal( 'fetch', async ( url: string, init: RequestInit ) => {
		asked.push( { url, init } );
		return json( answers.shift() );
	} );
} );
afterEach( () => vi.unstubAllGlobals() );

describe( 'a page view', () => {
	it( 'is one small request with keepalive', async () => {
		await countView( PAGE, here() );
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ]!.url ).toBe( `${ PAGE.api_url }/v2/views/7` );
		expect( asked[ 0 ]!.init ).toMatchObject( {
			method: 'POST',
			keepalive: true,
			priority: 'low',
		} );
		expect( asked[ 0 ]!.init.body ).toBeInstanceOf( URLSearchParams );
		expect( body( 0 ) ).toEqual( {
			_wpnonce: '0123456789',
			sampling: '0',
			sampling_rate: '100',
		} );
	} );

	it( 'is not sent without a post', async () => {
		await countView( { ...PAGE, ID: 0 }, here() );
		expect( asked ).toEqual( [] );
	} );

	it( 'can be disabled by the page', async () => {
		await countView( PAGE, here( { wpp_do_request: false } ) );
		await countView( PAGE, here( { wpp_do_request: true } ) );
		expect( asked ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'the first of a hundred', 0.0099, 1 ],
		[ 'another', 0.01, 0 ],
		[ 'the last', 0.999, 0 ],
	] )( 'is selected at random with sampling: %s', async ( _, drawn, requests ) => {
		vi.spyOn( Math, 'random' ).mockReturnValue( drawn );
		await countView( { ...PAGE, sampling_active: 1 }, here() );
		expect( asked ).toHaveLength( requests );
		if ( requests ) {
			expect( body( 0 ).sampling ).toBe( '1' );
		}
	} );

	it( 'waits until the page has loaded', async () => {
		const tab = here( {}, { readyState: 'interactive' } );
		countView( PAGE, tab );
		await tick();
		expect( asked ).toEqual( [] );
		tab.dispatchEvent( new Event( 'load' ) );
		await tick();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'is sent when the visitor leaves before that', async () => {
		const tab = here( {}, { readyState: 'interactive' } );
		countView( PAGE, tab );
		tab.dispatchEvent( new Event( 'pagehide' ) );
		tab.dispatchEvent( new Event( 'load' ) );
		await tick();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'of a prerendered page is counted when it is shown', async () => {
		const tab = here( {}, { prerendering: true } );
		countView( PAGE, tab );
		tab.dispatchEvent( new Event( 'load' ) );
		await tick();
		expect( asked ).toEqual( [] );
		tab.document.dispatchEvent( new Event( 'prerenderingchange' ) );
		await tick();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'is repeated with a new token, without another random selection', async () => {
		const random = vi.spyOn( Math, 'random' ).mockReturnValue( 0 );
		answers = [ GONE ];
		await countView( { ...PAGE, sampling_active: 1 }, here() );
		expect( asked ).toHaveLength( 2 );
		expect( body( 1 ) ).toEqual( { sampling: '1', sampling_rate: '100' } );
		expect( random ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is repeated once at most, and for no other error', async () => {
		answers = [ GONE, GONE ];
		await countView( PAGE, here() );
		expect( asked ).toHaveLength( 2 );
		answers = [ { status: 403, body: { code: 'rest_forbidden' } } ];
		await countView( PAGE, here() );
		expect( asked ).toHaveLength( 3 );
	} );

	it( 'logs errors only in debug mode', async () => {
		const log = vi.spyOn( console, 'log' ).mockImplementation( () => {} );
		await countView( PAGE, here() );
		expect( log ).not.toHaveBeenCalled();
		await countView( { ...PAGE, debug: 1 }, here() );
		expect( log ).toHaveBeenCalledWith( { results: 'ok' } );
	} );

	it( 'fails silently', async () => {
		const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
		vi.stubGlobal( 'fetch', async () => {
			throw new TypeError( 'offline' );
		} );
		await countView( { ...PAGE, debug: 1 }, here() );
		expect( error ).not.toHaveBeenCalled();
	} );
} );
