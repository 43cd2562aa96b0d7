// Does not depend on the database.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropForms, GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import { settings } from '../support/inbox';
import { php } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

/** Requests to the service, and its response. */
const asked: URLSearchParams[] = [];
let answer: { status: number; body: string };
let server: Server;

const html = ( id: number ) =>
	php< string >( `return do_shortcode( '[contact-form-7 id="${ id }"]' );` );

describe( 'spam services', () => {
	beforeAll( async () => {
		server = createServer( async ( request, response ) => {
			let body = '';
			for await ( const part of request ) {
				body += part;
			}
			asked.push( new URLSearchParams( body ) );
			response.writeHead( answer.status ).end( answer.body );
		} );
		await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
		const { port } = server.address() as AddressInfo;
		await plug(
			'services',
			`add_filter( 'pre_wp_mail', '__return_true' );
			add_filter( 'pagewright/captcha/service', static fn ( $facts ) => array( 'verify' => 'http://127.0.0.1:${ port }/' ) + $facts );`
		);
	} );
	beforeEach( () => {
		asked.length = 0;
		answer = { status: 200, body: '{"success":true}' };
	} );
	afterEach( async () => {
		await unplug( 'akismet' );
		await dropForms();
	} );
	afterAll( async () => {
		await unplug( 'services' );
		server.close();
		await php(
			`delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' );`
		);
	} );

	describe.each( [
		[ 'turnstile', 'cf-turnstile-response', 'https://challenges.cloudflare.com/' ],
		[ 'hcaptcha', 'h-captcha-response', 'https://js.hcaptcha.com/' ],
		[ 'recaptcha_v2', 'g-recaptcha-response', 'https://www.google.com/recaptcha/' ],
		[ 'recaptcha_v3', '_wpcf7_recaptcha_response', 'https://www.google.com/recaptcha/' ],
	] )( '%s', ( service, field, host ) => {
		const on = () =>
			settings( { captcha: service, captcha_key: 'the-key', captcha_secret: 'the-secret' } );
		const send = async ( token?: string ) =>
			(
				await submit( await makeForm(), {
					...GOOD,
					...( token === undefined ? {} : { [ field ]: token } ),
				} )
			).status;

		it( 'is before the button, and its secret is not public', async () => {
			await on();
			const page = await html( await makeForm() );
			expect( page.indexOf( 'data-pagewright-captcha' ) ).toBeGreaterThan( 0 );
			expect( page.indexOf( 'data-pagewright-captcha' ) ).toBeLessThan(
				page.indexOf( 'wpcf7-submit' )
			);
			expect( page ).toContain( 'the-key' );
			expect( page ).toContain( host );
			expect( page ).not.toContain( 'the-secret' );
			expect( page, 'before somebody touches the form' ).not.toContain( '<script src' );
		} );

		it( 'verifies the token', async () => {
			await on();
			answer.body = '{"success":true,"score":0.9,"action":"contactform"}';
			expect( await send( 'a-token' ) ).toBe( 'mail_sent' );
			expect( asked.map( ( one ) => Object.fromEntries( one ) ) ).toEqual( [
				{ secret: 'the-secret', response: 'a-token', remoteip: '127.0.0.1' },
			] );
		} );

		it.each( [
			[ 'refuses the token', 200, '{"success":false}', 'spam' ],
			[ 'is unavailable', 503, 'Sorry', 'mail_sent' ],
			[ 'returns invalid JSON', 200, '<html>', 'mail_sent' ],
		] )( 'if it %s', async ( _, status, body, expected ) => {
			await on();
			answer = { status, body };
			expect( await send( 'a-token' ) ).toBe( expected );
		} );

		it( 'is not called without a token', async () => {
			await on();
			expect( await send() ).toBe( 'spam' );
			expect( asked ).toEqual( [] );
		} );

		it( 'is not active without a key', async () => {
			await settings( { captcha: service } );
			expect( await html( await makeForm() ) ).not.toContain( 'data-pagewright-captcha' );
			expect( await send() ).toBe( 'mail_sent' );
		} );
	} );

	it.each( [
		[ 0.9, 'contactform', 'mail_sent' ],
		[ 0.5, 'contactform', 'mail_sent' ],
		[ 0.49, 'contactform', 'spam' ],
		[ 0.9, 'login', 'spam' ],
	] )( 'a score of %d for %s is %s', async ( score, action, status ) => {
		await settings( { captcha: 'recaptcha_v3', captcha_key: 'k', captcha_secret: 's' } );
		answer.body = JSON.stringify( { success: true, score, action } );
		expect(
			( await submit( await makeForm(), { ...GOOD, _wpcf7_recaptcha_response: 't' } ) ).status
		).toBe( status );
	} );

	describe( 'Akismet', () => {
		const FORM =
			'[text* your-name akismet:author][email your-email akismet:author_email][textarea your-message][submit "Send"]';
		/** Replaces the real plugin, which calls its own service. */
		const akismet = ( says: string ) =>
			plug(
				'akismet',
				`class Akismet {
					public static function get_api_key() { return 'key'; }
					public static function http_post( $request, $path ) { parse_str( $request, $parts ); update_option( 'test_akismet', array( $path, $parts ) ); return array( array(), '${ says }' ); }
				}`
			);
		beforeEach( () =>
			php( `delete_option( 'test_akismet' );  delete_option( 'pagewright_forms' );` )
		);

		it.each( [
			[ 'true', 'spam' ],
			[ 'false', 'mail_sent' ],
			[ '', 'mail_sent' ],
			[ 'invalid', 'mail_sent' ],
		] )( 'says "%s": %s', async ( says, status ) => {
			await akismet( says );
			expect( ( await submit( await makeForm( { form: FORM } ), GOOD ) ).status ).toBe(
				status
			);
			expect( await php( `return get_option( 'test_akismet' );` ) ).toMatchObject( [
				'comment-check',
				{
					comment_type: 'contact-form',
					comment_author: 'Ann',
					comment_author_email: 'ann@example.com',
					comment_content: 'Hello',
					user_ip: '127.0.0.1',
				},
			] );
		} );

		it( 'is called for forms that name the author only', async () => {
			await akismet( 'true' );
			expect( ( await submit( await makeForm(), GOOD ) ).status ).toBe( 'mail_sent' );
			expect( await php( `return get_option( 'test_akismet' );` ) ).toBe( false );
		} );
	} );

	it( 'do not check editors', async () => {
		await settings( { captcha: 'turnstile', captcha_key: 'k', captcha_secret: 's' } );
		const id = await makeForm();
		const editor = await visitor( 'editor' );
		const body = new FormData();
		Object.entries( { ...GOOD, _wpcf7_unit_tag: 'wpcf7-f1-o1' } ).forEach(
			( [ name, value ] ) => body.append( name, value )
		);
		const response = await editor.fetch(
			`/wp-json/contact-form-7/v1/contact-forms/${ id }/feedback`,
			{
				method: 'POST',
				body,
				headers: { ...editor.nonce, 'user-agent': 'Mozilla/5.0 Firefox' },
			}
		);
		expect( ( await response.json() ).status ).toBe( 'mail_sent' );
	} );
} );
