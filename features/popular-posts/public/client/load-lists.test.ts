import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLists } from './load-lists';
import { readPage, type Page } from './page';

const API = `${ location.origin }/wp-json/wordpress-popular-posts`;
const PAGE: Page = {
	ID: 7,
	sampling_active: 0,
	sampling_rate: 100,
	token: '0123456789',
	api_url: API,
	ajax_url: `${ API }/v1/popular-posts`,
	lang: '0',
	debug: 0,
};
const LIST = '<!-- cached --><ul class="wpp-list"><li><a href="/a">A</a></li></ul>';
const block = ( options = '{"signed":"x"}' ) =>
	`<div class="popular-posts" style="min-height:300px"><script type="application/json" data-id="wpp-block-inline-js">${ options }</script><div class="wpp-widget-block-placeholder"></div></div>`;
const CLASSIC =
	'<aside class="widget"><h2>Popular</h2><div class="wpp-widget-placeholder" data-widget-id="wpp-3"></div></aside>';

let asked: Array< { url: string; init: RequestInit } >;
let answer: ( at: number ) => { status?: number; json: () => Promise< unknown > };

const fine = () => ( { json: async () => ( { widget: LIST } ) as unknown } );

async function load( html: string, page: Partial< Page > = {} ) {
	document.body.innerHTML = html;
	await loadLists( { ...PAGE, ...page }, document );
}

beforeEach( () => {
	asked = [];
	answer = fine;
	vi.stubGlobal( 'fetch', async ( url: string, init: RequestInit ) => {
		asked.push( { url, init } );
		const { status = 200, ...rest } = answer( asked.length );
		return {
			status,
			ok: status >= 200 && status < 300,
			headers: new Headers( { 'content-type': 'application/json; charset=UTF-8' } ),
			...rest,
		};
	} );
} );
afterEach( () => {
	vi.unstubAllGlobals();
	document.head.innerHTML = document.body.innerHTML = '';
} );

