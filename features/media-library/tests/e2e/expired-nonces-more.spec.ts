import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { openAttach, openList } from '../support/list-page';

const crops = phpFile( 'features/media-library/tests/e2e/crop-image.php' );
const files = phpFile( 'features/media-library/tests/e2e/attachment-file.php' );
const folders = phpFile( 'features/media-library/tests/e2e/folders.php' );
const list = phpFile( 'features/media-library/tests/php/media-columns.php' );
const orders = phpFile( 'features/media-library/tests/e2e/order.php' );

test.afterEach( async () => {
	await unplug( 'expired-nonces' );
	await unplug( 'media-dialog' );
} );

/** Makes all nonces of open pages invalid, as time does. The user stays logged in. */
const expire = () =>
	plug( 'expired-nonces', "add_filter( 'nonce_life', static fn () => 7 * DAY_IN_SECONDS );" );
const foot = ( page: Page, name: string | RegExp ) =>
	dialogFoot( mediaDialog( page ) ).getByRole( 'button', { name } );

for ( const [ control, opener ] of [
	[ 'site_icon', '.upload-button' ],
	[ 'custom_logo', '.upload-button' ],
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
		await expire();
		await foot( page, 'Crop image' ).click();
		await expect( mediaDialog( page ) ).toBeHidden();
		await expect(
			page.locator( `#customize-control-${ control } img` ).first()
		).toHaveAttribute( 'src', /cropped-/ );
		await crops.call( 'remove_images', id );
		await unplug( 'crop-image' );
	} );
}

test( 'a file is replaced on its own screen after the nonces of the page expired', async ( {
	page,
} ) => {
	const id = await files.call< number >( 'make', 'red.png' );
	const { name, mimeType, bytes } = await files.call< Record< string, string > >(
		'file',
		'blue.png'
	);
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const replace = page.getByRole( 'button', { name: 'Replace file', exact: true } );
	await expect( replace ).toBeVisible();
	await expire();
	const chosen = page.waitForEvent( 'filechooser' );
	await replace.click();
	await (
		await chosen
	).setFiles( { name: name!, mimeType: mimeType!, buffer: Buffer.from( bytes!, 'base64' ) } );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: '“File” is replaced.' } )
	).toHaveCount( 1 );
	expect( ( await files.call< { file: string } >( 'state', id ) ).file ).toBe(
		await files.call( 'hash', 'blue.png' )
	);
	await files.call( 'remove', id );
} );

test( 'a file is detached and attached after the nonces of the page expired', async ( {
	page,
} ) => {
	const made = await list.call< number[] >( 'attach', 'publish', 'A rowing trip' );
	await openList( page );
	const row = page.locator( `[role="row"][data-id="${ made[ 0 ] }"]` );
	await row.getByRole( 'button', { name: 'Actions for “Attached”' } ).click();
	await expire();
	await page.getByRole( 'menuitem', { name: 'Detach' } ).click();
	await expect( row ).toContainText( '(unattached)' );
	const dialog = await openAttach( row, 'A rowing trip' );
	await unplug( 'expired-nonces' );
	await dialog.getByRole( 'button', { name: 'Attach' } ).click();
	await expect( row.getByRole( 'link', { name: 'A rowing trip' } ) ).toBeVisible();
	// WordPress remembers its last view.
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await list.call( 'remove', made );
} );

test( 'a file is moved to a folder after the nonces of the page expired', async ( { page } ) => {
	const id = ( await pictures() )[ 0 ]!.id;
	await folders.call( 'forget_choices' );
	await folders.call( 'make_folders', [ 'Events' ] );
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( `[data-id="${ id }"]` ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	const entry = page.getByRole( 'treeitem', { name: /^Events/ } );
	await expect( entry ).toBeVisible();
	await expire();
	await page.locator( `[data-id="${ id }"]` ).dragTo( entry );
	await expect(
		page.locator( '.components-snackbar' ).filter( { hasText: '1 file moved to “Events”.' } )
	).toBeVisible();
	expect( await folders.call( 'folders_of', id ) ).toEqual( [ 'Events' ] );
	await folders.call( 'remove_folders' );
} );

test( 'the order of the files of a post is saved after the nonces of the page expired', async ( {
	page,
} ) => {
	const post = await makePost( '' );
	const songs = await orders.call< number[] >(
		'add_songs',
		post,
		'Nonce song A',
		'Nonce song B'
	);
	await orders.call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.getByLabel( 'Filter by type' ).selectOption( 'Uploaded to this post' );
	await expect( dialog.locator( '[data-position]' ) ).toHaveCount( 2 );
	await dialog.getByRole( 'button', { name: 'Change order' } ).click();
	const order = page.getByRole( 'dialog', { name: 'Order of the files of this post' } );
	await order.getByRole( 'button', { name: 'Reverse order' } ).click();
	await expire();
	const before = await orders.call( 'places_of', ...songs );
	await order.getByRole( 'button', { name: 'Save order' } ).click();
	await expect( order ).toHaveCount( 0 );
	expect( await orders.call( 'places_of', ...songs ) ).not.toEqual( before );
	await orders.call( 'remove', post, ...songs );
} );
