// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsIn } from '../support/guards';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-places.php' );
const counts = () =>
	php< Record< string, Record< string, number > > >(
		`return (object) Pagewright\\Features\\ContactForms\\Spam\\Counts::all();`
	).then( ( days ) => Object.values( days )[ 0 ] ?? {} );
const post = ( path: string, fields: Record< string, string > ) =>
	fetch( siteUrl + path, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( fields ),
	} );

describe( 'the trap in other forms', () => {
	let entry: number;
	beforeAll( async () => {
		entry = await call< number >( 'make_entry' );
	} );
	beforeEach( () => call( 'reset_settings' ) );
	afterAll( () => call( 'remove_entry', entry ) );

	describe( 'comments', () => {
		const comment = ( fields: Record< string, string >, text: string ) =>
			post( '/wp-comments-post.php', {
				comment_post_ID: String( entry ),
				author: 'Ann',
				email: 'ann@example.com',
				comment: text,
				...fields,
			} );

		it( 'contain it, and are accepted with it', async () => {
			const html = await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text();
			const form = /<form[^>]*id="commentform"[^]*?<\/form>/.exec( html )![ 0 ];
			expect( form ).toContain( 'Alternative:' );
			const answer = await comment( fieldsIn( form ), 'A comment that is meant' );
			expect( answer.status ).toBe( 302 );
			expect( await counts() ).toEqual( {} );
		} );

		it( 'without it go to WordPress’s spam, and are counted', async () => {
			await call( 'delete_comments', entry );
			const answer = await comment( {}, 'A comment by a program' );
			expect( answer.status ).toBe( 302 );
			expect( await call( 'text_of_spam', entry ) ).toBe( 'A comment by a program' );
			expect( await counts() ).toEqual( { comments: 1 } );
		} );

		it( 'do not contain it if the site turns it off', async () => {
			await php(
				`Pagewright\\Features\\ContactForms\\Settings::of( array( 'places' => array( 'login' ) ) )->save();`
			);
			const html = await ( await fetch( `${ siteUrl }/?p=${ entry }` ) ).text();
			expect( html ).not.toContain( 'alt_s' );
			// WordPress requires a delay between comments.
			await call( 'delete_all_comments', entry );
			expect( ( await comment( {}, 'Without any' ) ).status ).toBe( 302 );
		} );
	} );

	describe( 'signing in', () => {
		const signIn = ( fields: Record< string, string > ) =>
			post( '/wp-login.php', { log: 'admin', pwd: 'admin', testcookie: '1', ...fields } );

		it( 'works with it', async () => {
			const html = await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text();
			const form = /<form[^>]*id="loginform"[^]*?<\/form>/.exec( html )![ 0 ];
			expect( ( await signIn( fieldsIn( form ) ) ).status ).toBe( 302 );
		} );

		it( 'is counted if it is refused', async () => {
			await signIn( { pwd: 'wrong', alt_s: 'x' } );
			await signIn( { alt_s: 'x' } );
			expect( await counts() ).toEqual( { login: 1 } );
		} );

		it( 'has no minimum time, because of password managers', async () => {
			await php(
				`Pagewright\\Features\\ContactForms\\Settings::load()->with( array( 'least_seconds' => 60 ) )->save();`
			);
			const html = await ( await fetch( `${ siteUrl }/wp-login.php` ) ).text();
			expect( ( await signIn( fieldsIn( html ) ) ).status ).toBe( 302 );
		} );

		it( 'with application passwords is not affected', async () => {
			expect( await call( 'can_sign_on' ) ).toBe( true );
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

		it( 'works with it', async () => {
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
