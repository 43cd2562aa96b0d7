import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { answer, detailsOf, openForm, publishForm, removeForms } from '../support/form-page';

const TEMPLATE = `<label>Your name
[text* your-name]</label>

<label>Address
[email* mail id:mail-field]</label>

<label>Site
[url site]</label>

[checkbox* topics use_label_element "News" "Other"]

<label>Message
[textarea message]</label>

[submit name:go "Send"]`;

let form: { address: string; id: number };

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	form = await publishForm( TEMPLATE );
} );
test.afterAll( () => removeForms() );

const send = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } ).click();
const element = ( page: Page ) => page.locator( '.wpcf7 > form' );
const response = ( page: Page ) => page.locator( '.wpcf7-response-output' );
const status = ( page: Page ) => page.locator( '.wpcf7 [role=status]' );

test( 'the page of a form loads one script and one style sheet, and sends no request', async ( {
	page,
} ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( request.url() ) );
	const { asked } = await openForm( page, form.address );
	const ours = loaded.filter( ( url ) =>
		/\/pagewright\/|client\/build|contact-form/.test( url )
	);
	expect(
		ours.map( ( url ) => /[^/]+$/.exec( url.replace( /\?.*/, '' ) )![ 0 ] ).sort()
	).toEqual(
		// WordPress can print small style sheets inline.
		ours.length === 1 ? [ 'contact-form.js' ] : [ 'contact-form.css', 'contact-form.js' ]
	);
	expect( asked ).toEqual( [] );
	const facts = await page.evaluate( () => {
		const { wpcf7 } = document.querySelector( '.wpcf7 > form' ) as any;
		const { wpcf7: own, swv } = window as any;
		return {
			...wpcf7,
			parent: wpcf7.parent.id,
			schema: wpcf7.schema.rules.length,
			functions: [ own.init, own.submit, own.reset, own.validate, swv.validate ].map(
				( one ) => typeof one
			),
			schemas: [ ...own.schemas.keys() ],
		};
	} );
	expect( facts ).toEqual( {
		id: form.id,
		status: 'init',
		pluginVersion: expect.stringMatching( /^\d/ ),
		locale: 'en_US',
		unitTag: expect.stringMatching( new RegExp( `^wpcf7-f${ form.id }-p\\d+-o1$` ) ),
		containerPost: expect.any( Number ),
		parent: facts.unitTag,
		schema: expect.any( Number ),
		functions: Array( 5 ).fill( 'function' ),
		schemas: [ form.id ],
	} );
	expect( facts.containerPost ).toBeGreaterThan( 0 );
} );

for ( const [ api, name, event ] of [
	[ 'validation_failed', 'invalid', 'invalid' ],
	[ 'acceptance_missing', 'unaccepted', 'unaccepted' ],
	[ 'spam', 'spam', 'spam' ],
	[ 'aborted', 'aborted', 'aborted' ],
	[ 'mail_failed', 'failed', 'mailfailed' ],
	[ 'payment_required', 'payment-required', '' ],
	[ 'needs_more_care', 'custom-needs-more-care', '' ],
] as const ) {
	test( `${ api } is ${ name }`, async ( { page } ) => {
		const opened = await openForm( page, form.address, { feedback: answer( api ) } );
		await page.getByLabel( 'Your name' ).fill( 'Ada' );
		await send( page );
		await expect( element( page ) ).toHaveAttribute( 'data-status', name );
		await expect( element( page ) ).toHaveClass( new RegExp( `(^| )${ name }( |$)` ) );
		await expect( element( page ) ).not.toHaveClass( /init|submitting/ );
		await expect( response( page ) ).toHaveText( `It is ${ api }.` );
		await expect( response( page ) ).toBeVisible();
		await expect( status( page ) ).toHaveText( `It is ${ api }.` );
		await expect( page.getByLabel( 'Your name' ) ).toHaveValue( 'Ada' );
		expect( await opened.events() ).toEqual( [
			'beforesubmit',
			'statuschanged submitting',
			`statuschanged ${ name }`,
			...( event ? [ event ] : [] ),
			'submit',
		] );
		expect( opened.asked ).toEqual( [ 'POST feedback' ] );
	} );
}

