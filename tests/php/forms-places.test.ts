import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trapFields } from '../support/contact-form';
import { php, siteUrl } from '../support/site';
import { visitor } from '../support/visitor';

/** Fields of the trap in a piece of HTML, as a browser sends them. */
const fieldsIn = ( html: string ) =>
	Object.fromEntries(
		[
			...html.matchAll( /<input type="(?:hidden|text)" name="([\w-]+)" value="([^"]*)"/g ),
		].map( ( [ , name, value ] ) => [ name!, value! ] )
	);
const counts = () =>
	php< Record< string, Record< string, number > > >(
		`return (object) Pagewright\\Forms\\Spam\\Counts::all();`
	).then( ( days ) => Object.values( days )[ 0 ] ?? {} );
const post = ( path: string, fields: Record< string, string > ) =>
	fetch( siteUrl + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( fields ),
	} );

describe( 'the trap in forms that are not ours', () => {
	let entry: number;
	beforeAll( async () => {
		entry = await php< number >(
			`update_option( 'users_can_register', 1 ); return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Trapped', 'comment_status' => 'open' ) );`
		);
	} );
	beforeEach( () =>
		php(
			`Pagewright\\Forms\\Settings::of( array( 'least_seconds' => 0 ) )->save(); delete_option( 'pagewright_spam_counts' );`
		)
	);
	afterAll( () =>
		php(
			`wp_delete_post( ${ entry }, true ); update_option( 'users_can_register', 0 ); delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' ); $user = get_user_by( 'login', 'trapped' ); require_once ABSPATH . 'wp-admin/includes/user.php'; $user && wp_delete_user( $user->ID );`
		)
	);

	describe( 'comments', () => {
		const comment = ( fields: Record< string, string >, text: string ) =>
			post( '/wp-comments-post.php', {
				comment_post_ID: String( entry ),
				author: 'Ann',
				email: 'ann@example.com',
				comment: text,
				...fields,
			} );

		it( 'carry it, and are taken with it', async () => {
			const html = await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text();
			const form = /<form[^>]*id="commentform"[^]*?<\/form>/.exec( html )![ 0 ];
			expect( form ).toContain( 'Alternative:' );
			const answer = await comment( fieldsIn( form ), 'A comment that is meant' );
			expect( answer.status ).toBe( 302 );
			expect( await counts() ).toEqual( {} );
		} );

		it( 'are refused without it, in a sentence and with a way back', async () => {
			const answer = await comment( {}, 'A comment by a program' );
			expect( answer.status ).toBe( 403 );
			const text = await answer.text();
			expect( text ).toContain( 'This looks like spam, so it was not sent.' );
			expect( text ).toContain( 'history.back()' );
			expect(
				await php(
					`return get_comments( array( 'post_id' => ${ entry }, 'search' => 'by a program', 'count' => true ) );`
				)
			).toBe( 0 );
			expect( await counts() ).toEqual( { comments: 1 } );
		} );

		it( 'of editors are always taken', async () => {
			const editor = await visitor( 'editor' );
			const answer = await editor.fetch( '/wp-comments-post.php', {
				method: 'POST',
				body: new URLSearchParams( {
					comment_post_ID: String( entry ),
					comment: 'By an editor',
				} ),
			} );
			expect( answer.status ).toBe( 302 );
		} );

		it( 'do not carry it where the site does not want it', async () => {
			await php(
				`Pagewright\\Forms\\Settings::of( array( 'places' => array( 'login' ) ) )->save();`
			);
			const html = await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text();
			expect( html ).not.toContain( 'alt_s' );
			// WordPress wants a pause between comments.
			await php(
				`foreach ( get_comments( array( 'post_id' => ${ entry } ) ) as $one ) { wp_delete_comment( $one, true ); }`
			);
			expect( ( await comment( {}, 'Without any' ) ).status ).toBe( 302 );
		} );
	} );

	describe( 'signing in', () => {
		const signIn = ( fields: Record< string, string > ) =>
			post( '/wp-login.php', { log: 'admin', pwd: 'admin', testcookie: '1', ...fields } );

		it( 'goes on with it', async () => {
			const html = await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text();
			const form = /<form[^>]*id="loginform"[^]*?<\/form>/.exec( html )![ 0 ];
			expect( ( await signIn( fieldsIn( form ) ) ).status ).toBe( 302 );
		} );

		it( 'is refused without it, in a sentence', async () => {
			const answer = await signIn( {} );
			expect( answer.status ).toBe( 200 );
			expect( await answer.text() ).toContain( 'This looks like spam' );
			expect( await counts() ).toEqual( { login: 1 } );
		} );

		it( 'says nothing about whether the password was right', async () => {
			const [ right, wrong ] = await Promise.all( [
				signIn( {} ).then( ( answer ) => answer.text() ),
				signIn( { pwd: 'wrong' } ).then( ( answer ) => answer.text() ),
			] );
			const error = ( html: string ) =>
				/<div id="login_error"[^]*?<\/div>/.exec( html )?.[ 0 ];
			expect( error( right! ) ).toBe( error( wrong! ) );
			expect( error( right! ) ).toContain( 'spam' );
		} );

		it( 'is as quick as a password manager', async () => {
			await php( `delete_option( 'pagewright_forms' );` );
			const html = await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text();
			expect( ( await signIn( fieldsIn( html ) ) ).status ).toBe( 302 );
		} );

		it( 'by programs that WordPress knows is not touched', async () => {
			expect(
				await php(
					`$user = wp_signon( array( 'user_login' => 'admin', 'user_password' => 'admin' ), false ); return $user instanceof WP_User;`
				)
			).toBe( true );
		} );
	} );

	it( 'is in the form of wp_login_form()', async () => {
		expect( await php( `return wp_login_form( array( 'echo' => false ) );` ) ).toContain(
			'alt_s'
		);
	} );

	describe( 'registration', () => {
		const register = ( fields: Record< string, string > ) =>
			post( '/wp-login.php?action=register', {
				user_login: 'trapped',
				user_email: 'trapped@example.com',
				...fields,
			} );
		const exists = () => php( `return false !== username_exists( 'trapped' );` );

		it( 'is refused without it', async () => {
			expect( await ( await register( {} ) ).text() ).toContain( 'This looks like spam' );
			expect( await exists() ).toBe( false );
			expect( await counts() ).toEqual( { registration: 1 } );
		} );

		it( 'goes on with it', async () => {
			const html = await (
				await fetch( `${ siteUrl }/wp-login.php?action=register` )
			).text();
			const { user_login: _, user_email: __, ...fields } = fieldsIn( html );
			expect( ( await register( fields ) ).status ).toBe( 302 );
			expect( await exists() ).toBe( true );
		} );
	} );

	it( 'is in the form for lost passwords', async () => {
		const url = '/wp-login.php?action=lostpassword';
		const html = await ( await fetch( siteUrl + url ) ).text();
		expect( html ).toContain( 'alt_s' );
		expect( await ( await post( url, { user_login: 'admin' } ) ).text() ).toContain(
			'This looks like spam'
		);
		expect( await counts() ).toEqual( { lost_password: 1 } );
	} );

	describe( 'other plugins', () => {
		/** Runs code as if a form with these fields had been sent. */
		const sent = ( fields: Record< string, string >, code: string ) =>
			php(
				`$_POST = json_decode( '${ JSON.stringify( fields ) }', true ); wp_set_current_user( 0 ); ${ code }`
			);

		it.each( [
			'woocommerce_login_form',
			'woocommerce_register_form',
			'woocommerce_lostpassword_form',
			'bbp_theme_before_topic_form_submit_wrapper',
			'bbp_theme_before_reply_form_submit_wrapper',
			'bp_before_registration_submit_buttons',
			'wpforms_display_submit_before',
			'frm_entry_form',
		] )( 'print it at %s', async ( hook ) => {
			expect(
				await php( `ob_start(); do_action( '${ hook }' ); return ob_get_clean();` )
			).toContain( 'name="alt_s"' );
		} );

		it( 'have it before their button', async () => {
			const html = await php< string >(
				`return apply_filters( 'gform_submit_button', '<button>Send</button>', array() );`
			);
			expect( html.indexOf( 'alt_s' ) ).toBeLessThan( html.indexOf( '<button>Send' ) );
		} );

		it.each( [
			[
				'WooCommerce',
				`return apply_filters( 'woocommerce_process_login_errors', new WP_Error(), 'a', 'b' )->get_error_codes();`,
				[ 'pagewright_spam' ],
				[],
			],
			[
				'Gravity Forms',
				`return apply_filters( 'gform_entry_is_spam', false, array(), array() );`,
				true,
				false,
			],
			[
				'Formidable',
				`return array_keys( apply_filters( 'frm_validate_entry', array(), array() ) );`,
				[ 'pagewright' ],
				[],
			],
		] )( 'hear of it: %s', async ( _, code, refused, taken ) => {
			expect( await sent( {}, code ) ).toEqual( refused );
			expect( await sent( await trapFields(), code ) ).toEqual( taken );
		} );
	} );
} );
