import { expect, test } from '@playwright/test';
import { BUTTON, insert, openEditor } from '../support/editor';

test( 'an editor left open until its nonce has expired continues to work', async ( { page } ) => {
	const canvas = await openEditor( page );
	await page.evaluate( () => {
		( window as any ).wp.apiFetch.nonceMiddleware.nonce = '0123456789';
	} );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'Still here' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Still here/ );
} );

test( 'a user who was signed out meanwhile reads a message, and continues after signing in again', async ( {
	page,
	context,
} ) => {
	const canvas = await openEditor( page );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'First' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /First/ );
	const cookies = await context.cookies();
	await context.clearCookies();
	await canvas.getByLabel( 'Button text' ).fill( 'Second' );
	const block = canvas.locator( '.pagewright-block' );
	await expect( block ).toContainText( 'You are logged out.' );
	await context.addCookies( cookies );
	await block.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Second/ );
	await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( 'Second' );
} );
