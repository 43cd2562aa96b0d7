import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { publishForm, removeForms } from '../support/form-page';
import { plug, unplug } from '../support/contact-form';
import { php, phpValue } from '../../../../tests/support/site';

const TEMPLATE = '<label>Name [text* your-name]</label>[submit "Send"]';
const settings = ( values: Record< string, unknown > ) =>
	php(
		`Pagewright\\Features\\ContactForms\\Settings::of( ${ phpValue( { least_seconds: 0, ...values } ) } )->save();`
	);
const VISITOR = { cookies: [], origins: [] };

test.beforeAll( () => plug( 'no-mail', `add_filter( 'pre_wp_mail', '__return_true' );` ) );
test.beforeEach( () => settings( {} ) );
test.afterEach( removeForms );
test.afterAll( async () => {
	await unplug( 'no-mail' );
	await php( `delete_option( 'pagewright_forms' ); delete_option( 'pagewright_spam_counts' );` );
} );

test.describe( 'for visitors', () => {
	test.use( { storageState: VISITOR } );

	test( 'the trap is invisible and out of the tab order', async ( { page } ) => {
		const { address } = await publishForm( TEMPLATE );
		await page.goto( address );
		const form = page.locator( '.wpcf7 > form' );
		await page.getByLabel( 'Name' ).focus();
		await page.keyboard.type( 'Ann' );
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeFocused();
		await expect( form.getByRole( 'textbox' ), 'fields that are read out' ).toHaveCount( 1 );
		expect( await violations( page, { include: '.wpcf7' } ) ).toEqual( [] );
		await page.keyboard.press( 'Enter' );
		await expect( form ).toHaveAttribute( 'data-status', 'sent' );
		// The form was reset; the trap is unchanged.
		await page.getByLabel( 'Name' ).fill( 'Ben' );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( form ).toHaveAttribute( 'data-status', 'sent' );
	} );

	test( 'a bot that fills in every field is refused with a message', async ( { page } ) => {
		const { address } = await publishForm( TEMPLATE );
		await page.goto( address );
		await page.evaluate( () =>
			document
				.querySelectorAll< HTMLInputElement >( '.wpcf7 input[type=text]' )
				.forEach( ( field ) => ( field.value = 'Buy now' ) )
		);
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.locator( '.wpcf7 > form' ) ).toHaveAttribute( 'data-status', 'spam' );
		await expect( page.locator( '.wpcf7-response-output' ) ).not.toBeEmpty();
	} );

	test( 'takes no space, also at 320 px and from right to left', async ( { page } ) => {
		const { address } = await publishForm( TEMPLATE );
		await page.setViewportSize( { width: 320, height: 700 } );
		await page.goto( address );
		const wide = () =>
			page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			);
		expect( await wide() ).toBe( 0 );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		expect( await wide() ).toBe( 0 );
		const before = await page.locator( '.wpcf7' ).evaluate( ( box ) => box.scrollHeight );
		await page.evaluate( () => document.querySelector( '.pagewright-alternative' )!.remove() );
		expect( await page.locator( '.wpcf7' ).evaluate( ( box ) => box.scrollHeight ) ).toBe(
			before
		);
	} );

	test( 'a script adds it at the first interaction, if the setting says so', async ( {
		page,
	} ) => {
		await settings( { trap_script: true } );
		const { address } = await publishForm( TEMPLATE );
		await page.goto( address );
		const hidden = page.locator( '.pagewright-alternative input[type=hidden]' );
		await expect( hidden, 'the time alone' ).toHaveCount( 1 );
		await page.getByLabel( 'Name' ).fill( 'Ann' );
		await expect( hidden ).toHaveCount( 2 );
		await page.getByRole( 'button', { name: 'Send' } ).click();
		await expect( page.locator( '.wpcf7 > form' ) ).toHaveAttribute( 'data-status', 'sent' );
	} );
} );

test( 'administrators can act as a spam bot, and stop', async ( { page } ) => {
	await settings( { test_block: true } );
	const { address } = await publishForm( TEMPLATE );
	await page.goto( address );
	const form = page.locator( '.wpcf7 > form' );
	await page.getByLabel( 'Name' ).fill( 'Ann' );
	await page.getByRole( 'button', { name: 'Act as a spam bot' } ).click();
	await expect( page.getByRole( 'button', { name: 'Acting as a spam bot' } ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( form ).toHaveAttribute( 'data-status', 'spam' );
	await page.getByRole( 'button', { name: 'Acting as a spam bot' } ).click();
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( form ).toHaveAttribute( 'data-status', 'sent' );
} );

test( 'administrators have no test button until they turn it on', async ( { page } ) => {
	const { address } = await publishForm( TEMPLATE );
	await page.goto( address );
	await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Act as a spam bot' } ) ).toHaveCount( 0 );
} );

test( 'signed-in editors send a form without waiting and without more requests', async ( {
	page,
} ) => {
	await settings( { least_seconds: 60 } );
	const { address } = await publishForm( TEMPLATE );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const what = /contact-forms\/\d+\/(\w+)/.exec( request.url() )?.[ 1 ];
		if ( what ) {
			asked.push( what );
		}
	} );
	await page.goto( address );
	await page.getByLabel( 'Name' ).fill( 'Ann' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	const form = page.locator( '.wpcf7 > form' );
	await expect( form ).toHaveAttribute( 'data-status', 'sent' );
	// The form is refilled after it was submitted, as before.
	await expect.poll( () => asked ).toEqual( [ 'feedback', 'refill' ] );

	// An expired session makes the user a visitor, without an error.
	await page.evaluate( () => {
		document.querySelector< HTMLInputElement >( '[name=_pagewright_nonce]' )!.value =
			'0123456789';
	} );
	await page.getByLabel( 'Name' ).fill( 'Ben' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect( form ).toHaveAttribute( 'data-status', 'spam' );
} );
