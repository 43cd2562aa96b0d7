import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearFaq, clearOldFaq, makeOldFaq } from '../support/faq';
import { php } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const NAME = 'pagewright_faq_import';
const SCREEN = '/wp-admin/edit.php?post_type=pagewright_faq&page=pagewright-faq-import';
const copies = () =>
	php< number >(
		`return count( get_posts( array( 'post_type' => 'pagewright_faq', 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) ) );`
	);
/** Returns the nonce of the form that a user sees; '' for none. */
const nonce = async ( role: Role ) =>
	( await ( await ( await visitor( role ) ).fetch( SCREEN ) ).text() ).match(
		/name="_wpnonce" value="(\w+)"/
	)?.[ 1 ] ?? '';
const post = async ( role: Role, fields: Record< string, string > ) =>
	( await visitor( role ) ).fetch( '/wp-admin/admin-post.php', {
		method: 'POST',
		body: new URLSearchParams( { action: NAME, type: 'ufaq', ...fields } ),
	} );

beforeAll( async () => {
	await clearFaq();
	await makeOldFaq( 3 );
} );
afterAll( async () => {
	await clearOldFaq();
	await clearFaq();
} );

describe( 'nobody else imports', () => {
	it.each( [ 'editor', 'contributor' ] as const )( 'a %s, with any nonce', async ( role ) => {
		expect( ( await ( await visitor( role ) ).fetch( SCREEN ) ).status ).toBe( 403 );
		for ( const _wpnonce of [ '', await nonce( 'administrator' ) ] ) {
			expect( ( await post( role, { _wpnonce } ) ).status ).toBe( 403 );
		}
		expect( await copies() ).toBe( 0 );
	} );

	it( 'a visitor', async () => {
		const answer = await post( 'visitor', { _wpnonce: await nonce( 'administrator' ) } );
		expect( answer.status ).toBe( 400 );
		expect( await copies() ).toBe( 0 );
	} );

	it( 'an administrator with a wrong nonce, or none', async () => {
		for ( const _wpnonce of [ '', 'abcdef1234', '1' ] ) {
			expect( ( await post( 'administrator', { _wpnonce } ) ).status ).toBe( 403 );
		}
		expect( await copies() ).toBe( 0 );
	} );

	it( 'a link, even with the right nonce, and the screen sends nothing by itself', async () => {
		const { fetch } = await visitor( 'administrator' );
		const link = await fetch(
			`/wp-admin/admin-post.php?action=${ NAME }&type=ufaq&_wpnonce=${ await nonce( 'administrator' ) }`
		);
		expect( link.status ).toBe( 405 );
		for ( const on of [ '', '&on=1', `&on=${ await nonce( 'administrator' ) }`, '&on[]=1' ] ) {
			const html = await (
				await fetch( `${ SCREEN }&type=ufaq&done=1&left=2${ on }` )
			).text();
			expect( html ).toContain( 'Import from Ultimate FAQ' );
			expect( html ).not.toContain( '.submit()' );
		}
		expect( await copies() ).toBe( 0 );
	} );
} );

it( 'an administrator with the nonce imports, and comes back to the screen', async () => {
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.status ).toBe( 303 );
	expect( answer.headers.get( 'location' ) ).toContain(
		'page=pagewright-faq-import&type=ufaq&done=3&left=0'
	);
	expect( await copies() ).toBe( 3 );
} );

it( 'says that another import is running, and copies nothing', async () => {
	await makeOldFaq( 1 );
	await php(
		`require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; WP_Upgrader::create_lock( '${ NAME }', 60 );`
	);
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.headers.get( 'location' ) ).toContain( 'busy=1' );
	await php( `delete_option( '${ NAME }.lock' );` );
	expect( await copies() ).toBe( 3 );
} );

it( 'copies the others where one is empty or refused, and forgets its lock', async () => {
	await makeOldFaq( 4 );
	const [ count, left ] = await php< [ number, number ] >( `
		$ids = get_posts( array( 'post_type' => 'ufaq', 'posts_per_page' => 2, 'orderby' => 'ID', 'fields' => 'ids' ) );
		global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_title' => '', 'post_content' => '', 'post_excerpt' => '' ), array( 'ID' => $ids[0] ) );
		$refused = get_post( $ids[1] )->post_title;
		add_filter( 'wp_insert_post_empty_content', static fn ( $is, $post ) => $is || $post['post_title'] === $refused, 10, 2 );
		ini_set( 'error_log', '/dev/null' );
		$import = new Pagewright\\Features\\Faq\\Import\\Import( 'ufaq', Pagewright\\Features\\Faq\\Import\\Sources::all()['ufaq'] );
		return array( $import->run( 60.0 ), count( $import->left() ) );` );
	expect( [ count, left ] ).toEqual( [ 3, 1 ] );
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.headers.get( 'location' ) ).toContain( 'done=1&left=0' );
	expect( await php( `return get_option( '${ NAME }.lock' );` ) ).toBe( false );
} );

it( 'takes a group that was renamed since, and makes no second one', async () => {
	expect(
		await php( `
			Pagewright\\Features\\Faq\\PostType::register();
			$group = get_term_by( 'name', 'Payment', 'pagewright_faq_group' );
			wp_update_term( $group->term_id, 'pagewright_faq_group', array( 'name' => 'Money' ) );
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->postmeta} WHERE meta_key = '_pagewright_faq_origin'" ); wp_cache_flush();
			( new Pagewright\\Features\\Faq\\Import\\Import( 'ufaq', Pagewright\\Features\\Faq\\Import\\Sources::all()['ufaq'] ) )->run( 60.0 );
			return get_terms( array( 'taxonomy' => 'pagewright_faq_group', 'hide_empty' => false, 'fields' => 'names' ) );` )
	).toEqual( [ 'Money', 'Shop' ] );
} );

it( 'takes sources of a filter, complete or not', async () => {
	expect(
		await php( `
			add_filter( 'pagewright/faq/sources', static fn ( $all ) => array( 'mine' => array( 'name' => 'Mine', 'taxonomies' => 'topic', 'shortcodes' => array( 'old' => array( 'limit' => 'n' ), 'bad' => 1 ) ), 'none' => 'x', 'pagewright_faq' => array() ) );
			return Pagewright\\Features\\Faq\\Import\\Sources::all();` )
	).toEqual( {
		mine: {
			name: 'Mine',
			taxonomies: [ 'topic' ],
			order_meta: '',
			shortcodes: { old: { groups: [], limit: [ 'n' ] } },
		},
	} );
} );

it( 'leaves options behind to nobody, and every question to the site', async () => {
	const before = await copies();
	expect(
		await php( `
			update_option( 'pagewright_features', array( 'menus' => true ) );
			$was = array( get_option( 'pagewright_faq_imported' ) !== false, get_option( 'pagewright_features' ) !== false );
			Pagewright\\Features\\Features::uninstall();
			return array( $was, get_option( 'pagewright_faq_imported' ), get_option( 'pagewright_features' ) );` )
	).toEqual( [ [ true, true ], false, false ] );
	expect( await copies() ).toBe( before );
	expect( before ).toBeGreaterThan( 3 );
} );
