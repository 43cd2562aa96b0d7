import { expect, test } from '@playwright/test';
import { BUTTON, insert, openEditor } from '../support/editor';

test( 'an editor left open until its nonce has expired goes on working', async ( { page } ) => {
	const canvas = await openEditor( page );
	await page.evaluate( () => {
		( window as any ).wp.apiFetch.nonceMiddleware.nonce = '0123456789';
	} );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button Text' ).fill( 'Still here' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /Still here/ );
} );
