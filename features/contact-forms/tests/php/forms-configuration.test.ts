// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormParts } from '../support/forms';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-configuration.php' );

const MAIL = {
	active: true,
	subject: 'Hello',
	sender: 'Site <wordpress@example.org>',
	recipient: 'office@example.com',
	body: '[a]',
	additional_headers: '',
	attachments: '',
};
/** A separate test file covers how fields and mails work together. */
const OF_FIELDS = [ 'field_not_mailed', 'file_not_attached' ];
const found = async ( properties: FormParts, before = '' ) => {
	const all = await call< Record< string, { code: string }[] > >(
		'findings',
		{ form: '[text* a][email* b][text c][quiz q]', mail: MAIL, ...properties },
		before
	);
	return Object.fromEntries(
		Object.entries( all )
			.map( ( [ section, findings ] ): [ string, string[] ] => [
				section,
				findings
					.map( ( { code } ) => code )
					.filter( ( code ) => ! OF_FIELDS.includes( code ) ),
			] )
			.filter( ( [ , codes ] ) => codes.length > 0 )
	);
};
const mail = ( changes: object ) => found( { mail: { ...MAIL, ...changes } } );

it( 'a valid form has no problem', async () => {
	expect( await found( {} ) ).toEqual( {} );
	expect(
		await found( {
			form: '[text* a]\n<label>x [checkbox b "1"]</label><label>y [hidden c][text d][count d]</label>',
		} )
	).toEqual( {} );
} );

describe( 'mails', () => {
	it.each( [
		[ 'subject', '', 'maybe_empty' ],
		[ 'subject', '[c]', 'maybe_empty' ],
		[ 'body', ' [c] ', 'maybe_empty' ],
		[ 'recipient', '', 'invalid_mailbox_syntax' ],
		[ 'recipient', '[c]', 'invalid_mailbox_syntax' ],
		[ 'recipient', 'a@example.com b@example.com', 'invalid_mailbox_syntax' ],
		[ 'sender', 'Site', 'invalid_mailbox_syntax' ],
		[ 'sender', '[b]', 'email_not_in_site_domain' ],
		[ 'sender', 'x@other.example', 'email_not_in_site_domain' ],
		[ 'additional_headers', 'Hello', 'invalid_mail_header' ],
		[ 'additional_headers', 'Reply-To: [a]', 'invalid_mailbox_syntax' ],
		[ 'attachments', 'no/such.pdf', 'file_not_found' ],
		[ 'attachments', '../wp-config.php', 'file_not_in_content_dir' ],
	] )( '%s "%s": %s', async ( part, value, code ) => {
		expect( await mail( { [ part ]: value } ) ).toEqual( { [ `mail.${ part }` ]: [ code ] } );
	} );

	it.each( [
		[ 'recipient', '"Smith, J" <a@example.com>, b@example.com' ],
		[ 'recipient', '[_site_admin_email], Team <team@example.com>' ],
		[ 'sender', '[a] <mail@sub.example.org>' ],
		[ 'additional_headers', 'Reply-To: [b]\nX-Any: thing\nCc: [c]' ],
		[ 'subject', '[[a]]' ],
		[ 'body', '[c][a]' ],
	] )( '%s "%s" is good', async ( part, value ) => {
		expect( await mail( { [ part ]: value } ) ).toEqual( {} );
	} );

	it( 'to addresses that visitors enter need protection', async () => {
		const form = '[text* a][email* b]';
		const open = { ...MAIL, recipient: '[b]' };
		expect( await found( { form, mail_2: open } ) ).toEqual( {
			'mail_2.recipient': [ 'unsafe_email_without_protection' ],
		} );
		expect( await found( { form, mail_2: { ...open, active: false } } ) ).toEqual( {} );
		expect( await found( { form: `${ form }[quiz q]`, mail_2: open } ) ).toEqual( {} );
		expect(
			await found(
				{ form, mail_2: open },
				`add_filter( 'pagewright/forms/is-protected', '__return_true' );`
			)
		).toEqual( {} );
		expect(
			await found( { form, mail: { ...MAIL, additional_headers: 'Bcc: [b]' } } )
		).toEqual( { 'mail.additional_headers': [ 'unsafe_email_without_protection' ] } );
	} );

	it( 'can be too large', async () => {
		expect(
			await found( {
				form: '[text* a][file f limit:1mb]',
				mail: { ...MAIL, attachments: '[f]' },
			} )
		).toEqual( {} );
		expect(
			(
				await found( {
					form: '[text* a][file f limit:30mb]',
					mail: { ...MAIL, attachments: '[f]' },
				} )
			)[ 'mail.attachments' ]
		).toEqual( [ 'attachments_overweight' ] );
	} );
} );

describe( 'templates', () => {
	it.each( [
		[ '<label>x [text* a] [text b]</label>', 'multiple_controls_in_label' ],
		[ '<label>x [radio b "1" "2"]</label>[text* a]', 'multiple_controls_in_label' ],
		[ '[text* a][text name][text year]', 'unavailable_names' ],
		[ '[text* a]<form action="/">', 'unavailable_html_elements' ],
		[ '[text* a][text x.y]', 'dots_in_names' ],
		[ '[text* a][text x:y]', 'colons_in_names' ],
		[ '[text* a][file f limit:9999mb]', 'upload_filesize_overlimit' ],
	] )( '%s: %s', async ( form, code ) => {
		expect( await found( { form } ) ).toEqual( { 'form.body': [ code ] } );
	} );
} );

it( 'finds HTML in messages, and outdated settings', async () => {
	expect(
		await found( {
			messages: { spam: 'No <b>way</b>', aborted: '1 < 2' },
			additional_settings: 'on_sent_ok: "x"\ndemo_mode: off',
		} )
	).toEqual( {
		'messages.spam': [ 'html_in_message' ],
		'additional_settings.body': [ 'deprecated_settings' ],
	} );
} );

describe( 'a configuration error', () => {
	let id = 0;
	beforeAll( async () => {
		id = await call< number >( 'make_form' );
	} );
	afterAll( () => php( `wp_delete_post( ${ id }, true );` ) );

	it( 'is stored with the form until it is fixed', async () => {
		const kept = ( form: string ) =>
			call< Record< string, object[] > | '' >( 'kept', id, form );
		expect( await kept( '[text name]' ) ).toMatchObject( {
			'form.body': [
				{
					code: 'unavailable_names',
					args: { message: expect.stringContaining( 'name' ), link: '' },
				},
			],
		} );
	} );

	it( 'is not detected if a constant disables the check', async () => {
		expect( await call( 'messages_when_switched_off', id ) ).toEqual( [] );
	} );
} );
