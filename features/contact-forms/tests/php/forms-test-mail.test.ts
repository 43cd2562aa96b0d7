// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { leftFiles, makeForm, plug } from '../support/contact-form';
import { php, phpFile } from '../../../../tests/support/site';
import { leaves, readMail } from '../support/smtp';
import { sendToServer } from '../support/smtp-form';
import { visitor } from '../../../../tests/support/visitor';

const { call: callPhp } = phpFile( 'features/contact-forms/tests/php/forms-test-mail.php' );

const open = sendToServer();

interface Shown {
	subject: string;
	headers: string[];
	body: string;
	is_html: boolean;
	attachments: string[];
	recipients: string[];
	sent: boolean;
	code?: string;
	message?: string;
}

const ask = async ( question: object ) => {
	const editor = await visitor( 'editor' );
	const response = await editor.fetch( '/wp-json/pagewright/v1/forms/test-mail', {
		method: 'POST',
		headers: { ...editor.nonce, 'content-type': 'application/json' },
		body: JSON.stringify( question ),
	} );
	return { status: response.status, body: ( await response.json() ) as Shown };
};
const order = ( question: object ) => ask( { send: true, to: 'me@example.org', ...question } );

const forget = () => callPhp( 'forget' );

const MAIL = {
	subject: 'From [your-name]',
	sender: '[your-name] <site@example.org>',
	recipient: 'owner@example.org, [your-email]',
	body: '[_all_fields]',
	additional_headers:
		'Reply-To: [your-email]\nCc: cc@example.org\n bcc : bcc@example.org\nReturn-Receipt-To: rr@example.org\nDisposition-Notification-To: dn@example.org\nErrors-To: er@example.org\nX-Tag: [your-name]',
};

const KINDS = `<label>Name [text* your-name]</label>[email your-email][url site][tel phone][textarea your-message]
[number n min:5][range r][date day][checkbox colors "Red" "Blue" "Green"][checkbox one exclusive "x" "y"]
[radio size "S" "M"][select topic first_as_label "Choose" "Sales|sales@example.org"][select many multiple "a" "b"]
[acceptance terms]I agree[/acceptance][acceptance no invert]No[/acceptance][file cv][hidden from "spring"][quiz q "a|b"][submit]`;

