import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import { change, list } from '../support/inbox';
import { forget, mail, store } from '../support/inbox-site';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { shared } from '../../../../tests/support/units';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-failed-mails.php' );

/** The statistics, if this copy has them. */
const OTHER_SCREENS = Object.entries( shared.screens )
	.filter( ( [ page ] ) => page === 'pagewright-views' )
	.map( ( [ page, parent ] ) => `/wp-admin/${ parent }${ page }` );

/** Returns what a user sees of failed mails on a screen. */
async function seen( path = '/wp-admin/', role: Role = 'administrator' ) {
	const who = await visitor( role );
	const html = await ( await who.fetch( path ) ).text();
	const plain = ( text?: string ) =>
		text
			?.replace( /<[^>]+>/g, ' ' )
			.replace( /\s+/g, ' ' )
			.trim();
	const menu =
		/<li [^>]*id="toplevel_page_pagewright-forms"[\s\S]*?<div class='wp-menu-name'>([\s\S]*?)<\/div>/.exec(
			html
		);
	return {
		notice: plain(
			/<div class="notice[^>]*data-pagewright-failed[^>]*>([\s\S]*?)<\/div>/.exec(
				html
			)?.[ 1 ]
		),
		widget: plain(
			/id="pagewright_failed_mails"[\s\S]*?<div class="inside">([\s\S]*?)<\/div>/.exec(
				html
			)?.[ 1 ]
		),
		menu: plain( menu?.[ 1 ] ),
	};
}

const nothing = { notice: undefined, widget: undefined, menu: 'Forms' };

const dismiss = async ( role: Role = 'administrator', newest?: number ) => {
	const who = await visitor( role );
	const html = await ( await who.fetch( '/wp-admin/' ) ).text();
	const id = newest ?? Number( /data-pagewright-failed="(\d+)"/.exec( html )?.[ 1 ] );
	const response = await who.fetch( '/wp-json/pagewright/v1/submissions/notice', {
		method: 'POST',
		headers: { ...who.nonce, 'content-type': 'application/json' },
		body: JSON.stringify( { newest: id } ),
	} );
	expect( response.status ).toBe( 200 );
};

/** Forms whose mails fail unless a test changes it. */
let form: number;
const fail = async ( name: string ) => {
	await mail( false );
	expect( ( await submit( form, { ...GOOD, 'your-name': name } ) ).status ).toBe( 'mail_failed' );
	await mail( true );
};
const failed = async () => ( await list( '?status=mail_failed' ) ).items.map( ( { id } ) => id );

const forgetUsers = () => call( 'forget_users' );

beforeEach( async () => {
	await forget();
	await forgetUsers();
	form = await makeForm();
} );
afterAll( async () => {
	await forget();
	await forgetUsers();
	await unplug( 'mail' );
	await unplug( 'addon' );
} );

