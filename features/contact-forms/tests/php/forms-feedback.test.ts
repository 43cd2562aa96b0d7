// Does not depend on the database.
import { afterAll, describe, expect, it } from 'vitest';
import {
	bodyOf,
	dropForms,
	GOOD,
	makeForm,
	plug,
	route,
	submit,
	UNIT,
} from '../support/contact-form';
import { mails, countMails } from '../support/mail-double';
import { php, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-feedback.php' );

countMails();
afterAll( dropForms );

describe( 'the result of a submission', () => {
	it( 'is that it was sent', async () => {
		const id = await makeForm( {
			messages: { mail_sent_ok: 'Thank you, <b>[your-name]</b>!' },
		} );
		expect( await submit( id, GOOD ) ).toEqual( {
			contact_form_id: id,
			status: 'mail_sent',
			message: 'Thank you, Ann!',
			posted_data_hash: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			into: `#${ UNIT }`,
			invalid_fields: [],
		} );
		expect( await mails() ).toMatchObject( [ { to: 'owner@example.org', message: 'Hello' } ] );
	} );

	it( 'contains invalid fields, in the order of the page', async () => {
		const id = await makeForm( {
			form: '[textarea* your-message id:words][text* your.name id:wpcf7-x][quiz q "1+1=?|2"][email* your-email]',
			messages: { invalid_required: 'Needed, <i>dear [your-email]</i>.' },
		} );
		const answer = await submit( id, { 'your-email': 'nobody' } );
		expect( answer ).toMatchObject( {
			status: 'validation_failed',
			message: 'Look again.',
			posted_data_hash: '',
			quiz: { q: [ '1+1=?', expect.any( String ) ] },
		} );
		expect( answer.invalid_fields ).toEqual( [
			{
				field: 'your-message',
				message: 'Needed, dear nobody.',
				idref: 'words',
				error_id: `${ UNIT }-ve-your-message`,
			},
			{
				field: 'your_name',
				message: 'Needed, dear nobody.',
				idref: null,
				error_id: `${ UNIT }-ve-your_name`,
			},
			{ field: 'q', message: 'Wrong answer.', idref: null, error_id: `${ UNIT }-ve-q` },
			{
				field: 'your-email',
				message: 'No address.',
				idref: null,
				error_id: `${ UNIT }-ve-your-email`,
			},
		] );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'is missing consent, or with the setting an invalid field', async () => {
		const form = '[text your-name][acceptance terms] I agree [/acceptance]';
		const id = await makeForm( { form } );
		expect( await submit( id, GOOD ) ).toMatchObject( {
			status: 'acceptance_missing',
			message: 'Please agree.',
			posted_data_hash: '',
		} );
		expect( await submit( id, { ...GOOD, terms: '1' } ) ).toMatchObject( {
			status: 'mail_sent',
		} );
		const strict = await makeForm( { form, settings: 'acceptance_as_validation: on' } );
		expect( await submit( strict, GOOD ) ).toMatchObject( {
			status: 'validation_failed',
			invalid_fields: [ { field: 'terms', message: 'Please agree.' } ],
		} );
	} );

	it( 'is spam, and the checks can be skipped', async () => {
		const id = await makeForm();
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/spam', static fn ( $is, $s ) => $is || 'Spam' === ( $s->posted['your-name'] ?? '' ), 10, 2 );`
		);
		expect( await submit( id, { ...GOOD, 'your-name': 'Spam' } ) ).toMatchObject( {
			status: 'spam',
			message: 'This is spam.',
			posted_data_hash: '',
		} );
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/spam', '__return_true' ); add_filter( 'pagewright/forms/skip-spam', '__return_true' );`
		);
		expect( await submit( id, GOOD ) ).toMatchObject( { status: 'mail_sent' } );
	} );

	it( 'is aborted by an add-on, with its message or ours', async () => {
		const id = await makeForm();
		await plug(
			'addon',
			`add_action( 'pagewright/forms/before-send', static function ( $s ) {
				$s->set_status( $s->posted['your-name'] );
				$s->set_response( $s->posted['your-message'] );
			} );`
		);
		expect( await submit( id, { 'your-name': 'aborted' } ) ).toMatchObject( {
			status: 'aborted',
			message: expect.stringMatching( /not sent/ ),
			posted_data_hash: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		} );
		expect(
			await submit( id, { 'your-name': 'payment_required', 'your-message': 'Pay first.' } )
		).toMatchObject( { status: 'payment_required', message: 'Pay first.' } );
		expect( await mails() ).toEqual( [] );
		// An invalid status name changes nothing.
		expect( await submit( id, { 'your-name': 'Not a status!' } ) ).toMatchObject( {
			status: 'mail_sent',
		} );
	} );

	it( 'is a failed mail, and add-ons get the mail', async () => {
		const id = await makeForm( { mail: { recipient: 'fail@example.org' } } );
		await plug(
			'addon',
			`add_action( 'pagewright/forms/failed', static fn ( $s ) => update_option( 'test_failed', $s->mail->to_array() ) );`
		);
		expect( await submit( id, GOOD ) ).toMatchObject( {
			status: 'mail_failed',
			message: 'Not sent.',
			posted_data_hash: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		} );
		expect( await php( `return get_option( 'test_failed' );` ) ).toMatchObject( {
			recipients: 'fail@example.org',
			subject: 'From Ann',
			body: 'Hello',
			headers: [
				'From: Ann <site@example.org>',
				'Content-Type: text/plain',
				'Reply-To: ann@example.com',
			],
		} );
		await mails();
		const [ again ] = await call< [ boolean ] >( 'again' );
		expect( again ).toBe( true );
		expect( await mails() ).toMatchObject( [ { to: 'x@example.org', subject: 'From Ann' } ] );
	} );

	it( 'is sent if the form sends no mail', async () => {
		const demo = await makeForm( { settings: 'demo_mode: on' } );
		expect( await submit( demo, GOOD ) ).toMatchObject( {
			status: 'mail_sent',
			demo_mode: true,
		} );
		const skips = await makeForm( { settings: 'skip_mail : 1' } );
		const answer = await submit( skips, GOOD );
		expect( answer.status ).toBe( 'mail_sent' );
		expect( answer ).not.toHaveProperty( 'demo_mode' );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'is an error for visitors of a form for members, and a cookie without a nonce does not help', async () => {
		const id = await makeForm( { settings: 'subscribers_only: on' } );
		const refused = {
			contact_form_id: id,
			status: 'error',
			message: expect.stringMatching( /\w/ ),
			into: `#${ UNIT }`,
			invalid_fields: [],
		};
		expect( await submit( id, GOOD ) ).toEqual( refused );
		const member = await visitor( 'subscriber' );
		const send = async ( headers: Record< string, string > ) =>
			(
				await member.fetch( new URL( route( id ) ).pathname, {
					method: 'POST',
					headers,
					body: bodyOf( GOOD ),
				} )
			).json();
		expect( await send( {} ) ).toEqual( refused );
		expect( await send( member.nonce ) ).toMatchObject( { status: 'mail_sent' } );
	} );

	it( 'contains the user only with a nonce', async () => {
		const id = await makeForm( { mail: { body: 'By [_user_login].' } } );
		const member = await visitor( 'subscriber' );
		for ( const headers of [ {}, member.nonce ] as Record< string, string >[] ) {
			await member.fetch( new URL( route( id ) ).pathname, {
				method: 'POST',
				headers,
				body: bodyOf( GOOD ),
			} );
		}
		expect( ( await mails() ).map( ( { message } ) => message ) ).toEqual( [
			'By .',
			'By test-subscriber.',
		] );
	} );

	it( 'can contain more values', async () => {
		const id = await makeForm();
		await plug(
			'addon',
			`add_filter( 'pagewright/forms/result', static fn ( $props, $s ) => $props + array( 'ticket' => 12, 'status' => 'x' ), 10, 2 );
			add_action( 'pagewright/forms/before-send', static fn ( $s ) => $s->result_props['of'] = $s->form->id );
			add_filter( 'pagewright/forms/response', static fn ( $answer, $result ) => $answer + array( 'seen' => $result->status ), 10, 2 );`
		);
		expect( await submit( id, GOOD ) ).toMatchObject( {
			status: 'mail_sent',
			ticket: 12,
			of: id,
			seen: 'mail_sent',
		} );
	} );

	it( 'keeps fields of the form and maps choices to their values', async () => {
		const id = await makeForm( {
			form: '[select to "Sales|sales@example.org" "Help|help@example.org"][checkbox day free_text "Mon" "Tue" "Other|else"][text your-name]',
			mail: { body: '[to] ([_raw_to]); [day]; [other]', recipient: '[to]' },
		} );
		await plug(
			'addon',
			`add_action( 'pagewright/forms/submitted', static fn ( $form, $result, $s ) => update_option( 'test_posted', array( array_keys( $s->posted ), $result->status, $form->id ) ), 10, 3 );`
		);
		expect(
			await submit( id, {
				to: 'Ｈelp',
				'day[]': [ 'Mon', 'Other' ],
				_wpcf7_free_text_day: 'noon',
				other: 'x',
			} )
		).toMatchObject( { status: 'validation_failed' } );
		await submit( id, {
			to: 'Help',
			'day[]': [ 'Mon', 'Other' ],
			_wpcf7_free_text_day: 'noon',
			other: 'x',
		} );
		expect( await mails() ).toMatchObject( [
			{
				to: 'help@example.org',
				message: 'help@example.org (Help); Mon, else noon; [other]',
			},
		] );
		expect(
			await php(
				`$is = get_option( 'test_posted' ); delete_option( 'test_posted' ); return $is;`
			)
		).toEqual( [ [ 'to', 'day', 'your-name' ], 'mail_sent', id ] );
	} );

	it( 'contains a hash that is valid in two half-hour periods', async () => {
		expect( await call( 'hashes' ) ).toEqual( [ true, false, false ] );
	} );
} );
