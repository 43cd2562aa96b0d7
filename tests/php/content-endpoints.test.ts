// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, makePosts, removePosts } from '../support/posts';
import { php, phpFile } from '../support/site';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/content-endpoints.php' );

/** Returns a nonce for the caller's session; only for tests. */
const HELPER = `<?php add_action( 'wp_ajax_test_widgets_nonce', static function () { die( wp_create_nonce( 'widgets_action' ) ); } );`;

beforeAll( async () => {
	await makePosts();
	await call( 'install_nonce_helper', HELPER );
} );
afterAll( async () => {
	await removePosts();
	await php( `unlink( WPMU_PLUGIN_DIR . '/test-widgets-nonce.php' );` );
} );

async function ask( role: Role, action: string, query: Record< string, string >, method = 'GET' ) {
	const who = await visitor( role );
	const address = '/wp-admin/admin-ajax.php?action=';
	const nonce = await ( await who.fetch( `${ address }test_widgets_nonce` ) ).text();
	const body = new URLSearchParams( query );
	const response = await who.fetch(
		`${ address }${ action }&_widgets_nonce=${ nonce }${ method === 'GET' ? `&${ body }` : '' }`,
		{ method, ...( method === 'POST' ? { body } : {} ) }
	);
	return {
		status: response.status,
		type: response.headers.get( 'content-type' ),
		text: await response.text(),
	};
}

const labels = async ( role: Role, query: Record< string, string > ) =>
	(
		JSON.parse( ( await ask( role, 'so_widgets_search_posts', query ) ).text ) as Array< {
			label: string;
		} >
	 ).map( ( { label } ) => label );

describe( 'the search for content', () => {
	it( 'finds no drafts, private posts and future posts for any user', async () => {
		for ( const role of [ 'contributor', 'administrator' ] as const ) {
			expect( await labels( role, { query: 'Secret' } ) ).toEqual( [] );
		}
	} );

	it( 'returns titles of posts that are not public only to users who may read them', async () => {
		const include = [ ids.draft, ids.hidden, ids.later, ids.internal, ids.boats ].join( ',' );
		expect( await labels( 'contributor', { include } ) ).toEqual( [ 'Boats' ] );
		expect( await labels( 'administrator', { include } ) ).toEqual( [
			'Secret draft',
			'Secret private',
			'Secret later',
			'Boats',
		] );
	} );

	it( 'finds files only on request', async () => {
		expect( await labels( 'contributor', { query: 'File' } ) ).toEqual( [] );
		expect( await labels( 'contributor', { query: 'File', postTypes: 'attachment' } ) ).toEqual(
			[ 'File' ]
		);
	} );

	it( 'searches titles only, and escapes SQL wildcards', async () => {
		expect( await labels( 'contributor', { query: 'Boats', postTypes: 'post' } ) ).toEqual( [
			'Boats',
		] );
		expect(
			await labels( 'contributor', { query: `%' OR '1'='1`, postTypes: 'post' } )
		).toEqual( [] );
	} );

	it( 'refuses invalid requests', async () => {
		const { status, text } = await ask( 'contributor', 'so_widgets_search_posts', {
			query: 'x'.repeat( 5001 ),
		} );
		expect( { status, text } ).toEqual( { status: 400, text: 'The search text is too long.' } );
		const long = await ask(
			'contributor',
			'sow_get_posts_count',
			{ query: `post__in=${ '1,'.repeat( 10_001 ) }` },
			'POST'
		);
		expect( long ).toMatchObject( { status: 400, text: 'This query is too long.' } );
	} );
} );

describe( 'the title of a linked post', () => {
	const title = ( role: Role, name: string ) =>
		ask( role, 'so_widgets_links_get_title', { postId: String( ids[ name ] ) } );

	it.each( [ 'draft', 'hidden', 'later', 'internal' ] )(
		'that is not public (%s) is not returned',
		async ( name ) => {
			const { status, text } = await title( 'contributor', name );
			expect( status ).toBe( 403 );
			expect( text ).not.toContain( 'Secret' );
		}
	);

	it( 'is returned to users who may read it', async () => {
		expect( await title( 'administrator', 'draft' ) ).toMatchObject( {
			status: 200,
			text: 'Secret draft',
		} );
		expect( ( await title( 'administrator', 'internal' ) ).status ).toBe( 403 );
	} );

	it( 'is plain text for any title', async () => {
		await call( 'give_wild_title', ids.sails );
		const { type, text } = await title( 'contributor', 'sails' );
		expect( type ).toMatch( /^text\/plain/ );
		expect( text ).toBe( 'A & B' );
	} );
} );