describe( 'a test mail', () => {
	it( 'goes only to the chosen address', async () => {
		const form = await makeForm( { mail: MAIL } );
		expect( await order( { id: form } ) ).toMatchObject( {
			status: 200,
			body: {
				sent: true,
				recipients: [
					'To: owner@example.org, visitor@example.com',
					'Cc: cc@example.org',
					'bcc: bcc@example.org',
				],
			},
		} );
		expect( open.smtp.mails.map( ( { to } ) => to ) ).toEqual( [ [ 'me@example.org' ] ] );
		const mail = readMail( open.smtp.mails[ 0 ]!.raw );
		expect( mail.headers.subject ).toEqual( [ '[Test] From Ann Example' ] );
		expect( mail.headers.to ).toEqual( [ 'me@example.org' ] );
		expect( mail.headers.from ).toEqual( [ 'Ann Example <site@example.org>' ] );
		expect( mail.headers[ 'reply-to' ] ).toEqual( [ 'visitor@example.com' ] );
		expect( mail.headers[ 'x-tag' ] ).toEqual( [ 'Ann Example' ] );
		expect( open.smtp.mails[ 0 ]!.raw ).not.toMatch( /owner@|b?cc@|rr@|dn@|er@/ );
		await forget();
	} );

	it( 'goes to no other address, even if other plugins add one', async () => {
		await plug(
			'addon',
			`add_filter( 'wpcf7_mail_components', static function ( $parts ) { $parts['recipient'] = 'x@example.org'; $parts['additional_headers'] .= "\\nBcc: x@example.org"; return $parts; } );
			add_filter( 'pagewright/forms/mail', static function ( $parts ) { $parts['additional_headers'] = array( 'Bcc: x@example.org', "X-A: 1\\r\\nBcc: x@example.org" ); return $parts; }, 99 );
			add_filter( 'wp_mail', static function ( $mail ) { $mail['to'] = array( $mail['to'], 'x@example.org' ); return $mail; } );
			add_action( 'phpmailer_init', static fn ( $mailer ) => $mailer->addBCC( 'x@example.org' ) );`
		);
		expect( ( await order( { id: await makeForm() } ) ).status ).toBe( 200 );
		expect( open.smtp.mails.map( ( { to } ) => to ) ).toEqual( [ [ 'me@example.org' ] ] );
		await forget();
	} );

	it( 'has a value for every field type, and a file', async () => {
		const { body } = await order( {
			form: KINDS,
			mail: { ...MAIL, attachments: '[cv]' },
		} );
		expect( body.attachments ).toEqual( [ 'sample.txt' ] );
		const [ text, file ] = leaves( readMail( open.smtp.mails[ 0 ]!.raw ) );
		expect( text!.text.trim() ).toBe( body.body );
		expect( body.body.replace( /\d{4}-\d\d-\d\d/, 'TODAY' ) ).toBe(
			`Name: Ann Example
Your email: visitor@example.com
Site: https://example.com/
Phone: +1 555 010 0199

Your message:
The first line of a sample message.
The second line.

N: 5
R: 3
Day: TODAY
Colors: Red, Blue
One: x
Size: S
Topic: sales@example.org
Many: a
Terms: Consented: I agree
No: Not consented: No
Cv: sample.txt
From: spring`
		);
		expect( [ file!.name, file!.text ] ).toEqual( [
			'sample.txt',
			expect.stringContaining( 'represents a file' ),
		] );
		expect( await leftFiles() ).toEqual( [] );
		await forget();
	} );

	it( 'is the mail of the editor, in HTML and the second mail too', async () => {
		const form = await makeForm( { mail: MAIL, second: { active: true, subject: 'Old' } } );
		const { body } = await order( {
			id: form,
			which: 'mail_2',
			form: '[text your-name]',
			mail_2: {
				...MAIL,
				active: true,
				subject: 'New',
				use_html: true,
				body: '<b>[your-name]</b>',
			},
		} );
		expect( body ).toMatchObject( { subject: '[Test] New', is_html: true } );
		const mail = readMail( open.smtp.mails[ 0 ]!.raw );
		expect( mail.headers.subject ).toEqual( [ '[Test] New' ] );
		expect( mail.parts[ 1 ]!.text ).toContain( '<b>Ann Example</b>' );
		expect(
			await php( `return get_post_meta( ${ form }, '_mail_2', true )['subject'];` )
		).toBe( 'Old' );
		await forget();
	} );

	it( 'can be previewed without sending', async () => {
		const { status, body } = await ask( { id: await makeForm( { mail: MAIL } ) } );
		expect( status ).toBe( 200 );
		expect( body ).toMatchObject( {
			sent: false,
			subject: '[Test] From Ann Example',
			headers: [
				'From: Ann Example <site@example.org>',
				'Reply-To: visitor@example.com',
				'X-Tag: Ann Example',
			],
		} );
		expect( open.smtp.mails ).toEqual( [] );
	} );

	it( 'reports WordPress’s error if sending fails', async () => {
		open.smtp.behave( { refuses: () => true } );
		const refused = await order( { id: await makeForm() } );
		expect( refused.status ).toBe( 502 );
		expect( refused.body ).toMatchObject( {
			code: 'pagewright_not_sent',
			message: expect.stringMatching( /^WordPress could not send the email: SMTP Error/ ),
		} );
		await plug( 'addon', `add_filter( 'pre_wp_mail', '__return_false' );` );
		expect( ( await order( { id: await makeForm() } ) ).body.message ).toContain(
			'reported no reason'
		);
		await forget();
	} );

	it( 'is rate-limited', async () => {
		const form = await makeForm();
		const editor = await php< number >( `return get_user_by( 'login', 'test-editor' )->ID;` );
		// In the current window of five minutes and the next, which can begin during the test.
		await callPhp( 'use_up_rate_limit', editor );
		expect( ( await order( { id: form } ) ).status ).toBe( 200 );
		expect( await order( { id: form } ) ).toMatchObject( {
			status: 429,
			body: { code: 'pagewright_too_often' },
		} );
		expect( open.smtp.mails ).toHaveLength( 1 );
		expect( ( await ask( { id: form } ) ).status ).toBe( 200 );
		await forget();
	} );

	it( 'stores no submission, and fires no hooks of add-ons', async () => {
		const form = await makeForm( { form: '[text your-name]' } );
		await php( `update_post_meta( ${ form }, '_pagewright_store', '1' );` );
		await plug(
			'addon',
			`foreach ( array( 'wpcf7_before_send_mail', 'wpcf7_mail_sent', 'wpcf7_submit', 'pagewright/forms/begin', 'pagewright/forms/submitted' ) as $hook ) {
				add_action( $hook, static fn () => error_log( 'told' ) );
			}
			add_filter( 'wpcf7_mail_components', static function ( $parts ) { $parts['body'] .= WPCF7_Submission::get_instance()->get_posted_data( 'your-name' ); return $parts; } );`
		);
		const { body } = await order( { id: form, mail: { ...MAIL, body: 'By ' } } );
		expect( body.body ).toBe( 'ByAnn Example' );
		expect(
			await php(
				`return Pagewright\\Features\\ContactForms\\Inbox\\Entries::count( array( 'status' => 'any', 'form' => ${ form } ) );`
			)
		).toBe( 0 );
		await forget();
	} );
} );
