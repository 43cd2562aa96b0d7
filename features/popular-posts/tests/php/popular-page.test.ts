import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-page.php' );

interface Ids {
	post: number;
	page: number;
	secret: number;
	draft: number;
	locked: number;
}

let ids: Ids;
let permalinks = '';

const settings = ( values: object ) =>
	php(
		`update_option( 'pagewright_views', ${ phpValue( { enabled: true, ...values } ) }, true );`
	);
const get = async ( path: string ) => ( await fetch( `${ siteUrl }${ path }` ) ).text();
const BLOCK =
	/<script(?=[^>]*id="wpp-json")[^>]*type="application\/json"[^>]*>\s*(.*?)\s*<\/script>/gs;

/** Returns a page's parameters for the client; undefined for none. */
function parametersOf( html: string ) {
	const found = [ ...html.matchAll( BLOCK ) ];
	expect( found.length ).toBeLessThanOrEqual( 1 );
	expect( html.includes( 'frontend/client.js' ) ).toBe( found.length === 1 );
	return found[ 0 ] && JSON.parse( found[ 0 ][ 1 ]! );
}
const of = async ( path: string ) => parametersOf( await get( path ) );

beforeAll( async () => {
	permalinks = await php< string >( `return get_option( 'permalink_structure' );` );
	ids = await call< Ids >( 'make_posts' );
} );
beforeEach( () => settings( {} ) );
afterAll( () => call( 'remove_posts', Object.values( ids ), permalinks ) );

describe( 'a page with view counting', () => {
	it( 'contains the data of the client once', async () => {
		const api = (
			await php< string >( `return rest_url( 'wordpress-popular-posts' );` )
		).replace( /\/$/, '' );
		expect( await of( `/?p=${ ids.post }` ) ).toEqual( {
			ID: ids.post,
			sampling_active: 0,
			sampling_rate: 100,
			token: expect.stringMatching( /^[0-9a-f]{10}$/ ),
			api_url: api,
			ajax_url: `${ api }/v1/popular-posts`,
			lang: 0,
			debug: expect.any( Number ),
		} );
	} );

	it( 'has a deferred module in the footer', async () => {
		const html = await get( `/?p=${ ids.post }` );
		const tag = /<script[^>]*frontend\/client\.js[^>]*>/.exec( html )![ 0 ];
		expect( tag ).toContain( 'type="module"' );
		expect( tag ).toContain( 'fetchpriority="low"' );
		expect( html.indexOf( tag ) ).toBeGreaterThan( html.indexOf( 'id="wpp-json"' ) );
	} );

	it( 'has the sampling rate of the endpoint', async () => {
		await settings( { sampling: true, sampling_rate: 25 } );
		expect( await of( `/?p=${ ids.post }` ) ).toMatchObject( {
			sampling_active: 1,
			sampling_rate: 25,
		} );
	} );

	it( 'works without pretty permalinks', async () => {
		await php( `update_option( 'permalink_structure', '' );` );
		const { api_url: api } = await of( `/?p=${ ids.post }` );
		await php( `update_option( 'permalink_structure', ${ phpValue( permalinks ) } );` );
		expect( api ).toMatch( /\?rest_route=\/wordpress-popular-posts$/ );
	} );

	it( 'runs no additional query', async () => {
		const queries = ( options: object | null ) =>
			call< number >( 'queries', options, ids.post );
		expect( await queries( { enabled: true } ) ).toBe( 0 );
		expect( await queries( null ) ).toBe( 0 );
	} );
} );

describe( 'a page contains no view counting', () => {
	it.each< [ string, object | null, () => string ] >( [
		[ 'before a user turned counting on', { enabled: null }, () => `/?p=${ ids.post }` ],
		[ 'when counting is off', { enabled: false }, () => `/?p=${ ids.post }` ],
		[ 'if visitors do not count', { count: 'members' }, () => `/?p=${ ids.post }` ],
		[
			'of a post type that does not count',
			{ post_types: [ 'page' ] },
			() => `/?p=${ ids.post }`,
		],
		[ 'on a list of posts', {}, () => '/?s=seen' ],
		[ 'on a 404 page', {}, () => '/?p=99999999' ],
		[ 'in a feed', {}, () => `/?p=${ ids.post }&feed=rss2` ],
		[ 'in an embedded post', {}, () => `/?p=${ ids.post }&embed=true` ],
		[ 'that visitors may not read', {}, () => `/?p=${ ids.secret }` ],
		[ 'that is a draft', {}, () => `/?p=${ ids.draft }` ],
		[ 'that has a password', {}, () => `/?p=${ ids.locked }` ],
	] )( '%s', async ( _, values, path ) => {
		await settings( values! );
		expect( await of( path() ) ).toBeUndefined();
	} );

	it( 'on a static front page, unless the settings say so', async () => {
		const front = await php< unknown[] >(
			`return array( get_option( 'show_on_front' ), get_option( 'page_on_front' ) );`
		);
		const show = ( what: unknown, id: unknown ) =>
			php(
				`update_option( 'show_on_front', ${ phpValue( what ) } ); update_option( 'page_on_front', ${ phpValue( id ) } );`
			);
		await show( 'page', ids.page );
		const without = await get( '/' );
		await settings( { front_page: true } );
		const counted = await get( '/' );
		await show( ...( front as [ unknown, unknown ] ) );
		expect( parametersOf( without ) ).toBeUndefined();
		expect( parametersOf( counted ) ).toMatchObject( { ID: ids.page } );
	} );
} );

describe( 'the counted post types', () => {
	it( 'can be changed by other plugins', async () => {
		const types = ( filter: string ) => call< number >( 'types', filter, ids.post );
		expect( await types( 'some_other_filter' ) ).toBe( ids.post );
		expect( await types( 'wpp_trackable_post_types' ) ).toBe( 0 );
	} );
} );

describe( 'a fetched list', () => {
	it( 'loads the client on a page without view counting', async () => {
		const html = await call< string >( 'html' );
		expect( parametersOf( html ) ).toMatchObject( { ID: 0 } );
	} );

	it( 'cannot close the script with the name of a language', async () => {
		const html = await call< string >( 'script_in_wild_language' );
		expect( html.match( /<\/script>/g ) ).toHaveLength( 1 );
		expect( [ ...html.matchAll( BLOCK ) ][ 0 ]![ 1 ] ).not.toContain( 'sourceURL' );
		expect( JSON.parse( [ ...html.matchAll( BLOCK ) ][ 0 ]![ 1 ]! ).lang ).toBe(
			'</script><b>&'
		);
	} );
} );
