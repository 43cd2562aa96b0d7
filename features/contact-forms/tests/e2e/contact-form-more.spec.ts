import { expect, test } from '@playwright/test';
import { answer, openForm, publishForm, removeForms } from '../support/form-page';

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => removeForms() );

test( 'a captcha gets a new image and challenge, and its field is emptied', async ( { page } ) => {
	const { address } = await publishForm(
		`<img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-letters" src="data:," alt="Letters">
<input type="hidden" name="_wpcf7_captcha_challenge_letters" value="1">
<span class="wpcf7-form-control-wrap" data-name="letters"><input type="text" name="letters" class="wpcf7-form-control wpcf7-captchar" aria-label="Answer"></span>
[submit "Send"]`
	);
	await openForm( page, address, {
		feedback: answer( 'validation_failed', {
			captcha: { letters: 'https://example.org/captcha/4711.png' },
			invalid_fields: [
				{
					field: 'letters',
					message: 'Wrong letters.',
					idref: null,
					error_id: 'x-ve-letters',
				},
			],
		} ),
	} );
	await page.getByLabel( 'Answer' ).fill( 'abcd' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( page.getByAltText( 'Letters' ) ).toHaveAttribute(
		'src',
		'https://example.org/captcha/4711.png'
	);
	await expect( page.locator( '[name=_wpcf7_captcha_challenge_letters]' ) ).toHaveValue( '4711' );
	await expect( page.getByLabel( 'Answer' ) ).toHaveValue( '' );
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveText( 'Wrong letters.' );
} );

test( 'entered values are reflected by the template while they are valid', async ( { page } ) => {
	const { address } = await publishForm(
		'<label>Email [email mail]</label> [output mail id:seen] [submit "Send"]'
	);
	await openForm( page, address );
	const output = page.locator( '#seen' );
	await page.getByLabel( 'Email' ).fill( 'ann@example.com' );
	await page.getByLabel( 'Email' ).blur();
	await expect( output ).toHaveText( 'ann@example.com' );
	await page.getByLabel( 'Email' ).fill( 'ann@' );
	await page.getByLabel( 'Email' ).blur();
	await expect( output ).toHaveText( '' );
} );

test( 'a page that was cached without rules requests them, once for two copies of a form', async ( {
	page,
} ) => {
	const { address, id } = await publishForm( '<label>Name [text* name]</label>[submit "Send"]', {
		around: '%1$s%1$s',
	} );
	// Like pages of the original.
	await page.route( `**${ address }`, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replaceAll(
			/<script type="application\/json" class="pagewright-form-schema">[^]*?<\/script>/g,
			''
		);
		await route.fulfill( { response, body } );
	} );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const found = /contact-form-7\/v1(.*)$/.exec( request.url() )?.[ 1 ];
		if ( found ) {
			asked.push( `${ request.method() } ${ found }` );
		}
	} );
	await page.goto( address );
	await expect( page.locator( '.wpcf7.js' ) ).toHaveCount( 2 );
	await page.waitForFunction( ( form ) => ( window as any ).wpcf7.schemas.has( form ), id );
	expect( asked ).toEqual( [ `GET /contact-forms/${ id }/feedback/schema` ] );
	await page.getByRole( 'button', { name: 'Send' } ).first().click();
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toHaveCount( 1 );
} );

for ( const [ what, remove, text ] of [
	[ 'its settings', 'window.wpcf7 = undefined', 'wpcf7 is not defined.' ],
	[ 'an address', 'delete window.wpcf7.api', 'wpcf7.api is not defined.' ],
	[ 'fetch', 'window.fetch = undefined', 'Your browser does not support window.fetch().' ],
	[
		'FormData',
		'window.FormData = undefined',
		'Your browser does not support window.FormData().',
	],
	[
		'NodeList.forEach',
		'delete NodeList.prototype.forEach',
		'Your browser does not support NodeList.forEach().',
	],
	[
		'String.replaceAll',
		'delete String.prototype.replaceAll',
		'Your browser does not support String.replaceAll().',
	],
] as const ) {
	test( `without ${ what } it does not start, and reports this once`, async ( { page } ) => {
		const { address } = await publishForm( '[text* name][submit "Send"]' );
		const errors: string[] = [];
		page.on(
			'console',
			( message ) => message.type() === 'error' && errors.push( message.text() )
		);
		// After the settings, before the module.
		await page.route( `**${ address }`, async ( route ) => {
			const response = await route.fetch();
			const body = ( await response.text() ).replace(
				'</body>',
				`<script>${ remove };</script></body>`
			);
			await route.fulfill( { response, body } );
		} );
		await page.goto( address );
		await expect.poll( () => errors ).toEqual( [ text ] );
		await expect( page.locator( '.wpcf7.no-js' ) ).toHaveCount( 1 );
	} );
}