test( 'a sent form is reset and refilled, and says so', async ( { page } ) => {
	const opened = await openForm( page, form.address, { feedback: answer( 'mail_sent' ) } );
	await page.getByLabel( 'Your name' ).fill( 'Ada' );
	await send( page );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'sent' );
	await expect
		.poll( opened.events )
		.toEqual( [
			'beforesubmit',
			'statuschanged submitting',
			'statuschanged sent',
			'mailsent',
			'submit',
			'statuschanged resetting',
			'statuschanged sent',
			'reset',
		] );
	await expect( response( page ) ).toHaveText( 'It is mail_sent.' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveValue( '' );
	await expect( page.locator( '[name=_wpcf7_posted_data_hash]' ) ).toHaveValue( 'abc123' );
	expect( opened.asked ).toEqual( [ 'POST feedback', 'GET refill' ] );
} );

test( 'events contain the sent data and the response', async ( { page } ) => {
	const opened = await openForm( page, form.address, { feedback: answer( 'mail_sent' ) } );
	await page.evaluate( () =>
		document.addEventListener( 'wpcf7beforesubmit', ( event ) =>
			( event as CustomEvent ).detail.formData.append( 'added', 'by a listener' )
		)
	);
	await page.getByLabel( 'Your name' ).fill( 'Ada' );
	await send( page );
	await expect.poll( opened.events ).toContain( 'reset' );
	const facts = {
		contactFormId: form.id,
		pluginVersion: expect.any( String ),
		contactFormLocale: 'en_US',
		unitTag: expect.stringContaining( 'wpcf7-f' ),
		containerPostId: expect.any( Number ),
	};
	const [ submit ] = await detailsOf( page, 'submit' );
	expect( submit ).toMatchObject( {
		...facts,
		status: 'mail_sent',
		apiResponse: answer( 'mail_sent' ),
	} );
	expect( submit.inputs ).toContainEqual( { name: 'your-name', value: 'Ada' } );
	expect(
		submit.inputs.filter( ( { name }: { name: string } ) => name.startsWith( '_' ) )
	).toEqual( [] );
	expect( submit.formData ).toContain( 'added' );
	const [ first ] = await detailsOf( page, 'statuschanged' );
	expect( first ).toEqual( { ...facts, status: 'submitting', prevStatus: 'init' } );
	const [ reset ] = await detailsOf( page, 'reset' );
	expect( reset ).toMatchObject( { ...facts, status: 'sent', apiResponse: [] } );
	expect( opened.bodies[ 0 ] ).toContain( 'by a listener' );
} );

const WRONG = answer( 'validation_failed', {
	// Not in the order of the page.
	invalid_fields: [
		{ field: 'topics', message: 'Choose <b>one</b>.', idref: null, error_id: 'x' },
		{ field: 'mail', message: 'No address.', idref: 'mail-field', error_id: 'x' },
		{ field: 'your-name', message: 'Who are you?', idref: null, error_id: 'x' },
	],
} );

