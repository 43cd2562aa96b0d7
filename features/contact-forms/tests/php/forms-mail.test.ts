// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { GOOD, plug, unplug } from '../support/contact-form';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';
import { leaves, readMail } from '../support/smtp';
import { sendToServer, sent } from '../support/smtp-form';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-mail.php' );

const open = sendToServer();

describe( 'a mail', () => {
	it( 'contains the text of the template, in any script', async () => {
		const mail = await sent(
			open.smtp,
			{
				mail: {
					subject: 'Grüße von [your-name] – 日本語',
					sender: 'Æon [your-name] <site@example.org>',
					recipient: 'owner@example.org, [your-email]',
					additional_headers:
						'Reply-To: [your-name] <[your-email]>\nCc: cc@example.org\n\n  Bcc: bcc@example.org  \nX-Tag: [your-name]!\nno header',
					body: 'Von [your-name]:\n\n[your-message]\n[unknown] [[your-name]] [ your-name ] [your-name "x"]',
				},
			},
			{ ...GOOD, 'your-name': 'Zoë 李', 'your-message': 'שלום\r\n😀 [your-email] %s $1 \\0' }
		);
		expect( mail.from ).toBe( 'site@example.org' );
		expect( mail.to ).toEqual( [
			'owner@example.org',
			'ann@example.com',
			'cc@example.org',
			'bcc@example.org',
		] );
		expect( mail.headers.subject ).toEqual( [ 'Grüße von Zoë 李 – 日本語' ] );
		expect( mail.headers.from ).toEqual( [ 'Æon Zoë 李 <site@example.org>' ] );
		expect( mail.headers[ 'reply-to' ] ).toEqual( [ 'Zoë 李 <ann@example.com>' ] );
		expect( mail.headers.cc ).toEqual( [ 'cc@example.org' ] );
		expect( mail.headers ).not.toHaveProperty( 'bcc' );
		expect( mail.headers[ 'x-tag' ] ).toEqual( [ 'Zoë 李!' ] );
		expect( mail.type ).toBe( 'text/plain' );
		expect( mail.text.trim() ).toBe(
			'Von Zoë 李:\n\nשלום\n😀 [your-email] %s $1 \\0\n[unknown] [your-name] Zoë 李 Zoë 李'
		);
	} );

	it( 'supports special mail tags', async () => {
		const page = await call< number >( 'page' );
		const hidden = await php< number >(
			`return wp_insert_post( array( 'post_title' => 'Secret', 'post_status' => 'draft', 'post_type' => 'page' ) );`
		);
		const body =
			'[_remote_ip]|[_invalid_fields]|[_contact_form_title]|[_post_id]|[_post_name]|[_post_title]|[_post_author]|[_post_author_email]|[_site_title]|[_site_domain]|[_site_admin_email]|[_user_login]|[wpcf7.remote_ip]|[_format_day "j.n.Y"]|[_raw_day]|[day]|[_serial_number]';
		const texts = { form: '[date day][text your-name]', mail: { body } };
		const fields = { day: '2024-02-29', _wpcf7_container_post: String( page ) };
		expect( ( await sent( open.smtp, texts, fields ) ).text.trim() ).toBe(
			`127.0.0.1|0|Test form|${ page }|a-b|A & B|admin|admin@example.org|WordPress|127.0.0.1|admin@example.org||127.0.0.1|29.2.2024|2024-02-29|2024-02-29|[_serial_number]`
		);
		open.smtp.mails.length = 0;
		const mail = await sent(
			open.smtp,
			{ mail: { body: '<[_post_title]>[_user_agent][_post_url]' } },
			{ ...GOOD, _wpcf7_container_post: String( hidden ) }
		);
		expect( mail.text ).toMatch( /^<>Mozilla/ );
		await php( `wp_delete_post( ${ page }, true ); wp_delete_post( ${ hidden }, true );` );
	} );

	it( 'omits lines with empty tags', async () => {
		const mail = await sent(
			open.smtp,
			{
				form: '[text a][text b][text c]',
				mail: {
					exclude_blank: true,
					body: 'A: [a]\nB: [b]\n[a] and [b]\n[a][a]\nC: [c]\n\nno tags\n[nobody]',
				},
			},
			{ a: '', b: 'x', c: '0' }
		);
		expect( mail.text.trim() ).toBe( 'B: x\n and x\nC: 0\n\nno tags\n[nobody]' );
	} );

	it( 'is HTML with a plain-text alternative', async () => {
		const mail = await sent(
			open.smtp,
			{
				mail: {
					use_html: true,
					body: 'From <[your-email]>, <b>[your-name]</b>\n<a href="https://example.org/x">Page</a>\n\n[your-message]',
				},
			},
			{
				...GOOD,
				'your-name': '<script>x</script>',
				'your-message': 'one & "two"\ntwo <img src=x>',
			}
		);
		expect( mail.type ).toBe( 'multipart/alternative' );
		const [ text, html ] = mail.parts;
		expect( [ text?.type, html?.type ] ).toEqual( [ 'text/plain', 'text/html' ] );
		expect( html?.text ).toMatch( /^<!doctype html>\n<html lang="en-US" dir="ltr">/ );
		expect( html?.text ).toContain(
			'From &lt;ann@example.com&gt;, <b>&lt;script&gt;x&lt;/script&gt;</b><br />'
		);
		expect( html?.text ).toContain(
			'<p>one &amp; &quot;two&quot;<br />\ntwo &lt;img src=x&gt;</p>'
		);
		expect( text?.text.trim() ).toBe(
			'From <ann@example.com>, <script>x</script>\nPage (https://example.org/x)\n\none & "two"\ntwo <img src=x>'
		);
	} );

	it( 'keeps a complete HTML document, and has the direction of the language', async () => {
		const whole = await sent( open.smtp, {
			mail: { use_html: true, body: '<html><body>\n[your-name]\n\nx</body></html>' },
		} );
		expect( whole.parts[ 1 ]?.text.trim() ).toBe( '<html><body>\nAnn\n\nx</body></html>' );
		open.smtp.mails.length = 0;
		await plug(
			'addon',
			`add_action( 'init', static fn () => $GLOBALS['wp_locale']->text_direction = 'rtl' );
			add_filter( 'pagewright/forms/mail-html', static fn ( $parts ) => array( 'footer' => 'END' . $parts['footer'] ) + $parts );`
		);
		const mail = await sent(
			open.smtp,
			{
				mail: { use_html: true, body: 'שלום [your-name]', subject: 'נושא <b>' },
				locale: 'he_IL',
			},
			{ ...GOOD, 'your-name': 'דנה' }
		);
		expect( mail.headers.subject ).toEqual( [ 'נושא <b>' ] );
		expect( mail.parts[ 1 ]?.text ).toMatch(
			/<html lang="he-IL" dir="rtl">[\s\S]*<title>נושא &lt;b&gt;<\/title>[\s\S]*<p>שלום דנה<\/p>\s*END<\/body>/
		);
	} );

	it( 'attaches files: uploads, and files of the site below wp-content', async () => {
		await call( 'make_files' );
		const log = await logSize();
		const mail = await sent(
			open.smtp,
			{
				form: '[text your-name][file one filetypes:txt][file two filetypes:txt][file three filetypes:txt]',
				mail: {
					body: '[one]; [two]; [three]',
					attachments:
						'[one][ two ]\nuploads/own.txt\nuploads/big.bin\n../wp-config.php\nuploads/../../wp-config.php\n/etc/passwd\nuploads/none.txt\nphp://filter/resource=wp-config.php',
				},
			},
			{
				'your-name': 'x',
				one: new File( [ 'first' ], 'Größe 1.txt' ),
				two: new File( [ 'second' ], 'a.php.txt' ),
				three: new File( [ 'third' ], 'c.txt' ),
			}
		);
		await php(
			`foreach ( array( 'own.txt', 'big.bin' ) as $name ) { unlink( WP_CONTENT_DIR . "/uploads/$name" ); }`
		);
		// The log contains what was left out of the mail.
		expect( await cutLog( log ) ).toContain( 'sent without ../wp-config.php' );
		const [ text, ...files ] = leaves( mail );
		expect( text?.text.trim() ).toBe( 'Größe-1.txt; a.php_.txt; c.txt' );
		expect( files.map( ( file ) => [ file.name, file.text ] ) ).toEqual( [
			[ 'Größe-1.txt', 'first' ],
			[ 'a.php_.txt', 'second' ],
			[ 'own.txt', 'own' ],
		] );
	} );

	it( 'is followed by the second mail, and those of add-ons', async () => {
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/more-mails', static fn ( $mails, $form ) => $mails + array( 'third' => array( 'recipient' => 'third@example.org' ) + $form->mail() ), 10, 2 );
			add_filter( 'pagewright/forms/mail', static fn ( $parts, $form, $name ) => array( 'subject' => "$name: {$parts['subject']}" ) + $parts, 10, 3 );`
		);
		open.smtp.behave( { refuses: ( address ) => address === 'second@example.org' } );
		await sent( open.smtp, { second: { active: true, recipient: 'second@example.org' } } );
		expect(
			open.smtp.mails.map( ( { to, raw } ) => [ to, readMail( raw ).headers.subject ] )
		).toEqual( [
			[ [ 'owner@example.org' ], [ 'mail: From Ann' ] ],
			[ [ 'third@example.org' ], [ 'third: From Ann' ] ],
		] );
		open.smtp.behave( {} );
		open.smtp.mails.length = 0;
		await unplug( 'addon' );
		await sent( open.smtp, {
			second: { active: true, recipient: '[your-email]', subject: 'Copy' },
		} );
		expect( open.smtp.mails.map( ( { to } ) => to ) ).toEqual( [
			[ 'owner@example.org' ],
			[ 'ann@example.com' ],
		] );
	} );

	it( 'does not change mails of other plugins', async () => {
		expect( await call( 'leftovers_of_mail' ) ).toEqual( [ [ true, true ], true ] );
		expect( open.smtp.mails.map( ( { raw } ) => readMail( raw ).type ) ).toEqual( [
			'multipart/alternative',
			'text/plain',
		] );
	} );
} );
