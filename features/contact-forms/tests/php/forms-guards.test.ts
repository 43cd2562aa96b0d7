import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/contact-form';
import {
	addUser,
	dropUsers,
	errorIn,
	failures,
	fieldsIn,
	fieldsOf,
	LENIENT,
	post,
	SENT,
	STRICT,
	unwatch,
	watch,
	type Sent,
} from '../support/guards';
import { php, phpValue, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-guards.php' );

const ALL = [ 'comments', 'login', 'registration', 'lost_password', 'other_forms' ];
const SETTINGS = 'Pagewright\\Features\\ContactForms\\Settings';
const settings = ( values: Record< string, unknown > ) =>
	php( `${ SETTINGS }::of( ${ phpValue( values ) } )->save();` );
const stored = () => php< Record< string, unknown > >( `return ${ SETTINGS }::load()->values();` );

let entry = 0;
let sent = 0;

/** Sends a comment. @return Its status: 0, 1, spam, or none where it was not kept. */
async function comment( fields: Record< string, string >, as?: Sent ): Promise< string > {
	const text = `Comment ${ ++sent }`;
	const { status } = await post(
		'/wp-comments-post.php',
		{
			comment_post_ID: String( entry ),
			author: 'Ann',
			email: 'ann@example.com',
			comment: text,
			...fields,
		},
		as
	);
	expect( status ).toBe( 302 );
	return call( 'comment', entry, text );
}

const signIn = ( fields: Record< string, string >, as?: Sent ) =>
	post( '/wp-login.php', { log: 'guarded', pwd: 'wrong', testcookie: '1', ...fields }, as );
const lostPassword = ( fields: Record< string, string >, as?: Sent ) =>
	post( '/wp-login.php?action=lostpassword', { user_login: 'guarded', ...fields }, as );
const register = ( fields: Record< string, string >, as?: Sent ) => {
	const name = `guarded-${ ++sent }`;
	return post(
		'/wp-login.php?action=register',
		{ user_login: name, user_email: `${ name }@example.org`, ...fields },
		as
	);
};

beforeAll( async () => {
	await watch();
	await addUser();
	entry = await call( 'make_entry' );
} );
beforeEach( async () => {
	await settings( { places: ALL } );
	await failures();
} );
afterAll( async () => {
	await unwatch();
	await dropUsers();
	await call( 'remove_entry', entry );
} );

describe( 'sign-in', () => {
	it.each( SENT )( 'always accepts the correct password: %s', async ( as ) => {
		const answer = await signIn( { pwd: 'right', ...( await fieldsOf( as ) ) }, as );
		expect( answer.status, errorIn( answer.html ) ).toBe( 302 );
		expect( await failures() ).toEqual( [] );
	} );

	it.each( Object.entries( LENIENT ) )(
		'with a wrong password, %s is %s',
		async ( as, outcome ) => {
			const { status, html } = await signIn( await fieldsOf( as as Sent ), as as Sent );
			expect( status ).toBe( 200 );
			expect( errorIn( html ) ).toContain(
				outcome === 'taken' ? 'The password you entered' : 'you could not be logged in'
			);
			expect( html, 'the user name that was typed' ).toMatch(
				/name="log" id="user_login"[^>]*value="guarded"/
			);
			expect( await failures(), 'as WordPress counts it' ).toEqual( [
				'incorrect_password',
			] );
		}
	);

	it( 'reveals no user names to a bot', async () => {
		const fields = await fieldsOf( 'decoy' );
		const one = await signIn( fields );
		const other = await signIn( { ...fields, log: 'no-such-user' } );
		expect( errorIn( one.html ) ).toBe( errorIn( other.html ) );
		expect( other.html ).toMatch( /name="log" id="user_login"[^>]*value="no-such-user"/ );
	} );

	it( 'works with a form of the theme that posts name and password only', async () => {
		const theme = ( pwd: string ) => post( '/wp-login.php', { log: 'guarded', pwd } );
		expect( ( await theme( 'right' ) ).status ).toBe( 302 );
		expect( errorIn( ( await theme( 'wrong' ) ).html ) ).toContain(
			'The password you entered'
		);
		expect( await failures() ).toEqual( [ 'incorrect_password' ] );
	} );

	it( 'works with wp_login_form()', async () => {
		const html = await php< string >( `return wp_login_form( array( 'echo' => false ) );` );
		const fields = fieldsIn( html );
		expect( fields ).toHaveProperty( 'alt_s', '' );
		expect( ( await signIn( { ...fields, pwd: 'right' } ) ).status ).toBe( 302 );
		expect( errorIn( ( await signIn( { ...fields, alt_s: 'x' } ) ).html ) ).toContain(
			'you could not be logged in'
		);
	} );

	it.each( [
		[ 'no password', { pwd: '' }, 'The password field is empty', [] ],
		[ 'no name', { log: '' }, 'The username field is empty', [] ],
	] )( 'keeps WordPress’s error for %s', async ( _, fields, text, codes ) => {
		const answer = await signIn( { ...( await fieldsOf( 'decoy' ) ), ...fields } );
		expect( errorIn( answer.html ) ).toContain( text );
		expect( await failures() ).toEqual( codes );
	} );

	it.each( [
		[ 'a lockout', `new WP_Error( 'too_many_retries', 'Locked.' )`, 'too_many_retries' ],
		[ 'a second factor', `new WP_Error( 'needs_code', 'Code?' )`, 'needs_code' ],
		[ 'a user', `get_user_by( 'login', 'guarded' )`, 'guarded' ],
		[ 'nothing', 'null', 'authentication_failed' ],
	] )( 'keeps %s of another plugin', async ( _, value, answer ) => {
		const fields = { ...( await fieldsOf( 'decoy' ) ), log: 'guarded', pwd: 'wrong' };
		expect( await call( 'authenticate_beside', fields, value ) ).toBe( answer );
	} );
} );

describe( 'lost passwords', () => {
	it.each( Object.entries( LENIENT ) )( '%s is %s', async ( as, outcome ) => {
		const { status, html } = await lostPassword( await fieldsOf( as as Sent ), as as Sent );
		expect( status, errorIn( html ) ).toBe( outcome === 'taken' ? 302 : 200 );
		if ( outcome === 'refused' ) {
			expect( errorIn( html ) ).toContain( 'no email was sent' );
			expect( html ).toMatch( /name="user_login" id="user_login"[^>]*value="guarded"/ );
		}
	} );
} );

describe( 'registration', () => {
	// A logged-in user does not register users.
	it.each( Object.entries( STRICT ).filter( ( [ as ] ) => as !== 'editor' ) )(
		'%s is %s',
		async ( as, outcome ) => {
			const { status, html } = await register( await fieldsOf( as as Sent ), as as Sent );
			expect( status, errorIn( html ) ).toBe( outcome === 'taken' ? 302 : 200 );
			if ( outcome === 'refused' ) {
				expect( errorIn( html ) ).toContain( 'your account was not created' );
				expect( html ).toMatch( /id="user_login"[^>]*value="guarded-\d+"/ );
			}
		}
	);
} );

describe( 'comments', () => {
	it.each( Object.entries( STRICT ) )( '%s is %s', async ( as, outcome ) => {
		expect( ( await comment( await fieldsOf( as as Sent ), as as Sent ) ) === 'spam' ).toBe(
			outcome === 'refused'
		);
	} );

	it( 'that are spam show the reason in the list of comments', async () => {
		await comment( await fieldsOf( 'decoy' ) );
		const admin = await visitor( 'administrator' );
		const list = await admin.fetch( '/wp-admin/edit-comments.php?comment_status=spam' );
		expect( await list.text() ).toContain( 'The decoy field was filled in.' );
		const all = await admin.fetch( '/wp-admin/edit-comments.php' );
		expect( await all.text() ).not.toContain( 'The decoy field was filled in.' );
	} );

	it( 'lose the reason when the plugin is deleted', async () => {
		await comment( await fieldsOf( 'decoy' ) );
		const reasons = () =>
			php< number >(
				`return get_comments( array( 'meta_key' => '_pagewright_spam', 'status' => 'any', 'count' => true ) );`
			);
		expect( await reasons() ).toBeGreaterThan( 0 );
		await php( `Pagewright\\Features\\ContactForms\\Lifecycle::uninstall();` );
		expect( await reasons() ).toBe( 0 );
	} );

	it.each( [ 'visitor', 'subscriber' ] as const )(
		'that arrive by REST are not checked: %s',
		async ( role ) => {
			const who = await visitor( role );
			const response = await who.fetch( '/wp-json/wp/v2/comments', {
				method: 'POST',
				headers: { ...who.nonce, 'content-type': 'application/json' },
				body: JSON.stringify( {
					post: entry,
					content: `By REST ${ ++sent }`,
					author_name: 'Ann',
					author_email: 'ann@example.com',
				} ),
			} );
			const { id } = ( await response.json() ) as { id: number };
			expect( response.status ).toBe( 201 );
			expect( await php( `return get_comment( ${ id } )->comment_approved;` ) ).not.toBe(
				'spam'
			);
		}
	);

	it( 'that a plugin creates are not checked', async () => {
		const id = await call< number >( 'id', entry );
		expect( await php( `return get_comment( ${ id } )->comment_approved;` ) ).not.toBe(
			'spam'
		);
	} );
} );

describe( 'the settings', () => {
	it( 'leave sign-in and lost passwords off until an administrator turns them on', async () => {
		await php( `delete_option( 'pagewright_forms' ); ${ SETTINGS }::create();` );
		expect( await stored() ).toMatchObject( {
			places: [ 'comments', 'registration', 'other_forms' ],
			test_block: false,
		} );
		for ( const path of [ '/wp-login.php', '/wp-login.php?action=lostpassword' ] ) {
			expect( await ( await fetch( siteUrl + path ) ).text() ).not.toContain( 'alt_s' );
		}
		expect( errorIn( ( await signIn( await fieldsOf( 'decoy' ) ) ).html ) ).toContain(
			'The password you entered'
		);
		expect( ( await lostPassword( await fieldsOf( 'decoy' ) ) ).status ).toBe( 302 );
	} );

	it( 'drop old activation defaults once', async () => {
		await call( 'store_old_settings', ALL );
		expect( await stored() ).toMatchObject( {
			places: [ 'comments', 'registration', 'other_forms' ],
			test_block: false,
			most_links: 3,
		} );
		await php(
			`${ SETTINGS }::load()->with( array( 'places' => array( 'login' ), 'test_block' => true ) )->save();`
		);
		expect( await stored() ).toMatchObject( {
			places: [ 'login' ],
			test_block: true,
			most_links: 3,
		} );
	} );
} );

describe( 'PAGEWRIGHT_DISABLE_SPAM_GUARDS in wp-config.php', () => {
	beforeAll( () => plug( 'guards-off', `define( 'PAGEWRIGHT_DISABLE_SPAM_GUARDS', true );` ) );
	afterAll( () => unplug( 'guards-off' ) );

	it( 'disables every guard', async () => {
		const fields = await fieldsOf( 'decoy' );
		expect( await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text() ).not.toContain(
			'alt_s'
		);
		expect( await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text() ).not.toContain(
			'alt_s'
		);
		expect( errorIn( ( await signIn( fields ) ).html ) ).toContain(
			'The password you entered'
		);
		expect( ( await lostPassword( fields ) ).status ).toBe( 302 );
		expect( ( await register( fields ) ).status ).toBe( 302 );
		expect( await comment( fields ) ).not.toBe( 'spam' );
	} );
} );
