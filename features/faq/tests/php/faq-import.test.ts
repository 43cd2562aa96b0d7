import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearFaq, clearOldFaq, makeOldFaq } from '../support/faq';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/faq/tests/php/faq-import.php' );

const NAME = 'pagewright_faq_import';
const SCREEN = '/wp-admin/edit.php?post_type=pagewright_faq&page=pagewright-faq-import';
const copies = () => call< number >( 'copies' );
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

describe( 'these cannot import', () => {
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

it( 'an administrator with the nonce imports, and returns to the screen', async () => {
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.status ).toBe( 303 );
	expect( answer.headers.get( 'location' ) ).toContain(
		'page=pagewright-faq-import&type=ufaq&done=3&left=0'
	);
	expect( await copies() ).toBe( 3 );
} );

it( 'reports that another import is running, and copies nothing', async () => {
	await makeOldFaq( 1 );
	await php(
		`require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php'; WP_Upgrader::create_lock( '${ NAME }', 60 );`
	);
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.headers.get( 'location' ) ).toContain( 'busy=1' );
	await php( `delete_option( '${ NAME }.lock' );` );
	expect( await copies() ).toBe( 3 );
} );

it( 'skips an empty or refused question, and releases its lock', async () => {
	await makeOldFaq( 4 );
	const [ count, left ] = await call< [ number, number ] >( 'count_and_left' );
	expect( [ count, left ] ).toEqual( [ 3, 1 ] );
	const answer = await post( 'administrator', { _wpnonce: await nonce( 'administrator' ) } );
	expect( answer.headers.get( 'location' ) ).toContain( 'done=1&left=0' );
	expect( await php( `return get_option( '${ NAME }.lock' );` ) ).toBe( false );
} );

it( 'uses a group that was renamed, and creates no second one', async () => {
	expect( await call( 'register_of_test' ) ).toEqual( [ 'Money', 'Shop' ] );
} );

it( 'accepts sources of a filter, complete or not', async () => {
	expect( await call( 'add_filter_of_test' ) ).toEqual( {
		mine: {
			name: 'Mine',
			taxonomies: [ 'topic' ],
			order_meta: '',
			shortcodes: { old: { groups: [], limit: [ 'n' ] } },
		},
	} );
} );

it( 'deletes options, and keeps every question', async () => {
	const before = await copies();
	expect( await call( 'update_option_of_test' ) ).toEqual( [ [ true, true ], false, false ] );
	expect( await copies() ).toBe( before );
	expect( before ).toBeGreaterThan( 3 );
} );
