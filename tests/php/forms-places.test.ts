import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsIn } from '../support/guards';
import { php, siteUrl } from '../support/site';
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
			`Pagewright\\Forms\\Settings::of( array( 'least_seconds' => 0, 'places' => Pagewright\\Forms\\Settings::PLACES ) )->save(); delete_option( 'pagewright_spam_counts' );`
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

		it( 'go to the spam of WordPress without it, and are counted', async () => {
			await php(
				`foreach ( get_comments( array( 'post_id' => ${ entry }, 'status' => 'any' ) ) as $one ) { wp_delete_comment( $one, true ); }`
			);
			const answer = await comment( {}, 'A comment by a program' );
			expect( answer.status ).toBe( 302 );
			expect(
				await php(
					`return get_comments( array( 'post_id' => ${ entry }, 'search' => 'by a program', 'status' => 'spam' ) )[0]->comment_content;`
				)
			).toBe( 'A comment by a program' );
			expect( await counts() ).toEqual( { comments: 1 } );
		} );

		it( 'do not carry it where the site does not want it', async () => {
			await php(
				`Pagewright\\Forms\\Settings::of( array( 'places' => array( 'login' ) ) )->save();`
			);
			const html = await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text();
			expect( html ).not.toContain( 'alt_s' );
			// WordPress requires a delay between comments.
			await php(
				`foreach ( get_comments( array( 'post_id' => ${ entry }, 'status' => 'any' ) ) as $one ) { wp_delete_comment( $one, true ); }`
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

		it( 'is counted where it is refused', async () => {
			await signIn( { pwd: 'wrong', alt_s: 'x' } );
			await signIn( { alt_s: 'x' } );
			expect( await counts() ).toEqual( { login: 1 } );
		} );

		it( 'is as quick as a password manager', async () => {
			await php(
				`Pagewright\\Forms\\Settings::load()->with( array( 'least_seconds' => 60 ) )->save();`
			);
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

	describe( 'registration', () => {
		const register = ( fields: Record< string, string > ) =>
			post( '/wp-login.php?action=register', {
				user_login: 'trapped',
				user_email: 'trapped@example.com',
				...fields,
			} );
		const exists = () => php( `return false !== username_exists( 'trapped' );` );

		it( 'is refused without it', async () => {
			await register( {} );
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
		await post( url, { user_login: 'admin', ...fieldsIn( html ), alt_s: 'x' } );
		expect( await counts() ).toEqual( { lost_password: 1 } );
	} );

	describe( 'other plugins', () => {
		it( 'have it before their button', async () => {
			const html = await php< string >(
				`return apply_filters( 'gform_submit_button', '<button>Send</button>', array() );`
			);
			expect( html.indexOf( 'alt_s' ) ).toBeLessThan( html.indexOf( '<button>Send' ) );
		} );
	} );
} );