describe( 'a failed mail', () => {
	it( 'is on the dashboard, in the menu, and in a notice', async () => {
		expect( await seen() ).toEqual( nothing );
		await fail( 'Ann' );
		await fail( 'Ben' );
		expect( await seen() ).toEqual( {
			notice: 'The emails of 2 form submissions could not be sent. Show submissions',
			widget: expect.stringMatching(
				/^The emails of 2 form submissions .* Show submissions$/
			),
			menu: 'Forms 2 2 submissions were not emailed',
		} );
		const html = await (
			await ( await visitor( 'administrator' ) ).fetch( '/wp-admin/' )
		).text();
		expect( html ).toContain( 'admin.php?page=pagewright-submissions&#038;view=failed' );
	} );

	it.each( [
		[ '/wp-admin/', true ],
		[ '/wp-admin/admin.php?page=pagewright-forms', true ],
		[ '/wp-admin/admin.php?page=pagewright-submissions', true ],
		[ '/wp-admin/options-general.php?page=pagewright', true ],
		...OTHER_SCREENS.map( ( path ): [ string, boolean ] => [ path, true ] ),
		[ '/wp-admin/admin.php?page=pagewright-submissions&view=failed', false ],
		[ '/wp-admin/edit.php', false ],
		[ '/wp-admin/upload.php', false ],
		[ '/wp-admin/options-writing.php', false ],
	] )( 'has a notice on %s: %s', async ( path, isThere ) => {
		await fail( 'Ann' );
		const { notice, menu } = await seen( path );
		expect( notice !== undefined ).toBe( isThere );
		expect( menu ).toContain( '1 submission was not emailed' );
	} );

	it.each( [
		[ 'editor', true ],
		[ 'author', false ],
		[ 'contributor', false ],
		[ 'subscriber', false ],
	] as const )( 'is visible to a %s: %s', async ( role, isThere ) => {
		await fail( 'Ann' );
		const { notice, widget, menu } = await seen( '/wp-admin/', role );
		expect( [ notice, widget ].every( ( text ) => ( text !== undefined ) === isThere ) ).toBe(
			true
		);
		expect( menu?.includes( 'not emailed' ) ?? false ).toBe( isThere );
	} );

	it( 'has one notice for each batch and user, and stays elsewhere', async () => {
		await fail( 'Ann' );
		await dismiss();
		expect( await seen() ).toMatchObject( {
			notice: undefined,
			widget: expect.stringContaining( '1 form submission' ),
			menu: expect.stringContaining( '1' ),
		} );
		expect( ( await seen( '/wp-admin/', 'editor' ) ).notice ).toContain( '1 form' );
		await fail( 'Ben' );
		expect( ( await seen() ).notice ).toContain( '2 form' );
		// The ID of a future submission hides nothing that comes later.
		await dismiss( 'administrator', 999999 );
		expect( ( await seen() ).notice ).toBeUndefined();
		await fail( 'Cleo' );
		expect( ( await seen() ).notice ).toContain( '3 form' );
	} );

	it.each( [ 'resend', 'delete', 'spam', 'trash' ] )( 'disappears after %s', async ( action ) => {
		await store( form );
		await fail( 'Ann' );
		await fail( 'Ben' );
		const [ one, two ] = await failed();
		expect( ( await seen() ).menu ).toContain( '2' );
		await change( action, [ one! ] );
		expect( ( await seen() ).menu ).toContain( '1 submission was' );
		await change( action, [ two! ] );
		const after = await seen();
		expect( after ).toEqual( nothing );
	} );

	it( 'disappears after retention, and reappears after “Not spam”', async () => {
		await fail( 'Ann' );
		const [ id ] = await failed();
		await change( 'spam', [ id! ] );
		expect( await seen() ).toEqual( nothing );
		await mail( false );
		await change( 'not_spam', [ id! ] );
		await mail( true );
		expect( ( await seen() ).menu ).toContain( '1 submission was' );
		await call( 'run_retention' );
		expect( await seen() ).toEqual( nothing );
	} );

	it( 'is in the only menu entry beside Contact Form 7', async () => {
		await fail( 'Ann' );
		await plug(
			'addon',
			`define( 'WPCF7_PLUGIN', __FILE__ ); add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => str_starts_with( $cap, 'wpcf7_' ) ? array( 'publish_pages' ) : $caps, 10, 2 );`
		);
		const who = await visitor( 'administrator' );
		const html = await ( await who.fetch( '/wp-admin/' ) ).text();
		await unplug( 'addon' );
		expect( html ).not.toContain( 'toplevel_page_pagewright-forms' );
		const name =
			/id="toplevel_page_pagewright-submissions"[\s\S]*?<div class='wp-menu-name'>([\s\S]*?)<\/div>/.exec(
				html
			)?.[ 1 ];
		expect( name?.match( /class="screen-reader-text">[^<]*/g ) ).toEqual( [
			'class="screen-reader-text">1 submission was not emailed',
		] );
		expect( html ).toContain( 'data-pagewright-failed' );
	} );

	it( 'and unread submissions are counted right after each change', async () => {
		const counts = () =>
			php< Record< string, number > >(
				`return Pagewright\\Features\\ContactForms\\Inbox\\Counts::now();`
			);
		const none = { unread: 0, failed: 0, newest: 0 };
		expect( await counts() ).toEqual( none );
		await store( form );
		await submit( form, { ...GOOD, 'your-name': 'Zoe' } );
		await fail( 'Ann' );
		await submit( form, { ...GOOD, alt_s: 'x' } );
		const [ id ] = await failed();
		expect( await counts() ).toEqual( { unread: 2, failed: 1, newest: id } );
		await change( 'read', [ id! ] );
		expect( await counts() ).toEqual( { unread: 1, failed: 1, newest: id } );
		await change( 'delete', [ id! ] );
		expect( await counts() ).toEqual( { unread: 1, failed: 0, newest: 0 } );
	} );
} );

describe( 'queries for failed mails', () => {
	const COUNT = `add_filter( 'query', static function ( $sql ) { if ( str_contains( $sql, 'pagewright_entries' ) || str_contains( $sql, 'pagewright_inbox' ) ) { $GLOBALS['asked'][] = $sql; } return $sql; } );
		add_action( 'shutdown', static function () { if ( isset( $_GET['asked'] ) ) { echo '@@' . wp_json_encode( $GLOBALS['asked'] ?? array() ); } }, 99 );`;
	const asked = async ( path: string, role: Role = 'administrator' ) => {
		const who = await visitor( role );
		const text = await ( await who.fetch( path ) ).text();
		return JSON.parse( text.slice( text.lastIndexOf( '@@' ) + 2 ) ) as string[];
	};

	it( 'run once on an admin screen after a change, and not otherwise', async () => {
		await store( form );
		await submit( form, GOOD );
		await plug( 'addon', COUNT );
		await php( `update_option( 'pagewright_inbox_counts', array(), true );` );
		const reads = ( await asked( '/wp-admin/edit.php?asked=1' ) ).filter( ( sql ) =>
			/^\s*SELECT/i.test( sql )
		);
		expect( reads ).toHaveLength( 1 );
		expect( await asked( '/wp-admin/edit.php?asked=1' ) ).toEqual( [] );
		expect( await asked( '/wp-admin/index.php?asked=1' ) ).toEqual( [] );
		expect( await asked( '/wp-admin/index.php?asked=1', 'contributor' ) ).toEqual( [] );
	} );

	it( 'do not run on the public site', async () => {
		await plug( 'addon', COUNT );
		const text = await ( await fetch( `${ siteUrl }/?asked=1` ) ).text();
		expect( text ).toContain( '@@[]' );
	} );
} );
