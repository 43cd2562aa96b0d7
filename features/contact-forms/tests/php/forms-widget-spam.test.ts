import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/contact-form';
import {
	type Data,
	forget,
	get,
	GOOD,
	leave,
	publish,
	send,
	WIDGET,
} from '../support/contact-widget';
import { settings } from '../support/inbox';
import { countMails, mails } from '../support/mail-double';
import { php } from '../../../../tests/support/site';

countMails();

describe( 'spam protection of a contact form widget', () => {
	beforeEach( forget );
	afterAll( leave );

	it( 'includes the trap, unless the widget disables it', async () => {
		const html = await get( await publish( WIDGET ) );
		expect( ( await send( html, { ...GOOD, alt_s: 'x' } ) ).status ).toBe( 'spam' );
		const plain = await get( await publish( { ...WIDGET, spam: { honeypot: false } } ) );
		expect( plain ).not.toContain( 'name="alt_s"' );
		expect( ( await send( plain, GOOD ) ).status ).toBe( 'mail_sent' );
	} );

	it( 'includes the trap if only the widget enables it', async () => {
		await settings( { trap: false } );
		const html = await get( await publish( WIDGET ) );
		expect( html ).toContain( 'name="alt_s"' );
		expect( ( await send( html, { ...GOOD, alt_s: 'x' } ) ).status ).toBe( 'spam' );
		await php( `delete_option( 'pagewright_forms' );` );
	} );

	it( 'requires scripts if the site does, unless the widget disables it', async () => {
		await settings( { trap_script: true } );
		expect( await get( await publish( WIDGET ) ) ).toContain( 'data-pagewright-trap' );
		expect(
			await get( await publish( { ...WIDGET, spam: { browser_check: false } } ) )
		).not.toContain( 'data-pagewright-trap' );
		await php( `delete_option( 'pagewright_forms' );` );
	} );

	it( 'uses reCAPTCHA with the keys of the widget', async () => {
		await plug(
			'captcha',
			`add_filter( 'pre_http_request', static function ( $answer, $args, $url ) { if ( ! str_contains( $url, 'siteverify' ) ) { return $answer; } $ok = 'private-key' === $args['body']['secret'] && 'person' === $args['body']['response']; return array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'body' => wp_json_encode( array( 'success' => $ok, 'score' => 0.9 ) ) ); }, 10, 3 );`
		);
		const html = await get(
			await publish( {
				...WIDGET,
				spam: {
					recaptcha: {
						use_captcha: 'v2',
						site_key: 'public-key',
						secret_key: 'private-key',
						theme: 'dark',
						size: 'compact',
					},
				},
			} )
		);
		expect( html ).toContain( '"look":{"theme":"dark"' );
		expect( ( await send( html, GOOD ) ).status ).toBe( 'spam' );
		expect(
			( await send( html, { ...GOOD, 'g-recaptcha-response': 'program' } ) ).status
		).toBe( 'spam' );
		expect( ( await send( html, { ...GOOD, 'g-recaptcha-response': 'person' } ) ).status ).toBe(
			'mail_sent'
		);
		await unplug( 'captcha' );
	} );

	it( 'refuses or marks Akismet’s spam, and does not call it when disabled', async () => {
		await plug(
			'akismet',
			`final class Akismet { public static function get_api_key() { return 'k'; } public static function http_post( $body ) { parse_str( $body, $asked ); update_option( 'test_akismet', $asked ); return array( array(), 'true' ); } }`
		);
		const answer = async ( akismet: Data ) =>
			( await send( await get( await publish( { ...WIDGET, spam: { akismet } } ) ), GOOD ) )
				.status;
		expect( await answer( {} ) ).toBe( 'spam' );
		expect( await php( `return get_option( 'test_akismet' )['comment_author_email'];` ) ).toBe(
			'ann@example.com'
		);
		expect( await mails() ).toEqual( [] );
		expect( await answer( { spam_action: 'tag' } ) ).toBe( 'mail_sent' );
		expect( await answer( { use_akismet: false } ) ).toBe( 'mail_sent' );
		expect( ( await mails() ).map( ( { subject } ) => subject ) ).toEqual( [
			'[Spam] [Bakery] Rolls Bcc: x@example.org',
			'[Bakery] Rolls Bcc: x@example.org',
		] );
		await unplug( 'akismet' );
		await php( `delete_option( 'test_akismet' );` );
	} );

	it( 'shows a captcha image if the plugin for it is active', async () => {
		await plug(
			'letters',
			`final class ReallySimpleCaptcha { public $tmp_dir = ''; public $img_size; public $base; public $font_size; public $font_char_width; public $fg; public $bg; public function generate_random_word() { return 'ABCD'; } public function generate_image( $prefix, $word ) { update_option( 'test_letters', array( $this->fg, $this->bg ) ); return 'x.png'; } public function check( $prefix, $letters ) { return 'ABCD' === $letters; } public function remove( $prefix ) {} public function cleanup( $minutes ) {} }`
		);
		const html = await get(
			await publish( {
				...WIDGET,
				spam: { simple: { enabled: true, background: '#ffff00', color: '#0000ff' } },
			} )
		);
		expect( html ).toContain( '/x.png' );
		expect( await php( `return get_option( 'test_letters' );` ) ).toEqual( [
			[ 0, 0, 255 ],
			[ 255, 255, 0 ],
		] );
		const wrong = await send( html, { ...GOOD, 'captcha-letters': 'ABC' } );
		expect( wrong.invalid_fields.map( ( { field } ) => field ) ).toEqual( [
			'captcha-letters',
		] );
		expect( ( await send( html, { ...GOOD, 'captcha-letters': 'ABCD' } ) ).status ).toBe(
			'mail_sent'
		);
		await unplug( 'letters' );
		await php( `delete_option( 'test_letters' );` );
	} );
} );
