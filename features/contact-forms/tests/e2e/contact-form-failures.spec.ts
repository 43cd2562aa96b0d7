import { expect, test, type Page, type Route } from '@playwright/test';
import { answer, openForm, publishForm, removeForms } from '../support/form-page';

let form: { address: string; id: number };

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	form = await publishForm( '<label>Your name\n[text your-name]</label>\n\n[submit "Send"]' );
} );
test.afterAll( () => removeForms() );

const AGAIN = 'What you entered has been kept. Please try again.';
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );
const element = ( page: Page ) => page.locator( '.wpcf7 > form' );

const FAILURES: Array< [ string, ( route: Route ) => unknown, string ] > = [
	[ 'no connection', ( route ) => route.abort(), 'You are probably offline.' ],
	[
		'403',
		( route ) => route.fulfill( { status: 403, json: { code: 'x' } } ),
		'The server rejected the message.',
	],
	[
		'413',
		( route ) => route.fulfill( { status: 413, body: '<h1>Too large</h1>' } ),
		'The message is too large for the server.',
	],
	[
		'400',
		( route ) => route.fulfill( { status: 400, json: { code: 'wpcf7_unit_tag_not_found' } } ),
		'The server rejected the message.',
	],
	[
		'500',
		( route ) => route.fulfill( { status: 500, body: 'oops' } ),
		'The server could not process the message.',
	],
	[
		'503',
		( route ) => route.fulfill( { status: 503, body: '' } ),
		'The server could not process the message.',
	],
	[
		'no JSON',
		( route ) => route.fulfill( { body: '<b>Warning</b>{}' } ),
		'The response is not a valid JSON response.',
	],
	[
		'no status',
		( route ) => route.fulfill( { json: [] } ),
		'The response is not a valid JSON response.',
	],
	[
		'null',
		( route ) => route.fulfill( { json: null } ),
		'The response is not a valid JSON response.',
	],
	[
		'nothing',
		( route ) => route.fulfill( { status: 204 } ),
		'The response is not a valid JSON response.',
	],
];

for ( const [ name, fail, text ] of FAILURES ) {
	test( `${ name }: shows the error, keeps the entered values, and can be sent again`, async ( {
		page,
	} ) => {
		const errors: string[] = [];
		page.on(
			'console',
			( message ) => message.type() === 'error' && errors.push( message.text() )
		);
		const opened = await openForm( page, form.address, {
			feedback: ( route, at ) =>
				at === 1 ? fail( route ) : route.fulfill( { json: answer( 'spam' ) } ),
		} );
		await page.getByLabel( 'Your name' ).fill( 'Ada' );
		await button( page ).click();
		await expect( element( page ) ).toHaveAttribute( 'data-status', 'failed' );
		for ( const place of [ '.wpcf7-response-output', '.wpcf7 [role=status]' ] ) {
			await expect( page.locator( place ) ).toHaveText( `${ text } ${ AGAIN }` );
		}
		await expect( page.locator( '.wpcf7-response-output' ) ).toBeVisible();
		await expect( page.locator( '.wpcf7-spinner' ) ).toBeHidden();
		await expect( page.getByLabel( 'Your name' ) ).toHaveValue( 'Ada' );
		expect( await opened.events() ).toEqual( [
			'beforesubmit',
			'statuschanged submitting',
			'statuschanged failed',
		] );
		expect( errors.join( '\n' ) ).toContain( text );
		await button( page ).click();
		await expect( element( page ) ).toHaveAttribute( 'data-status', 'spam' );
		await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( 'It is spam.' );
	} );
}

test( 'a response after more than a minute is ignored', async ( { page } ) => {
	await page.clock.install( { time: 0 } );
	const opened = await openForm( page, form.address, { feedback: () => undefined } );
	await page.clock.pauseAt( 100_000 );
	await button( page ).click();
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'submitting' );
	await page.clock.runFor( 59_000 );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'submitting' );
	await expect( page.locator( '.wpcf7-spinner' ) ).toBeVisible();
	await page.clock.runFor( 1_500 );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'failed' );
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText(
		`The server did not respond in time. ${ AGAIN }`
	);
	expect( opened.asked ).toEqual( [ 'POST feedback' ] );
} );

