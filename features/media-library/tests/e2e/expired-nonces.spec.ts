import { expect, test } from '../../../../tests/support/admin-test';
import { plug, unplug } from '../../../../tests/support/plug';
import { callEdit, colors } from '../support/edit';

let image = 0;
test.beforeEach( async () => {
	image = await callEdit< number >( 'insert_image' );
} );
test.afterEach( async () => {
	await unplug( 'expired-nonces' );
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
