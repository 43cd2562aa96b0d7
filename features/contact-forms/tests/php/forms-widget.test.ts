import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGENT, plug, route, unplug } from '../support/contact-form';
import {
	fieldsOf,
	forget,
	get,
	GOOD,
	leave,
	pages,
	publish,
	row,
	send,
	stored,
	WIDGET,
} from '../support/contact-widget';
import { countMails, mails } from '../support/mail-double';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-widget.php' );

countMails();

describe( 'a contact form widget', () => {
	beforeAll( () => php( `delete_option( 'pagewright_forms' );` ) );
	beforeEach( forget );
	afterAll( leave );

	it( 'is stored once, by the first page that shows it', async () => {
		const address = await publish( WIDGET );
		const first = await get( address );
		const second = await get( address );
		const kept = await stored();
		expect( kept ).toHaveLength( 1 );
		expect( kept[ 0 ]!.post_name ).toMatch( /^[0-9a-f]{64}$/ );
		for ( const html of [ first, second ] ) {
			expect( html ).toContain( `name="_wpcf7" value="${ kept[ 0 ]!.ID }"` );
			expect( html ).toContain( `id="contact-form-${ kept[ 0 ]!.post_name.slice( 0, 4 ) }"` );
		}
	} );

	it( 'shares its stored form with another one that differs only in its design', async () => {
		await get( await publish( WIDGET ) );
		await get( await publish( { ...WIDGET, design: { labels: { position: 'left' } } } ) );
		expect( await stored() ).toHaveLength( 1 );
	} );

	it.each( [ false, true ] )( 'stores submissions if it says so: %s', async ( isOn ) => {
		const settings = { ...( WIDGET.settings as object ), store_submissions: isOn };
		const html = await get( await publish( { ...WIDGET, settings } ) );
		expect( ( await send( html, GOOD ) ).status ).toBe( 'mail_sent' );
		const kept = await call< { label: string; value: string }[][] >(
			'kept',
			( await stored() )[ 0 ]!.ID
		);
		expect( kept ).toHaveLength( isOn ? 1 : 0 );
		expect( kept[ 0 ]?.[ 0 ]?.label ).toBe( isOn ? 'Your Name' : undefined );
	} );

	it( 'sends the mail to its recipients', async () => {
		const html = await get( await publish( WIDGET ) );
		expect( await send( html, GOOD ) ).toMatchObject( {
			status: 'mail_sent',
			message: 'Thank you.',
		} );
		const [ mail ] = await mails();
		expect( mail ).toMatchObject( {
			to: 'team@example.org, second@example.org',
			subject: '[Bakery] Rolls Bcc: x@example.org',
		} );
		const headers = [ mail!.headers ].flat().join( '\n' );
		expect( headers ).toContain( 'Reply-To: ann@example.com' );
		expect( headers ).toMatch( /From: .*<site@example\.org>/ );
		expect( headers ).not.toMatch( /^Bcc/m );
		const { document } = new JSDOM( mail!.message ).window;
		expect(
			[ ...document.querySelectorAll( 'p' ) ].map( ( { textContent } ) =>
				textContent!.replace( /\s+/g, ' ' ).trim()
			)
		).toEqual( [
			'Your Name: Ann <b>',
			'E-Mail [your-name]: ann@example.com',
			'Subject: Rolls Bcc: x@example.org',
			'Message to us: Two lines [_site_admin_email]',
			'Bread: Rye & more',
			'Size:',
			'IP address: 127.0.0.1',
		] );
	} );

	it( 'works without scripts beside Contact Form 7, without using its names', async () => {
		const address = await publish( WIDGET );
		await plug( 'original', `define( 'WPCF7_PLUGIN', __FILE__ );` );
		const html = await get( address );
		expect( html ).not.toContain( 'var wpcf7' );
		expect( html ).not.toMatch( /<div class="wpcf7[^>]*>\s*<form/ );
		const body = new URLSearchParams( { ...( await fieldsOf( html ) ), ...GOOD } );
		const answer = await fetch( address, {
			method: 'POST',
			body,
			headers: { 'user-agent': AGENT },
		} );
		const text = await answer.text();
		const names = await call( 'names' );
		await unplug( 'original' );
		expect( names ).toEqual( [ false, false, false, false ] );
		expect( text ).toMatch( /<form[^>]*class="wpcf7-form sent/ );
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'sends to the site’s administrator without recipients', async () => {
		const html = await get( await publish( { fields: [ row( 'text', 'Words' ) ] } ) );
		await send( html, { 'words-1': 'Hello' } );
		const [ mail ] = await mails();
		expect( mail ).toMatchObject( {
			to: await php( `return get_option( 'admin_email' );` ),
			subject: 'Message: Contact Us',
		} );
		expect( [ mail!.headers ].flat().join() ).not.toContain( 'Reply-To' );
	} );

	it( 'uses its own subject if the visitor wrote none', async () => {
		const html = await get( await publish( WIDGET ) );
		await send( html, { ...GOOD, 'subject-3': ' ' } );
		expect( ( await mails() )[ 0 ]!.subject ).toBe( '[Bakery] No subject' );
	} );

	it( 'uses its own texts for errors, in the response and in the page', async () => {
		const html = await get( await publish( WIDGET ) );
		const answer = await send( html, { 'e-mail-your-name-2': 'nobody' } );
		expect( answer.status ).toBe( 'validation_failed' );
		expect( answer.invalid_fields.map( ( { field, message } ) => [ field, message ] ) ).toEqual(
			[
				[ 'your-name-1', 'Who are you?' ],
				[ 'e-mail-your-name-2', expect.stringMatching( /address/ ) ],
				[ 'message-to-us-4', 'Say something.' ],
			]
		);
		const schema = JSON.parse(
			new JSDOM( html ).window.document.querySelector( '.pagewright-form-schema' )!
				.textContent!
		) as { rules: { error: string }[] };
		expect( schema.rules.map( ( { error } ) => error ) ).toContain( 'Say something.' );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'refuses choices that it does not offer', async () => {
		const html = await get( await publish( WIDGET ) );
		const answer = await send( html, { ...GOOD, 'size-6': 'Huge' } );
		expect( answer.invalid_fields.map( ( { field } ) => field ) ).toEqual( [ 'size-6' ] );
	} );

	it( 'gets its response from the page without scripts', async () => {
		const address = await publish( WIDGET );
		const html = await get( address );
		const post = async ( fields: Record< string, string > ) =>
			(
				await fetch( address, {
					method: 'POST',
					headers: { 'user-agent': AGENT },
					body: new URLSearchParams( { ...( await fieldsOf( html ) ), ...fields } ),
				} )
			).text();
		const wrong = new JSDOM( await post( { ...GOOD, 'message-to-us-4': '' } ) ).window.document;
		expect(
			wrong.querySelector( 'form.invalid .sow-form-field-textarea .wpcf7-not-valid-tip' )!
				.textContent
		).toBe( 'Say something.' );
		expect( wrong.querySelector( '[name=your-name-1]' )!.getAttribute( 'value' ) ).toBe(
			'Ann <b>'
		);
		const sent = new JSDOM( await post( GOOD ) ).window.document;
		expect( sent.querySelector( 'form.sent .sow-contact-form-success' )!.innerHTML ).toBe(
			'<p>Thank <strong>you</strong>.</p>'
		);
		expect( await mails() ).toHaveLength( 1 );
	} );

	it( 'still accepts cached pages from before it was changed', async () => {
		const old = await get( await publish( WIDGET ) );
		await get( await publish( { ...WIDGET, settings: { to: 'new@example.org' } } ) );
		expect( await stored() ).toHaveLength( 2 );
		expect( ( await send( old, GOOD ) ).status ).toBe( 'mail_sent' );
		expect( ( await mails() )[ 0 ]!.to ).toContain( 'team@example.org' );
	} );

	it( 'reveals neither email addresses nor keys', async () => {
		const html = await get(
			await publish( {
				...WIDGET,
				spam: {
					recaptcha: {
						use_captcha: 'v2',
						site_key: 'public-key',
						secret_key: 'private-key',
					},
				},
			} )
		);
		expect( html ).toContain( 'public-key' );
		for ( const secret of [ 'private-key', 'team@example.org', 'site@example.org' ] ) {
			expect( html ).not.toContain( secret );
		}
		const [ form ] = await stored();
		for ( const path of [
			`/wp-json/wp/v2/pagewright_form/${ form!.ID }`,
			`/wp-json/wp/v2/posts/${ form!.ID }`,
			`/wp-json/contact-form-7/v1/contact-forms/${ form!.ID }/feedback/schema`,
			`/?p=${ form!.ID }`,
			`/?post_type=pagewright_form&p=${ form!.ID }`,
		] ) {
			expect( await get( siteUrl + path ), path ).not.toContain( 'private-key' );
		}
	} );

	it( 'works with the public routes, and not with those for editors', async () => {
		await get( await publish( WIDGET ) );
		const [ form ] = await stored();
		expect( ( await fetch( route( form!.ID, 'refill' ) ) ).status ).toBe( 200 );
		expect( ( await fetch( route( form!.ID, 'feedback/schema' ) ) ).status ).toBe( 200 );
		const editor = await visitor( 'administrator' );
		const base = '/wp-json/contact-form-7/v1/contact-forms';
		const ask = ( path: string, method = 'GET' ) =>
			editor.fetch( base + path, { method, headers: editor.nonce } );
		expect( ( await ask( `/${ form!.ID }` ) ).status ).toBe( 404 );
		expect( ( await ask( `/${ form!.ID }`, 'DELETE' ) ).status ).toBe( 404 );
		expect( await ( await ask( '' ) ).text() ).not.toContain( `"id":${ form!.ID },` );
		expect( await stored() ).toHaveLength( 1 );
	} );

	it( 'is not stored by previews', async () => {
		const admin = await visitor( 'administrator' );
		const response = await admin.fetch( '/wp-json/sowb/v1/widgets/previews', {
			method: 'POST',
			headers: { ...admin.nonce, 'content-type': 'application/json' },
			body: JSON.stringify( {
				widgetClass: 'SiteOrigin_Widgets_ContactForm_Widget',
				widgetData: WIDGET,
			} ),
		} );
		const text = await response.text();
		expect( text ).toContain( 'your-name-1' );
		expect( text ).not.toContain( 'alt_s' );
		expect( await stored() ).toEqual( [] );
		const id = pages.at( -1 )!;
		await ( await admin.fetch( `/?page_id=${ id }&preview=true` ) ).text();
		await (
			await admin.fetch( `/wp-json/wp/v2/pages/${ id }?context=edit`, {
				headers: admin.nonce,
			} )
		).text();
		expect( await stored() ).toEqual( [] );
	} );

	it( 'is deleted when no page has shown it for more than a year, and stays otherwise', async () => {
		const address = await publish( WIDGET );
		await get( address );
		const [ form ] = await stored();
		const age = ( days: number ) => call( 'age', days, form!.ID, form!.post_name );
		await age( 500 );
		await get( address );
		await php( `do_action( 'pagewright_forms_retention' );` );
		expect( await stored() ).toHaveLength( 1 );
		await age( 500 );
		await php( `do_action( 'pagewright_forms_retention' );` );
		expect( await stored() ).toEqual( [] );
		const html = await get( address );
		expect( ( await send( html, GOOD ) ).status ).toBe( 'mail_sent' );
	} );
} );
