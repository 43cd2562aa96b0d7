import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { GOOD, makeForm, plug, submit, unplug } from '../support/contact-form';
import { forget, mail, settings, store } from '../support/inbox-site';
import { php } from '../../../../tests/support/site';

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

test( 'form settings are saved and applied, and reveal no secret', async ( { page } ) => {
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

	await tab.getByLabel( 'Links per submission' ).fill( '1' );
	await tab.getByLabel( 'Comments' ).uncheck();
	await tab.getByRole( 'button', { name: 'Save settings' } ).click();
	await said( page, 'Form settings saved.' );
	const stored = () =>
		php< Record< string, unknown > >(
			`return Pagewright\\Features\\ContactForms\\Settings::load()->values();`
		);
	expect( await stored() ).toMatchObject( {
		most_links: 1,
		places: [ 'registration', 'other_forms' ],
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
	await said( page, 'The hidden field has a new name.' );
	expect( await stored() ).toMatchObject( { trap_edition: 1 } );
	// Fields of the earlier page.
	const late = { ...GOOD, 'your-message': 'From before' };
	expect( ( await submit( form, late ) ).status ).toBe( 'spam' );
} );

test.describe( 'other forms with the honeypot', () => {
	const SETTINGS = '/wp-admin/options-general.php?page=pagewright';
	const WARNING = /A correct password always works\..*PAGEWRIGHT_DISABLE_SPAM_GUARDS/;
	const places = ( page: Page ) => page.getByRole( 'group', { name: /^Other forms/ } );
	const box = ( page: Page, name: string ) => places( page ).getByRole( 'checkbox', { name } );

	test( 'are all selected except sign-in and lost password, which have a warning', async ( {
		page,
	} ) => {
		await page.goto( `${ SETTINGS }#forms` );
		for ( const [ name, isOn ] of [
			[ 'Comments', true ],
			[ 'Registration', true ],
			[ 'Forms of other plugins', true ],
			[ 'Login', false ],
			[ 'Lost password', false ],
		] as const ) {
			await expect( box( page, name ) ).toBeChecked( { checked: isOn } );
		}
		const optIn = places( page ).getByRole( 'group', { name: /^Turn these on only if/ } );
		await expect( optIn.getByRole( 'checkbox' ) ).toHaveCount( 2 );
		await expect( optIn ).toContainText( WARNING );
		await expect( optIn ).toHaveAccessibleDescription( WARNING );
		await expect( page.getByLabel( 'Show administrators a test button' ) ).not.toBeChecked();
		expect( await violations( page, { include: '.pagewright-forms-tab' } ) ).toEqual( [] );

		await box( page, 'Login' ).check();
		await page.getByRole( 'button', { name: 'Save settings' } ).click();
		await said( page, 'Form settings saved.' );
		await page.reload();
		await expect( box( page, 'Login' ) ).toBeChecked();
		await expect( box( page, 'Lost password' ) ).not.toBeChecked();
	} );

	test( 'have none if wp-config.php disables it, and the settings say so', async ( { page } ) => {
		await plug( 'guards-off', `define( 'PAGEWRIGHT_DISABLE_SPAM_GUARDS', true );` );
		try {
			await page.goto( `${ SETTINGS }#forms` );
			await expect( places( page ) ).toContainText(
				'The honeypot is off in all of these forms'
			);
		} finally {
			await unplug( 'guards-off' );
		}
	} );

	test( 'fit 320 px, also from right to left', async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 800 } );
		await page.goto( `${ SETTINGS }#forms` );
		await expect( places( page ) ).toBeVisible();
		const overflow = () =>
			page
				.locator( '.pagewright-forms-tab' )
				.evaluate( ( tab ) => tab.scrollWidth - tab.clientWidth );
		expect( await overflow() ).toBeLessThanOrEqual( 0 );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		expect( await overflow() ).toBeLessThanOrEqual( 0 );
	} );
} );

test( 'the menu of forms links to the settings on every screen', async ( { page } ) => {
	const tab = page.locator( '.pagewright-forms-tab' );
	const entry = page
		.locator( '#adminmenu' )
		.getByRole( 'link', { name: 'Settings', exact: true } );
	const link = entry.and( page.locator( '[href*="page=pagewright#forms"]' ) );
	await page.goto( '/wp-admin/admin.php?page=pagewright-forms' );
	await link.click();
	await expect( tab ).toBeVisible();
	// The screen is already open, and text in another tab stays.
	await page.getByRole( 'tab', { name: 'Widgets' } ).click();
	await expect( tab ).toBeHidden();
	await page.getByRole( 'searchbox' ).first().fill( 'slider' );
	await page.evaluate( () => {
		const menu = document.querySelector< HTMLAnchorElement >(
			'#adminmenu [href*="page=pagewright#forms"]'
		);
		menu?.click();
	} );
	await expect( tab ).toBeVisible();
	await expect( page.getByRole( 'tab', { name: 'Forms' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await page.getByRole( 'tab', { name: 'Widgets' } ).click();
	await expect( page.getByRole( 'searchbox' ).first() ).toHaveValue( 'slider' );
} );
