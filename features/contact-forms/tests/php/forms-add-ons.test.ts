// Does not depend on the database.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOn, mails, notes } from '../support/add-on';
import { dropForms, GOOD, makeForm, plug, route, submit, unplug } from '../support/contact-form';
import { errorLog, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-add-ons.php' );

const html = ( id: number ) =>
	php< string >( `return do_shortcode( '[contact-form-7 id="${ id }"]' );` );

describe( 'add-ons of Contact Form 7', () => {
	let log: string;
	let id: number;
	beforeAll( async () => {
		log = await errorLog();
		await plug(
			'mails',
			`add_filter( 'pre_wp_mail', static function ( $done, $mail ) { update_option( 'test_mails', array_merge( (array) get_option( 'test_mails', array() ), array( $mail ) ), false ); return true; }, 10, 2 );`
		);
	} );
	beforeEach( async () => {
		await php( `delete_option( 'test_notes' ); delete_option( 'test_mails' );` );
		id = await makeForm();
	} );
	afterEach( async () => {
		await unplug( 'add-on' );
		await dropForms();
	} );
	afterAll( async () => {
		await unplug( 'mails' );
		await php( `delete_option( 'test_notes' ); delete_option( 'test_mails' );` );
		expect( await errorLog(), 'the error log' ).toBe( log );
	} );

	it( 'find functions and classes before they start', async () => {
		expect( await call( 'names_that_exist' ) ).toEqual( [
			true,
			true,
			true,
			true,
			true,
			true,
			null,
			null,
		] );
	} );

	it( 'add a tag type with its HTML, validation and value', async () => {
		await addOn( `
			add_action( 'wpcf7_init', static function () {
				wpcf7_add_form_tag( array( 'stars', 'stars*' ), static function ( $tag ) {
					$tag = new WPCF7_FormTag( $tag );
					$atts = array( 'type' => 'number', 'name' => $tag->name, 'class' => $tag->get_class_option( wpcf7_form_controls_class( $tag->type ) ), 'max' => $tag->get_option( 'max', 'int', true ), 'value' => $tag['values'][0] ?? '' );
					return sprintf( '<span class="wpcf7-form-control-wrap" data-name="%1$s"><input %2$s />%3$s</span>', sanitize_html_class( $tag->name ), wpcf7_format_atts( $atts ), wpcf7_get_validation_error( $tag->name ) );
				}, array( 'name-attr' => true ) );
			} );
			add_filter( 'wpcf7_validate_stars*', static function ( $result, $tag ) {
				if ( empty( $_POST[ $tag->name ] ) ) { $result->invalidate( $tag, 'How many stars?' ); }
				return $result;
			}, 10, 2 );
			add_filter( 'wpcf7_posted_data_stars*', static fn ( $value, $original, $tag ) => $value . ' of 5', 10, 3 );` );
		const form = await makeForm( {
			form: '[stars* rating max:5 class:gold "3"]',
			mail: {
				subject: 'x',
				sender: 'a@example.org',
				body: '[rating]',
				additional_headers: '',
			},
		} );
		expect( await html( form ) ).toContain(
			'<span class="wpcf7-form-control-wrap" data-name="rating"><input type="number" name="rating" class="wpcf7-form-control wpcf7-stars wpcf7-validates-as-required gold" max="5" value="3" /></span>'
		);
		const refused = await submit( form, {} );
		expect( refused.status ).toBe( 'validation_failed' );
		expect( refused.invalid_fields ).toMatchObject( [
			{ field: 'rating', message: 'How many stars?' },
		] );
		expect( ( await submit( form, { rating: '4' } ) ).status ).toBe( 'mail_sent' );
		expect( ( await mails() )[ 0 ]!.message ).toBe( '4 of 5' );
	} );

	it( 'refuse fields of ours, by type and all at once', async () => {
		await addOn( `
			add_filter( 'wpcf7_validate_email', static function ( $result, $tag ) {
				if ( str_ends_with( $_POST[ $tag->name ] ?? '', '@example.com' ) ) { $result->invalidate( $tag, 'Not from there.' ); }
				return $result;
			}, 10, 2 );
			add_filter( 'wpcf7_validate', static function ( $result, $tags ) use ( $note ) {
				$note( array_map( static fn ( $tag ) => $tag->type, $tags ) );
				$result->invalidate( 'your-message', 'Say more.' );
				return $result;
			}, 10, 2 );` );
		const answer = await submit( id, GOOD );
		expect( answer.status ).toBe( 'validation_failed' );
		expect( answer.invalid_fields.map( ( { field, message } ) => [ field, message ] ) ).toEqual(
			[
				[ 'your-email', 'Not from there.' ],
				[ 'your-message', 'Say more.' ],
			]
		);
		expect( await notes() ).toEqual( [ [ 'text*', 'email', 'textarea', 'submit' ] ] );
	} );

	it( 'add rules to the schema', async () => {
		await addOn( `
			add_action( 'wpcf7_swv_create_schema', static function ( $schema, $form ) {
				$any = wpcf7_swv_create_rule( 'any', array( 'field' => 'your-message', 'error' => 'Hello or bye.' ) );
				$any->add_rule( wpcf7_swv_create_rule( 'enum', array( 'field' => 'your-message', 'accept' => array( 'Hello' ) ) ) );
				$any->add_rule( wpcf7_swv_create_rule( 'enum', array( 'field' => 'your-message', 'accept' => array( 'Bye' ) ) ) );
				$schema->add_rule( $any );
				$schema->add_rule( wpcf7_swv_create_rule( 'minlength', array( 'field' => 'your-name', 'threshold' => 3, 'error' => $form->title() . ' wants 3.' ) ) );
			}, 10, 2 );` );
		const schema = await ( await fetch( route( id, 'feedback/schema' ) ) ).json();
		expect( schema.rules ).toContainEqual( {
			rule: 'minlength',
			field: 'your-name',
			threshold: 3,
			error: 'Test form wants 3.',
		} );
		expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_sent' );
		const { invalid_fields: invalid } = await submit( id, {
			...GOOD,
			'your-name': 'Al',
			'your-message': 'What?',
		} );
		expect( invalid.map( ( { message } ) => message ) ).toEqual( [
			'Test form wants 3.',
			'Hello or bye.',
		] );
	} );

	it( 'change the submitted values, and see the change', async () => {
		await addOn( `
			add_filter( 'wpcf7_posted_data', static function ( $data ) { $data['your-message'] = strtoupper( $data['your-message'] ); $data['extra'] = 'more'; return $data; } );
			add_action( 'wpcf7_mail_sent', static function ( $form ) use ( $note ) {
				$submission = WPCF7_Submission::get_instance();
				$note( array( $form->id(), $form->title(), $submission->get_posted_data( 'your-message' ), $submission->get_posted_data( 'extra' ), $submission->get_posted_string( 'your-name' ), $submission->get_meta( 'unit_tag' ), $submission->get_meta( 'remote_ip' ), $submission->get_status(), $submission->get_contact_form()->id() ) );
			} );` );
		await submit( id, GOOD );
		expect( await notes() ).toEqual( [
			[
				id,
				'Test form',
				'HELLO',
				'more',
				'Ann',
				'wpcf7-f1-o1',
				'127.0.0.1',
				'mail_sent',
				id,
			],
		] );
		expect( ( await mails() )[ 0 ]!.message ).toBe( 'HELLO' );
	} );

	it( 'change the mail before it is sent', async () => {
		await addOn( `
			add_action( 'wpcf7_before_send_mail', static function ( $form, &$abort, $submission ) {
				$mail = $form->prop( 'mail' );
				$mail['recipient'] = 'other@example.org';
				$form->set_properties( array( 'mail' => $mail ) );
				$terms = wp_upload_dir()['basedir'] . '/terms.txt'; file_put_contents( $terms, 'Terms' ); $submission->add_extra_attachments( $terms );
			}, 10, 3 );
			add_filter( 'wpcf7_mail_components', static function ( $parts, $form, $mail ) { $parts['subject'] .= ' (' . $mail->name() . ')'; return $parts; }, 10, 3 );` );
		expect( ( await submit( id, GOOD ) ).status ).toBe( 'mail_sent' );
		expect( ( await mails() )[ 0 ] ).toMatchObject( {
			to: 'other@example.org',
			subject: 'From Ann (mail)',
		} );
		expect( JSON.stringify( ( await mails() )[ 0 ]!.attachments ) ).toContain( 'terms.txt' );
		expect(
			await php(
				`return WPCF7_ContactForm::get_instance( ${ id } )->prop( 'mail' )['recipient'];`
			),
			'what is stored'
		).toBe( 'owner@example.org' );
		await php( `wp_delete_file( wp_upload_dir()['basedir'] . '/terms.txt' );` );
	} );

	it.each( [
		[ 'the argument', `$abort = true; $submission->set_response( 'Not today.' );`, 'aborted' ],
		[ 'a status of ours', `$submission->set_status( 'spam' );`, 'spam' ],
		[
			'a status of its own',
			`$submission->set_status( 'payment_required' ); $submission->set_response( 'Please pay.' );`,
			'payment_required',
		],
		[ 'an invalid status', `$submission->set_status( 'Not A Status' );`, 'mail_sent' ],
	] )( 'abort with %s', async ( _, code, status ) => {
		await addOn(
			`add_action( 'wpcf7_before_send_mail', static function ( $form, &$abort, $submission ) { ${ code } }, 10, 3 );`
		);
		expect( ( await submit( id, GOOD ) ).status ).toBe( status );
		expect( await mails() ).toHaveLength( status === 'mail_sent' ? 1 : 0 );
	} );

	it.each( [
		[ 'wpcf7_spam', 'true', 'spam' ],
		[ 'wpcf7_acceptance', 'false', 'acceptance_missing' ],
		[ 'wpcf7_skip_mail', 'true', 'mail_sent' ],
	] )( 'change the result with %s', async ( hook, value, status ) => {
		await addOn( `add_filter( '${ hook }', static fn () => ${ value }, 10, 2 );` );
		expect( ( await submit( id, GOOD ) ).status ).toBe( status );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'skip the spam checks', async () => {
		await addOn( `add_filter( 'wpcf7_skip_spam_check', '__return_true' );` );
		expect( ( await submit( id, { ...GOOD, alt_s: 'x' } ) ).status ).toBe( 'mail_sent' );
	} );

	it( 'are called in the known order', async () => {
		await addOn( `
			foreach ( array( 'wpcf7_before_send_mail', 'wpcf7_mail_sent', 'wpcf7_submit', 'wpcf7_mail_failed' ) as $hook ) {
				add_action( $hook, static function ( $form, $result = null ) use ( $hook, $note ) { $note( is_array( $result ) && 'wpcf7_submit' === $hook ? array( $hook, $result['status'], $result['contact_form_id'] ) : $hook ); }, 10, 2 );
			}` );
		await submit( id, GOOD );
		expect( await notes() ).toEqual( [
			'wpcf7_before_send_mail',
			'wpcf7_mail_sent',
			[ 'wpcf7_submit', 'mail_sent', id ],
		] );
	} );

	it( 'add values to the response', async () => {
		await addOn( `
			add_filter( 'wpcf7_feedback_response', static function ( $response, $result ) { $response['next'] = '/thanks/' . $result['status']; return $response; }, 10, 2 );
			add_action( 'wpcf7_before_send_mail', static function ( $form, &$abort, $submission ) { $submission->add_result_props( array( 'ticket' => 12 ) ); }, 10, 3 );` );
		expect( await submit( id, GOOD ) ).toMatchObject( {
			next: '/thanks/mail_sent',
			ticket: 12,
		} );
	} );

	it( 'add mail-tags and change ours', async () => {
		await addOn( `
			add_filter( 'wpcf7_special_mail_tags', static fn ( $output, $name, $html, $tag ) => '_ticket' === $name ? 'T-' . $tag->field_name() : $output, 10, 4 );
			add_filter( 'wpcf7_mail_tag_replaced_text*', static fn ( $text, $value, $html, $tag ) => "{$text} ({$tag->field_name()})", 10, 4 );` );
		const form = await makeForm( { mail: { body: '[_ticket] [your-name] [your-email]' } } );
		await submit( form, GOOD );
		expect( ( await mails() )[ 0 ]!.message ).toBe(
			'T-_ticket Ann (your-name) ann@example.com'
		);
	} );

	it( 'read the mail-tags of a form, and add to them', async () => {
		await addOn(
			`add_filter( 'wpcf7_collect_mail_tags', static fn ( $tags, $args, $form ) => array( ...$tags, "ticket-{$form->id()}" ), 10, 3 );`
		);
		const form = await makeForm( { form: '[text* a][quiz q][textarea b][count b][submit]' } );
		expect( await call( 'mail_tags', form ) ).toEqual( [ 'a', 'b', `ticket-${ form }` ] );
	} );
} );
