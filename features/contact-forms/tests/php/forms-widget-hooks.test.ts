// Does not depend on the database.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addOn, notes } from '../support/add-on';
import { unplug } from '../support/contact-form';
import { forget, get, GOOD, leave, publish, row, send, WIDGET } from '../support/contact-widget';
import { countMails, mails } from '../support/mail-double';
import { php } from '../../../../tests/support/site';

countMails();

describe( 'code for the contact form of the widgets bundle', () => {
	beforeEach( async () => {
		await forget();
		await php( `delete_option( 'test_notes' ); delete_option( 'pagewright_forms' );` );
	} );
	afterEach( () => unplug( 'add-on' ) );
	afterAll( async () => {
		await leave();
		await php( `delete_option( 'test_notes' );` );
	} );

	it( 'can refuse fields, and the form as a whole', async () => {
		await addOn( `
			add_filter( 'siteorigin_widgets_contact_validation', static function ( $errors, $post, $fields, $instance ) use ( $note ) {
				$note( array( $post['your-name-1'], $fields['email'], $fields['message'][0], $instance['settings']['to'] ) );
				$errors['subject-3'] = 'Another subject, please.';
				$errors['_general'][] = 'Not like this.';
				return $errors;
			}, 10, 4 );` );
		const answer = await send( await get( await publish( WIDGET ) ), GOOD );
		expect( answer.status ).toBe( 'validation_failed' );
		expect( answer.invalid_fields.map( ( { field, message } ) => [ field, message ] ) ).toEqual(
			[
				[ 'your-name-1', 'Not like this.' ],
				[ 'subject-3', 'Another subject, please.' ],
			]
		);
		expect( ( await notes() )[ 0 ] ).toEqual( [
			'Ann <b>',
			'ann@example.com',
			{ label: 'Your Name', value: 'Ann <b>' },
			'team@example.org, second@example.org',
		] );
	} );

	it( 'can mark it as spam', async () => {
		await addOn(
			`add_filter( 'siteorigin_widgets_contact_spam_check', static fn ( $errors ) => array( 'Go away.' ) );`
		);
		expect( await send( await get( await publish( WIDGET ) ), GOOD ) ).toMatchObject( {
			status: 'spam',
			message: 'Go away.',
		} );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'can change the mail, but cannot break its headers', async () => {
		await addOn( `
			add_filter( 'siteorigin_widgets_contact_default_email', static fn () => 'robot@example.org' );
			add_filter( 'siteorigin_widgets_contact_email_headers', static function ( $headers, $instance ) { $headers[] = "X-Form: {$instance['title']}\r\nBcc: x@example.org"; return $headers; }, 10, 2 );` );
		const html = await get(
			await publish( { title: 'Short', fields: [ row( 'email', 'Mail' ) ] } )
		);
		await send( html, { 'mail-1': 'ann@example.com' } );
		const headers = [ ( await mails() )[ 0 ]!.headers ].flat().join( '\n' );
		expect( headers ).toContain( '<robot@example.org>' );
		expect( headers ).toContain( 'X-Form: Short' );
		expect( headers ).toContain( 'Reply-To: ann@example.com' );
		expect( headers ).not.toMatch( /^Bcc/m );
	} );

	it( 'receives the result', async () => {
		await addOn( `
			foreach ( array( 'before_submit', 'sent', 'error', 'after_submit' ) as $what ) {
				add_action( "siteorigin_widgets_contact_{$what}", static function ( $instance, $more = null, $errors = null ) use ( $what, $note ) { $note( array( $what, $instance['title'], 'after_submit' === $what ? $more : array_keys( (array) ( $errors ?? array() ) ) ) ); }, 10, 3 );
			}` );
		const html = await get( await publish( WIDGET ) );
		await send( html, GOOD );
		await send( html, { ...GOOD, 'your-name-1': '' } );
		expect( await notes() ).toEqual( [
			[ 'before_submit', 'Write to us', [] ],
			[ 'sent', 'Write to us', [] ],
			[ 'after_submit', 'Write to us', { status: 'success' } ],
			[ 'before_submit', 'Write to us', [] ],
			[ 'error', 'Write to us', [ 'your-name-1' ] ],
			[ 'after_submit', 'Write to us', { status: 'fail' } ],
		] );
	} );

	it( 'can change the success message, limited to the HTML of posts', async () => {
		await addOn(
			`add_filter( 'siteorigin_widgets_contact_success_message', static fn ( $html ) => $html . '<p class="more">More<script>x()</script></p>' );`
		);
		const html = await get( await publish( WIDGET ) );
		expect( html ).toMatch( /sow-contact-form-success[^]*<p class="more">More/ );
		expect( html ).not.toContain( '<script>x()' );
	} );
} );
