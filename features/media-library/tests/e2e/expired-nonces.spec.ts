import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { callEdit, colors } from '../support/edit';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let image = 0;
test.beforeEach( async () => {
	image = await callEdit< number >( 'insert_image' );
} );
test.afterEach( async () => {
	await unplug( 'expired-nonces' );
	await unplug( 'media-dialog' );
	await callEdit( 'delete_attachment', image );
} );

/** Makes all nonces of open pages invalid, as time does. The user stays logged in. */
const expire = () =>
	plug( 'expired-nonces', "add_filter( 'nonce_life', static fn () => 7 * DAY_IN_SECONDS );" );

test( 'an edited image is saved after the nonces of the page expired', async ( { page } ) => {
	await page.goto( `/wp-admin/upload.php?item=${ image }&mode=edit` );
	const editor = page.locator( '.pagewright-edit-image' );
	await editor.getByRole( 'button', { name: 'Rotate right', exact: true } ).click();
	await expire();
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( editor ).toHaveCount( 0 );
	expect( ( await colors( image ) ).slice( 0, 2 ) ).toEqual( [ 400, 600 ] );
} );

test( 'alternative texts are saved after the nonces of the page expired', async ( { page } ) => {
	await page.goto( '/wp-admin/upload.php?mode=grid&view=alternative-texts' );
	const view = page.getByRole( 'dialog', { name: 'Alternative texts' } );
	const field = view.getByLabel( 'Alternative text', { exact: true } );
	await expect( field ).toBeEditable();
	await expire();
	await field.fill( 'A hut' );
	await field.press( 'Enter' );
	await expect( view.getByText( /^Saved “/ ) ).toBeVisible();
} );

const insert = ( page: Page ) =>
	mediaDialog( page ).getByRole( 'button', { name: 'Insert into page', exact: true } ).click();
const editor = ( page: Page ) => page.frameLocator( '#content_ifr' );

/** Opens the dialog of the classic editor. */
async function openDialog( page: Page ) {
	await call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ await makePost( '' ) }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), image ).click();
}

test( 'an image is inserted into the classic editor after the nonces of the page expired', async ( {
	page,
} ) => {
	await openDialog( page );
	await expire();
	await insert( page );
	await expect( editor( page ).locator( 'img' ) ).toHaveCount( 1 );
} );

test( 'the classic editor says why no image was inserted', async ( { page, context } ) => {
	await openDialog( page );
	const cookies = await context.cookies();
	await context.clearCookies();
	await insert( page );
	await expect( page.locator( '#wp-content-wrap' ) ).toContainText(
		'Nothing was inserted. You are logged out.'
	);
	await expect( editor( page ).locator( 'img' ) ).toHaveCount( 0 );
	await context.addCookies( cookies );
} );