describe( 'a list that loads after the page', () => {
	it( 'of a block is requested with the options beside its placeholder', async () => {
		await load( block() );
		expect( asked ).toEqual( [
			{
				url: `${ API }/v2/widget?is_single=7`,
				init: {
					method: 'POST',
					body: '{"signed":"x"}',
					headers: { 'X-WP-Nonce': '0123456789', 'Content-Type': 'application/json' },
				},
			},
		] );
	} );

	it( 'of a shortcode is requested in the same way', async () => {
		await load(
			block().replaceAll( 'block-', '' ).replaceAll( 'wpp-widget', 'wpp-shortcode' )
		);
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ]!.init.body ).toBe( '{"signed":"x"}' );
	} );

	it( 'of a classic widget is requested by its number', async () => {
		await load( CLASSIC );
		expect( asked ).toEqual( [
			{
				url: `${ API }/v1/popular-posts/widget/3?is_single=7`,
				init: { method: 'GET', body: null, headers: { 'X-WP-Nonce': '0123456789' } },
			},
		] );
		expect( document.body.innerHTML ).toBe(
			`<aside class="widget wpp-ajax"><h2>Popular</h2>${ LIST }</aside>`
		);
	} );

	it( 'replaces placeholder and options; the wrapper keeps its height', async () => {
		const loaded = vi.fn();
		document.addEventListener( 'wpp-onload', loaded, { once: true } );
		await load( block() );
		expect( document.body.innerHTML ).toBe(
			`<div class="popular-posts wpp-ajax" style="min-height:300px">${ LIST }</div>`
		);
		expect( loaded.mock.calls[ 0 ]![ 0 ].target ).toHaveClass( 'popular-posts' );
	} );

	it( 'is one request for each placeholder', async () => {
		await load( block() + CLASSIC + block( '{"limit":5}' ) );
		expect( asked ).toHaveLength( 3 );
		expect( document.querySelectorAll( '.wpp-ajax' ) ).toHaveLength( 3 );
	} );

	it( 'sends no request without a placeholder', async () => {
		await load( '<div class="popular-posts"><ul></ul></div>' );
		expect( asked ).toEqual( [] );
	} );

	it.each( [
		[ 0, '' ],
		[ '0', '' ],
		[ '', '' ],
		[ 'de', '&lang=de' ],
		[ 'pt-br', '&lang=pt-br' ],
	] )( 'sends a valid language only: %j', async ( lang, said ) => {
		await load( block(), { lang: `${ lang }` as Page[ 'lang' ] } );
		expect( asked[ 0 ]!.url ).toBe( `${ API }/v2/widget?is_single=7${ said }` );
	} );

	it( 'works without pretty permalinks', async () => {
		const api = 'https://site.test/index.php?rest_route=/wordpress-popular-posts';
		await load( block() + CLASSIC, { api_url: api, ajax_url: `${ api }/v1/popular-posts` } );
		expect( asked.map( ( { url } ) => url ) ).toEqual( [
			`${ api }/v2/widget&is_single=7`,
			`${ api }/v1/popular-posts/widget/3&is_single=7`,
		] );
	} );

	it( 'is requested without the token if it has expired', async () => {
		answer = ( at ) =>
			at === 1
				? { status: 403, json: async () => ( { code: 'rest_cookie_invalid_nonce' } ) }
				: fine();
		await load( block() );
		expect( asked ).toHaveLength( 2 );
		expect( asked[ 1 ]!.init.headers ).toEqual( { 'Content-Type': 'application/json' } );
		expect( document.querySelector( '.wpp-list' ) ).not.toBeNull();
	} );

	it.each< [ string, () => ReturnType< typeof answer > ] >( [
		[ 'refused', () => ( { status: 404, json: async () => ( { code: 'x' } ) } ) ],
		[ 'broken', () => ( { status: 500, json: async () => ( { widget: LIST } ) } ) ],
		[ 'no JSON', () => ( { json: () => Promise.reject( new SyntaxError() ) } ) ],
		[ 'invalid', () => ( { json: async () => ( { widget: 5 } ) } ) ],
		[ 'nothing', () => ( { json: async () => null } ) ],
	] )( 'changes nothing and logs nothing if the response is %s', async ( _, broken ) => {
		const error = vi.spyOn( console, 'error' );
		answer = broken;
		await load( block() );
		expect( document.body.innerHTML ).toBe( block() );
		expect( error ).not.toHaveBeenCalled();
	} );

	it( 'that fails does not affect others', async () => {
		answer = ( at ) => {
			if ( at === 1 ) {
				throw new TypeError( 'offline' );
			}
			return fine();
		};
		await load( block() + block() );
		expect( document.querySelectorAll( '.wpp-ajax' ) ).toHaveLength( 1 );
	} );

	it( 'is in its shadow root if it has its own design', async () => {
		answer = () => ( {
			json: async () => ( {
				widget: `<div class="look"><template shadowrootmode="open">${ LIST }</template></div>`,
			} ),
		} );
		await load( block() );
		const look = document.querySelector( '.look' )!;
		expect( look.shadowRoot!.querySelector( '.wpp-list' ) ).not.toBeNull();
		expect( look.innerHTML ).toBe( '' );
	} );

	it( 'runs no scripts', async () => {
		answer = () => ( {
			json: async () => ( { widget: '<script>window.wasRun = true</script>' } ),
		} );
		await load( block() );
		expect( window ).not.toHaveProperty( 'wasRun' );
	} );
} );

describe( 'the parameters of the page', () => {
	const parameters = ( text: string ) => {
		document.head.innerHTML = `<script type="application/json" id="wpp-json">${ text }</script>`;
	};

	it( 'are read from the page', () => {
		parameters( JSON.stringify( PAGE ) );
		expect( readPage( document ) ).toEqual( PAGE );
	} );

	it.each( [
		[ 'missing', undefined ],
		[ 'no JSON', '{' ],
		[ 'followed by invalid text', '{}\n//# sourceURL=wpp-json' ],
		[ 'null', 'null' ],
		[ 'invalid', '{"ID":7}' ],
	] )( 'that are %s are reported once', ( _, text ) => {
		const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
		if ( text !== undefined ) {
			parameters( text );
		}
		expect( readPage( document ) ).toBeUndefined();
		expect( error ).toHaveBeenCalledTimes( 1 );
	} );
} );
