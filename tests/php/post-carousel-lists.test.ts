import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	ALL,
	addressOf,
	carousel,
	fact,
	hashOf,
	later,
	load,
	render,
	titles,
} from '../support/carousel-lists';
import { CAROUSEL, makeList, makePage, removeList } from '../support/post-lists';
import { errorLog, php, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/post-carousel-lists.php' );

let ids: number[] = [];
beforeAll( async () => {
	await removeList();
	ids = await makeList();
} );
afterAll( removeList );

describe( 'an unsigned list', () => {
	const answer = async ( hash: string ) => {
		const { status, text } = await load( 2, hash );
		return [ status, text ];
	};
	const NOTHING = [ 200, '' ];

	it( 'gets an empty response', async () => {
		const hash = hashOf( await render( carousel() ) )!;
		const [ payload, signature ] = hash.split( '.' ) as [ string, string ];
		const list = JSON.parse( Buffer.from( payload, 'base64url' ).toString() );
		expect( list.query ).toContain( 'posts_per_page=5' );
		const forged = Buffer.from(
			JSON.stringify( { ...list, limit: 1000, query: '' } )
		).toString( 'base64url' );
		expect( await answer( `${ forged }.${ signature }` ) ).toEqual( NOTHING );
		expect( await answer( `${ payload }.${ signature.slice( 0, -1 ) }` ) ).toEqual( NOTHING );
		expect( await answer( `${ payload }.${ 'A'.repeat( 43 ) }` ) ).toEqual( NOTHING );
		expect( await answer( `${ payload }.` ) ).toEqual( NOTHING );
		expect( await answer( `${ hash }=` ) ).toEqual( NOTHING );
		expect( await answer( 'A'.repeat( 7000 ) ) ).toEqual( NOTHING );
		// A transient of the old plugin, in a cached page.
		expect( await answer( '1a2b3c4d' ) ).toEqual( NOTHING );
	} );

	it( 'of another kind, or with an outdated key, is refused as well', async () => {
		const sign = ( kind: string, before = '' ) => call< string >( 'sign', before, kind );
		expect( ( await load( 2, await sign( 'sow-post-carousel' ) ) ).text ).toContain( '<li' );
		expect( await answer( await sign( 'sow-blog' ) ) ).toEqual( NOTHING );
		const before = `add_filter( 'salt', static fn () => 'the key of last year' );`;
		expect( await answer( await sign( 'sow-post-carousel', before ) ) ).toEqual( NOTHING );
	} );

	it( 'runs no query', async () => {
		const before = await call< string >( 'before' );
		expect( before ).toBe( '0' );
	} );
} );

describe( 'caches', () => {
	it( 'can store the page and its requests, for visitors', async () => {
		const attributes = { widgetClass: CAROUSEL, widgetData: carousel() };
		const path = await makePage(
			'carousel',
			`<!-- wp:sowb/siteorigin-widget-postcarousel-widget ${ JSON.stringify( attributes ) } /-->`
		);
		const who = await visitor( 'visitor' );
		const pages = await Promise.all(
			[ 1, 2 ].map( async () => ( await who.fetch( path ) ).text() )
		);
		// The same for all visitors at all times: no nonce, nothing stored.
		expect( hashOf( pages[ 0 ]! ) ).toBeDefined();
		expect( hashOf( pages[ 0 ]! ) ).toBe( hashOf( pages[ 1 ]! ) );
		expect( pages[ 0 ] ).not.toContain( '_widgets_nonce' );
		const { headers, text } = await load(
			2,
			hashOf( pages[ 0 ]! ),
			'&_widgets_nonce=0123456789'
		);
		expect( titles( JSON.parse( text ).html ) ).toEqual( ALL.slice( 5, 10 ) );
		expect( headers.get( 'cache-control' ) ).toBe( 'public, max-age=60' );
		expect( headers.get( 'expires' ) ).toBeNull();
		expect( headers.get( 'content-type' ) ).toContain( 'application/json' );
	} );

	it( 'store nothing for signed-in users, and no errors', async () => {
		const hash = hashOf( await render( carousel() ) );
		const admin = await visitor( 'administrator' );
		const response = await admin.fetch( addressOf( 2, hash ) );
		expect(
			titles( await response.text().then( ( text ) => JSON.parse( text ).html ) )
		).toHaveLength( 5 );
		expect( response.headers.get( 'cache-control' ) ).toContain( 'no-cache' );
		expect( ( await load( 2, 'forged' ) ).headers.get( 'cache-control' ) ).toContain(
			'no-cache'
		);
	} );
} );

describe( 'filters of sites', () => {
	const FILE = '/pagewright-carousel-item.php';
	const own = `file_put_contents( sys_get_temp_dir() . '${ FILE }', '<li class="own"><?php the_title(); ?></li>' );`;
	const use = ( name: string ) =>
		`${ own } add_filter( '${ name }', static fn () => sys_get_temp_dir() . '${ FILE }' );`;
	afterAll( () => php( `@unlink( sys_get_temp_dir() . '${ FILE }' );` ) );

	it( 'post_carousel_settings_frontend changes the movement', async () => {
		const html = await render(
			carousel(),
			`add_filter( 'siteorigin_widgets_post_carousel_settings_frontend', static fn ( $settings ) => array( 'autoplay' => 'on', 'autoplaySpeed' => 1234 ) + $settings );`
		);
		expect( JSON.parse( fact( html, 'carousel_settings' )! ) ).toMatchObject( {
			autoplay: 'on',
			autoplaySpeed: 1234,
			loop: true,
		} );
		expect( html ).toContain( 'pagewright-rotation' );
	} );

	it( 'post_carousel_post_limit limits it, also for later requests', async () => {
		const html = await render(
			carousel(),
			`add_filter( 'siteorigin_widgets_post_carousel_post_limit', static fn ( $limit ) => 8 );`
		);
		expect( fact( html, 'item_count' ) ).toBe( '8' );
		expect( titles( await later( 2, hashOf( html ) ) ) ).toEqual( ALL.slice( 5, 8 ) );
	} );

	it( 'siteorigin_post_carousel_item_template prints the items of the page', async () => {
		const html = await render( carousel(), use( 'siteorigin_post_carousel_item_template' ) );
		expect( html ).toContain( '<li class="own">Listed 1</li>' );
		expect( html.match( /class="own"/g ) ).toHaveLength( 5 );
	} );

	it( 'siteorigin_post_carousel_ajax_item_template prints the items of later requests', async () => {
		const html = await call< string >(
			'html',
			use( 'siteorigin_post_carousel_ajax_item_template' ),
			ids[ 0 ],
			ids[ 1 ]
		);
		expect( html ).toBe( '<li class="own">Listed 2</li>' );
	} );

	it( 'a missing template is not used', async () => {
		const gone = `add_filter( 'siteorigin_post_carousel_item_template', static fn () => '/gone/item.php' );`;
		expect( titles( await render( carousel(), gone ) ) ).toHaveLength( 5 );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
