import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePopular, removePopular, type TestPost } from '../support/popular';
import { php, phpValue, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-rest.php' );

const ROUTES = '/wp-json/wordpress-popular-posts';
const POSTS: Record< string, TestPost > = {
	boats: { views: { 0: 30 } },
	sails: { views: { 0: 20 } },
	ropes: { views: { 0: 10 } },
};

let ids: Record< string, number > = {};

beforeAll( async () => {
	ids = await makePopular( POSTS );
} );
afterAll( () => removePopular( ids ) );
beforeEach( () => dropLists() );

const sign = ( options: object ) =>
	php< string >(
		`return Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( ${ phpValue( options ) } )->sign();`
	);

async function widget( body: unknown, query = '' ): Promise< string > {
	const response = await (
		await visitor( 'visitor' )
	).fetch( `${ ROUTES }/v2/widget${ query }`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	expect( response.status ).toBe( 200 );
	return ( ( await response.json() ) as { widget: string } ).widget;
}

const titles = ( html: string ) =>
	[ ...html.matchAll( /wpp-post-title"[^>]*>([^<]+)</g ) ].map( ( [ , title ] ) => title );

const addViews = ( name: string, views: number ) => call( 'add_views', ids[ name ], views );

describe( 'a list that a page requests', () => {
	it( 'has the signed markup of this site only', async () => {
		const markup = { custom_html: true, 'post-html': '<li>Mine: {title}</li>' };
		expect( await widget( { signed: await sign( { markup } ) } ) ).toContain( '<li>Mine: <a' );
		expect( await widget( { markup } ) ).not.toContain( 'Mine' );
	} );

	it( 'marks the current post in one list for all pages', async () => {
		const current = /<li class="current">\s*<a [^>]+>([^<]+)</;
		expect( current.exec( await widget( {}, `?is_single=${ ids.sails }` ) )?.[ 1 ] ).toBe(
			'Sails'
		);
		expect( current.exec( await widget( {}, `?is_single=${ ids.ropes }` ) )?.[ 1 ] ).toBe(
			'Ropes'
		);
		expect( await widget( {}, '?is_single[]=1' ) ).not.toContain( 'current' );
		expect( await listRows() ).toBe( 1 );
	} );

	it( 'is the same for signed-in users', async () => {
		const editor = await visitor( 'editor' );
		const response = await editor.fetch( `${ ROUTES }/v2/widget`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', ...editor.nonce },
			body: '{}',
		} );
		expect( ( await response.json() ).widget ).toBe( await widget( {} ) );
	} );
} );

/** Lists in the database with current names, and lists of anonymous visitors. */
const listRows = () => call< number >( 'list_rows' );

const dropLists = () => call( 'drop_lists' );

describe( 'the cache of lists', () => {
	it( 'keeps a list until it expires', async () => {
		const signed = await sign( {} );
		expect( titles( await widget( { signed } ) )[ 0 ] ).toBe( 'Boats' );
		await addViews( 'ropes', 100 );
		expect( titles( await widget( { signed } ) )[ 0 ] ).toBe( 'Boats' );
		await age();
		expect( titles( await widget( { signed } ) )[ 0 ] ).toBe( 'Ropes' );
	} );

	it( 'serves the old list while another request renders the new one', async () => {
		const signed = await sign( { limit: 2 } );
		const old = await widget( { signed } );
		await addViews( 'sails', 1000 );
		await age();
		await call( 'take_all_locks' );
		expect( await widget( { signed } ) ).toBe( old );
		await call( 'drop_locks' );
		expect( titles( await widget( { signed } ) )[ 0 ] ).toBe( 'Sails' );
	} );

	it( 'renders a list once for simultaneous requests', async () => {
		const slow = `<?php add_filter( 'wpp_post_class', static function ( $classes ) { file_put_contents( __DIR__ . '/made.txt', 'x', FILE_APPEND ); usleep( 100000 ); return $classes; } );`;
		await call( 'install_slow_query', slow );
		const signed = await sign( { limit: 3 } );
		const lists = await Promise.all( Array.from( { length: 6 }, () => widget( { signed } ) ) );
		const made = await call< string >( 'made' );
		expect( new Set( lists ).size ).toBe( 1 );
		expect( made ).toBe( 'xxx' );
	} );

	it( 'keeps empty lists too', async () => {
		await widget( { signed: await sign( { author: '999' } ) } );
		expect( await listRows() ).toBe( 1 );
	} );

	it( 'has a limit for anonymous clients', async () => {
		await call( 'ask_for_many_lists' );
		expect( await listRows() ).toBeLessThanOrEqual( 64 );
	} );

	it( 'does not replace an unexpired list of anonymous clients', async () => {
		const writes = await call< number >( 'writes' );
		expect( writes ).toBe( 0 );
	} );

	it.each( [
		[ 'trashed', 'wp_trash_post( $id );', 'wp_untrash_post( $id ); wp_publish_post( $id );' ],
		[
			'a draft',
			`wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );`,
			'wp_publish_post( $id );',
		],
		[
			'locked',
			`wp_update_post( array( 'ID' => $id, 'post_password' => 'x' ) );`,
			`wp_update_post( array( 'ID' => $id, 'post_password' => '' ) );`,
		],
	] )( 'drops a post that is %s now', async ( _, change, back ) => {
		const signed = await sign( { limit: 5 } );
		expect( titles( await widget( { signed } ) ) ).toContain( 'Boats' );
		await php( `$id = ${ ids.boats }; ${ change }` );
		expect( titles( await widget( { signed } ) ) ).not.toContain( 'Boats' );
		await php( `$id = ${ ids.boats }; ${ back }` );
	} );
} );

/** Makes every list expire. */
const age = () => call( 'age' );

describe( 'the list of a classic widget', () => {
	beforeAll( () => php( `update_option( 'widget_wpp', array( 3 => array( 'limit' => 2 ) ) );` ) );
	afterAll( () => php( `delete_option( 'widget_wpp' );` ) );
	const path = `${ ROUTES }/v1/popular-posts/widget/3`;

	it( 'can be cached by proxies', async () => {
		const response = await ( await visitor( 'visitor' ) ).fetch( path );
		expect( response.headers.get( 'cache-control' ) ).toBe( 'public, max-age=60' );
		expect( titles( ( await response.json() ).widget ) ).toHaveLength( 2 );
	} );

	it( 'cannot be cached for a request with a nonce', async () => {
		const editor = await visitor( 'editor' );
		const response = await editor.fetch( path, { headers: editor.nonce } );
		expect( response.headers.get( 'cache-control' ) ).not.toContain( 'public' );
	} );
} );

describe( 'popular posts as data', () => {
	it( 'are WordPress’s posts with their views', async () => {
		const response = await (
			await visitor( 'visitor' )
		).fetch( `${ ROUTES }/v1/popular-posts?limit=2&_fields=id,title,pageviews` );
		const [ first ] = await response.json();
		expect( Object.keys( first ).sort() ).toEqual( [ 'id', 'pageviews', 'title' ] );
		expect( first.pageviews ).toBeGreaterThan( 10 );
	} );
} );