test( 'fields with server errors show them, in the order of the page', async ( { page } ) => {
	await openForm( page, form.address, { feedback: WRONG } );
	await send( page );
	await expect( page.getByLabel( 'Your name' ) ).toBeFocused();
	const list = page.locator( '.screen-reader-response li' );
	await expect( list ).toHaveText( [ 'Who are you?', 'No address.', 'Choose <b>one</b>.' ] );
	await expect( list.nth( 1 ).getByRole( 'link' ) ).toHaveAttribute( 'href', '#mail-field' );
	await expect( list.nth( 0 ).getByRole( 'link' ) ).toHaveCount( 0 );
	const tips = page.locator( '.wpcf7-not-valid-tip' );
	await expect( tips ).toHaveText( [ 'Who are you?', 'No address.', 'Choose <b>one</b>.' ] );
	for ( const [ name, control ] of [
		[ 'your-name', page.getByLabel( 'Your name' ) ],
		[ 'topics', page.locator( '[data-name=topics] > [role=group]' ) ],
	] as const ) {
		await expect( control ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( control ).toHaveClass( /wpcf7-not-valid/ );
		const id = await control.getAttribute( 'aria-describedby' );
		expect( id ).toMatch( new RegExp( `^wpcf7-f${ form.id }-p\\d+-o1-ve-${ name }$` ) );
		await expect( page.locator( `#${ id }` ) ).toHaveCount( 1 );
	}
	expect(
		await page
			.getByLabel( 'Your name' )
			.evaluate( ( one: HTMLInputElement ) => one.validationMessage )
	).toBe( 'Who are you?' );
	expect( await violations( page, { include: '.wpcf7' } ) ).toEqual( [] );
} );

test( 'a change validates only its own field, and a click right after it counts', async ( {
	page,
} ) => {
	const opened = await openForm( page, form.address, { feedback: WRONG } );
	await page.getByLabel( 'Address' ).fill( 'nonsense' );
	await page.getByLabel( 'Address' ).blur();
	await expect( page.locator( '[data-name=mail] .wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
	expect( await opened.events() ).toEqual( [ 'statuschanged validating', 'statuschanged init' ] );
	expect( opened.asked ).toEqual( [] );
	await page.getByLabel( 'Address' ).fill( 'ada@example.org' );
	// Leaving the field hides its tip, and everything below moves up.
	const button = page.getByRole( 'button', { name: 'Send' } );
	await button.scrollIntoViewIfNeeded();
	const box = ( await button.boundingBox() )!;
	await page.mouse.move( box.x + box.width / 2, box.y + box.height - 2 );
	await page.mouse.down();
	await expect( button ).toBeFocused();
	await expect( page.locator( '[data-name=mail] .wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
	await page.mouse.up();
	await expect.poll( () => opened.asked ).toEqual( [ 'POST feedback' ] );
} );

test( 'a corrected field loses its error when the mouse button is released', async ( { page } ) => {
	await openForm( page, form.address );
	await page.getByLabel( 'Address' ).fill( 'nonsense' );
	await page.getByLabel( 'Message' ).click();
	await expect( page.getByLabel( 'Address' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Message' ) ).toBeFocused();
	await page.getByLabel( 'Address' ).fill( 'ada@example.org' );
	await page.getByLabel( 'Message' ).click();
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Address' ) ).toHaveAttribute( 'aria-invalid', 'false' );
	await expect( page.getByLabel( 'Address' ) ).not.toHaveAttribute( 'aria-describedby', /./ );
	await expect( page.locator( '.screen-reader-response li' ) ).toHaveCount( 0 );
} );

test( 'the form works with the keyboard alone', async ( { page } ) => {
	const opened = await openForm( page, form.address, {
		feedback: ( route, at ) =>
			route.fulfill( { json: at === 1 ? WRONG : answer( 'mail_sent' ) } ),
	} );
	await page.getByLabel( 'Your name' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( page.getByLabel( 'Your name' ) ).toBeFocused();
	await page.keyboard.type( 'Ada' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByLabel( 'Your name' ) ).toHaveAttribute( 'aria-invalid', 'false' );
	await page.keyboard.type( 'ada@example.org' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( ' /example.org ' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByLabel( 'Site' ) ).toHaveValue( 'http://example.org' );
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.wpcf7-not-valid' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'sent' );
	expect( opened.asked ).toEqual( [ 'POST feedback', 'POST feedback', 'GET refill' ] );
} );

test.describe( 'on touch screens', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 844 } } );

	test( 'a tap right after a correction counts', async ( { page } ) => {
		const opened = await openForm( page, form.address, { feedback: answer( 'spam' ) } );
		await page.getByLabel( 'Address' ).fill( 'nonsense' );
		await page.getByLabel( 'Address' ).blur();
		await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
		const button = page.getByRole( 'button', { name: 'Send' } );
		await button.scrollIntoViewIfNeeded();
		await page.getByLabel( 'Address' ).fill( 'ada@example.org' );
		const box = ( await button.boundingBox() )!;
		await page.touchscreen.tap( box.x + box.width / 2, box.y + box.height - 2 );
		await expect( element( page ) ).toHaveAttribute( 'data-status', 'spam' );
		expect( opened.asked ).toEqual( [ 'POST feedback' ] );
	} );
} );
