import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { GOOD, makeForm, submit, unplug } from '../support/contact-form';
import { forget, mail, settings, store } from '../support/inbox-site';
import { php } from '../support/site';

const SPAM = { ...GOOD, alt_s: 'x' };

const said = ( page: Page, text: string ) =>
	expect( page.locator( '.components-snackbar', { hasText: text } ) ).toBeVisible();

test.beforeEach( async () => {
	await forget();
	await mail( true );
} );
test.afterAll( async () => {
	await forget();
	await unplug( 'mail' );
} );

test( 'settings of forms are saved, are in force, and tell no secret', async ( { page } ) => {
	const form = await makeForm();
	await store( form );
	await settings( {
		captcha: 'turnstile',
		captcha_key: 'site-key',
		captcha_secret: 'hush-4711',
	} );
	await submit( form, SPAM );
	await page.goto( '/wp-admin/options-general.php?page=pagewright#forms' );
	const tab = page.locator( '.pagewright-forms-tab' );
	await expect( tab.getByRole( 'row', { name: /Form “Test form”/ } ) ).toContainText( '1' );
	expect( await page.content() ).not.toContain( 'hush-4711' );
	expect( await violations( page, { include: '.pagewright-forms-tab' } ) ).toEqual( [] );

	await tab.getByLabel( 'Links in a submission' ).fill( '1' );
	await tab.getByLabel( 'Comments' ).uncheck();
	await tab.getByRole( 'button', { name: 'Save settings' } ).click();
	await said( page, 'Settings of forms saved.' );
	const stored = () =>
		php< Record< string, unknown > >( `return Pagewright\\Forms\\Settings::load()->values();` );
	expect( await stored() ).toMatchObject( {
		most_links: 1,
		places: [ 'login', 'registration', 'lost_password', 'other_forms' ],
		captcha_secret: 'hush-4711',
		trap_edition: 0,
	} );
	await tab.getByLabel( 'Secret key' ).fill( 'other-0815' );
	await tab.getByLabel( 'Service' ).selectOption( '' );
	await tab.getByRole( 'button', { name: 'Save settings' } ).click();
	await expect
		.poll( stored )
		.toMatchObject( { captcha: '', captcha_secret: 'other-0815', most_links: 1 } );

	const links = { ...GOOD, 'your-message': 'http://a.example http://b.example' };
	expect( ( await submit( form, GOOD ) ).status ).toBe( 'mail_sent' );
	expect( ( await submit( form, links ) ).status ).toBe( 'spam' );
	await tab.getByRole( 'button', { name: 'Change the name' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Change the name' } ).click();
	await said( page, 'The hidden field has another name now.' );
	expect( await stored() ).toMatchObject( { trap_edition: 1 } );
	// The fields of the page from before.
	const late = { ...GOOD, 'your-message': 'From before' };
	expect( ( await submit( form, late ) ).status ).toBe( 'spam' );
} );
