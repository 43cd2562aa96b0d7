import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { callEdit } from '../support/edit';
import { expireNonces, renewNonces } from '../support/expired-nonces';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );
const crops = phpFile( 'features/media-library/tests/e2e/crop-image.php' );

let image = 0;
test.beforeEach( async () => {
	image = await callEdit< number >( 'insert_image' );
} );
test.afterEach( async () => {
	await renewNonces();
	await unplug( 'media-dialog' );
	await callEdit( 'delete_attachment', image );
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
	await expireNonces();
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

const foot = ( page: Page, name: string | RegExp ) =>
	dialogFoot( mediaDialog( page ) ).getByRole( 'button', { name } );

for ( const [ control, opener ] of [
	[ 'site_icon', '.upload-button' ],
	[ 'custom_logo', '.upload-button' ],
	[ 'test_banner', '.upload-button' ],
	[ 'header_image', '.new' ],
] as const ) {
	test( `the image of ${ control } is cropped after the nonces of the page expired`, async ( {
		page,
	} ) => {
		await crops.call( 'plug_theme' );
		const id = await crops.call< number >( 'insert_image' );
		await page.goto( `/wp-admin/customize.php?autofocus[control]=${ control }` );
		await page.locator( `#customize-control-${ control } ${ opener }` ).click();
		await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), id ).click();
		await foot( page, /^Select/ ).click();
		await expect( foot( page, 'Crop image' ) ).toBeEnabled();
		await expireNonces();
		await foot( page, 'Crop image' ).click();
		await expect( mediaDialog( page ) ).toBeHidden();
		await expect(
			page.locator( `#customize-control-${ control } img` ).first()
		).toHaveAttribute( 'src', /cropped-/ );
		await crops.call( 'remove_images', id );
		await unplug( 'crop-image' );
	} );
}
