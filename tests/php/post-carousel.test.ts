import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	ALL,
	addressOf,
	allLoads,
	carousel,
	fact,
	hashOf,
	later,
	load,
	render,
	titles,
} from '../support/carousel-lists';
import { CAROUSEL, makeList, removeList, renderPhp } from '../support/post-lists';
import { errorLog, php, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/post-carousel.php' );

const MAX_QUERIES = 6;

let ids: number[] = [];
beforeAll( async () => {
	await removeList();
	ids = await makeList();
} );
afterAll( removeList );

/**
 * Returns the HTML of some PHP, and its queries with an empty cache except for autoloaded options.
 */
const cost = ( code: string ) => call< { html: string; queries: string[] } >( 'cost', code );

describe( 'requests for more posts', () => {
	it( 'return each post once and end with the last', async () => {
		const { loads, count } = await allLoads( carousel() );
		expect( loads ).toEqual( [ ALL.slice( 0, 5 ), ALL.slice( 5, 10 ), ALL.slice( 10 ) ] );
		expect( count ).toBe( 13 );
	} );

	it( 'end at the limit, also within a batch', async () => {
		const limited = await allLoads( carousel( { posts_limit: 7 } ) );
		expect( limited ).toEqual( { loads: [ ALL.slice( 0, 5 ), ALL.slice( 5, 7 ) ], count: 7 } );
		const first = await allLoads( carousel( { posts_limit: 3 } ) );
		expect( first ).toEqual( { loads: [ ALL.slice( 0, 3 ) ], count: 3 } );
	} );

	it( 'continue after an offset', async () => {
		const { loads, count } = await allLoads( carousel( { additional: 'offset%3D4' } ) );
		expect( loads ).toEqual( [ ALL.slice( 4, 9 ), ALL.slice( 9 ) ] );
		expect( count ).toBe( 9 );
	} );

	it( 'return no post twice if WordPress puts sticky ones first', async () => {
		const sticky = { post__in: ids.join(), tax_query: '', sticky: '' };
		await php( `stick_post( ${ ids[ 1 ] } ); stick_post( ${ ids[ 8 ] } );` );
		try {
			const { loads } = await allLoads( carousel( sticky ) );
			expect( loads[ 0 ]!.slice( 0, 2 ).sort() ).toEqual( [ 2, 9 ] );
			expect( loads.flat().sort( ( a, b ) => a - b ) ).toEqual( ALL );
		} finally {
			await php( `unstick_post( ${ ids[ 1 ] } ); unstick_post( ${ ids[ 8 ] } );` );
		}
	} );

	it( 'return no post twice in random order', async () => {
		const { loads } = await allLoads( carousel( { orderby: 'rand' } ) );
		expect( loads.flat().sort( ( a, b ) => a - b ) ).toEqual( ALL );
	} );

	it( 'return no post twice with equal sort values', async () => {
		const { loads } = await allLoads( carousel( { orderby: 'comment_count' } ) );
		expect( loads.flat().sort( ( a, b ) => a - b ) ).toEqual( ALL );
	} );

	it( 'exclude the post that contains the carousel', async () => {
		const html = await render(
			carousel(),
			`$GLOBALS['wp_query'] = new WP_Query( array( 'p' => ${ ids[ 6 ] } ) ); $GLOBALS['wp_query']->is_singular = true;`
		);
		expect( titles( await later( 2, hashOf( html ) ) ) ).toEqual( [ 6, 8, 9, 10, 11 ] );
	} );

	it( 'return the same items as the page', async () => {
		const data = carousel( {}, { link_target: 'new', design: { item_title: { tag: 'h5' } } } );
		const html = await render( data );
		const item = ( from: string ) =>
			/<li class="sow-carousel-item">[^]*?<\/li>/
				.exec( from )![ 0 ]
				.replace( / (src|srcset|href|sizes|loading)="[^"]*"/g, '' )
				.replace( /\d+/g, 'n' );
		expect( item( await later( 2, hashOf( html ) ) ) ).toBe( item( html ) );
		expect( item( html ) ).toMatch( /<h\w class="sow-carousel-item-title"><a target="_blank"/ );
	} );

	it( 'are empty after the end and for invalid pages', async () => {
		const hash = hashOf( await render( carousel() ) );
		for ( const page of [ 4, 400, 501, 99999, '0', '-1', 'two', '1e3', '2;3', '%22', '' ] ) {
			const { status, text } = await load( page, hash );
			expect( [ page, status, text ] ).toEqual( [ page, 200, '{"html":""}' ] );
		}
		expect( titles( await later( 1, hash ) ) ).toEqual( ALL.slice( 0, 5 ) );
	} );

	it( 'are not announced if all posts are on the page', async () => {
		const html = await render( carousel( { posts_per_page: 50 } ) );
		expect( titles( html ) ).toEqual( ALL );
		expect( hashOf( html ) ).toBeUndefined();
		expect( fact( html, 'preloaded' ) ).toBe( 'true' );
	} );

	it( 'are not announced if the list is too long for a URL', async () => {
		const many = Array.from( { length: 2000 }, ( _, i ) => 100000 + i );
		const html = await render(
			carousel( { post__in: [ ...ids, ...many ].join(), tax_query: '' } )
		);
		expect( titles( html ) ).toEqual( ALL.slice( 0, 5 ) );
		expect( hashOf( html ) ).toBeUndefined();
		expect( fact( html, 'item_count' ) ).toBe( '5' );
	} );
} );

describe( 'a carousel', () => {
	it( 'never shows a private post or a draft, for any user and any saved data', async () => {
		const sly = {
			posts_per_page: 4,
			additional: 'post_status%3Dprivate,draft%26perm%3Dreadable',
		};
		const html = await render( carousel( sly ), 'wp_set_current_user( 1 );' );
		const admin = await visitor( 'administrator' );
		const seen = titles( html );
		for ( const page of [ 2, 3, 4 ] ) {
			const response = await admin.fetch( addressOf( page, hashOf( html ) ) );
			seen.push( ...titles( ( ( await response.json() ) as { html: string } ).html ) );
		}
		expect( seen ).toEqual( ALL );
	} );

	it( 'does not show a post that was unpublished after the page was rendered', async () => {
		const hash = hashOf( await render( carousel() ) );
		await php( `wp_update_post( array( 'ID' => ${ ids[ 6 ] }, 'post_status' => 'draft' ) );` );
		try {
			expect( await later( 2, hash ) ).not.toContain( 'Listed 7<' );
		} finally {
			await php(
				`wp_update_post( array( 'ID' => ${ ids[ 6 ] }, 'post_status' => 'publish' ) );`
			);
		}
	} );

	it( 'shows no image of a post with a password', async () => {
		const hash = hashOf( await render( carousel() ) );
		const html = ( await later( 3, hash ) )
			.split( '<li' )
			.find( ( part ) => part.includes( 'Listed 14' ) );
		expect( html ).toContain( 'Protected: Listed 14' );
		expect( html ).not.toContain( '<img' );
	} );

	it( 'loads images lazily, except the first ones', async () => {
		const html = await render( carousel( { posts_per_page: 6 } ) );
		const loading = ( from: string ) =>
			[ ...from.matchAll( /<img[^>]* loading="(\w+)"/g ) ].map( ( [ , how ] ) => how );
		expect( loading( html ) ).toEqual( [ 'eager', 'eager', 'eager', 'eager', 'lazy', 'lazy' ] );
		expect( new Set( loading( await later( 2, hashOf( html ) ) ) ) ).toEqual(
			new Set( [ 'lazy' ] )
		);
	} );
} );

describe( 'the database', () => {
	it( `runs at most ${ MAX_QUERIES } queries for the page, including the default image`, async () => {
		const photo = await call< number >( 'photo' );
		const data = carousel( { posts_per_page: 10 }, { default_thumbnail: String( photo ) } );
		const { html, queries } = await cost( renderPhp( CAROUSEL, data ) );
		expect( html.match( /<img/g ) ).toHaveLength( 10 );
		expect( hashOf( html ) ).toBeDefined();
		expect( queries.length, queries.join( '\n' ) ).toBeLessThanOrEqual( MAX_QUERIES );
		expect( queries.filter( ( sql ) => ! /^\s*SELECT/i.test( sql ) ) ).toEqual( [] );
	} );

	it( 'runs fewer for a later request, and none after the limit', async () => {
		const more = ( page: number, limit: number ) =>
			cost( `
				$render = new Pagewright\\Blocks\\PostCarousel\\Render();
				$html   = $render->more( array( 'query' => 'posts_per_page=5', 'printed' => 5, 'turn' => -1, 'limit' => ${ limit }, 'size' => 'sow-carousel-default' ), ${ page } );
			` );
		const second = await more( 2, 0 );
		expect( second.html.match( /<li/g ) ).toHaveLength( 5 );
		expect( second.queries.length, second.queries.join( '\n' ) ).toBeLessThan( MAX_QUERIES );
		const behind = await more( 2, 5 );
		expect( behind.html ).toBe( '' );
		expect( behind.queries.filter( ( sql ) => /posts/.test( sql ) ) ).toEqual( [] );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