test( 'a form whose refill fails does not change', async ( { page } ) => {
	const opened = await openForm( page, form.address, {
		feedback: answer( 'mail_sent' ),
		refill: ( route: Route ) => route.fulfill( { status: 500 } ),
	} );
	await button( page ).click();
	await expect.poll( opened.events ).toContain( 'reset' );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'sent' );
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText( 'It is mail_sent.' );
} );

test( 'repeated submit calls send it once', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	const opened = await openForm( page, form.address, {
		feedback: async ( route: Route ) => {
			await held;
			await route.fulfill( { json: answer( 'spam' ) } );
		},
	} );
	await button( page ).dblclick();
	await page.getByLabel( 'Your name' ).press( 'Enter' );
	await page.evaluate( () => {
		const one = document.querySelector( '.wpcf7 > form' ) as HTMLFormElement;
		( window as any ).wpcf7.submit( one );
		one.requestSubmit();
		one.reset();
	} );
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'submitting' );
	await page.getByLabel( 'Your name' ).fill( 'Ada' );
	release();
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'spam' );
	expect( opened.asked ).toEqual( [ 'POST feedback' ] );
	expect( await opened.events() ).toEqual( [
		'beforesubmit',
		'statuschanged submitting',
		'statuschanged spam',
		'spam',
		'submit',
	] );
} );

test( 'messages of the server are inserted as text', async ( { page } ) => {
	const html = '<img src=x onerror="window.wasRun = true"><b>bold</b>';
	await openForm( page, form.address, {
		feedback: answer( 'validation_failed', {
			message: html,
			invalid_fields: [ { field: 'your-name', message: html, idref: null, error_id: 'x' } ],
		} ),
	} );
	await button( page ).click();
	for ( const place of [
		'.wpcf7-response-output',
		'.wpcf7 [role=status]',
		'.wpcf7-not-valid-tip',
		'.screen-reader-response li',
	] ) {
		await expect( page.locator( place ) ).toHaveText( html );
	}
	expect( await page.evaluate( () => 'wasRun' in window ) ).toBe( false );
} );

test( 'a page that blocks sending only looks as if it sends', async ( { page } ) => {
	const opened = await openForm( page, form.address );
	await page.evaluate( () => ( ( window as any ).wpcf7.blocked = 1 ) );
	await button( page ).click();
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'submitting' );
	expect( await opened.events() ).toEqual( [ 'statuschanged submitting' ] );
	expect( opened.asked ).toEqual( [] );
} );

test( 'server and browser report the same errors for a field', async ( { page } ) => {
	const { address } = await publishForm(
		'<label>Address\n[email* mail]</label>\n\n[file* scan filetypes:image/png]\n\n[submit "Send"]'
	);
	await page.goto( address );
	await page.locator( '.wpcf7.js' ).waitFor();
	await page.getByLabel( 'Address' ).fill( 'nonsense' );
	await page.getByLabel( 'Address' ).blur();
	const tip = page.locator( '[data-name=mail] .wpcf7-not-valid-tip' );
	const said = await tip.textContent();
	await page
		.locator( '[name=scan]' )
		.setInputFiles( { name: 'a.jpg', mimeType: 'image/png', buffer: Buffer.from( 'x' ) } );
	await expect( page.locator( '[data-name=scan] .wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
	await button( page ).click();
	await expect( element( page ) ).toHaveAttribute( 'data-status', 'invalid' );
	await expect( tip ).toHaveText( said! );
	await expect( page.locator( '[data-name=scan] .wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
	await expect( page.getByLabel( 'Address' ) ).toBeFocused();
	await expect( page.locator( '.wpcf7-response-output' ) ).toBeVisible();
} );
