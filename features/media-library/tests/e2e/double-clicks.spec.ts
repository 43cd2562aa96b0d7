import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, footButton, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { callEdit } from '../support/edit';
import { requestsWith } from '../support/twice';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );
const { call: callCrop } = phpFile( 'features/media-library/tests/e2e/crop-image.php' );

test.afterEach( () => unplug( 'media-dialog' ) );

const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const arranged = ( page: Page ) => page.locator( '.pagewright-media-library__arranged' );

/** Opens a post in the classic editor. */
async function openClassic( page: Page, content: string ) {
	await call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ await makePost( content ) }&action=edit` );
}

const contentOf = ( page: Page ) =>
	page.evaluate( () =>
		( window as any ).tinymce.activeEditor.save().replace( /^<p>|<\/p>$/g, '' )
	);

test( 'two clicks on the button before the cropper do not press a button of the cropper', async ( {
	page,
} ) => {
	await callCrop( 'plug_theme' );
	const id = await callCrop< number >( 'insert_image' );
	const crops = requestsWith( page, 'action=crop-image' );
	await page.goto( '/wp-admin/options-general.php' );
	await page.getByRole( 'button', { name: 'Choose a Site Icon' } ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), id ).click();
	await footButton( page, /Set as Site Icon|Select/ ).dblclick();
	await expect( footButton( page, 'Crop image' ) ).toBeEnabled();
	expect( crops ).toEqual( [] );
	await footButton( page, 'Crop image' ).dblclick();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( crops ).toHaveLength( 1 );
	await callCrop( 'remove_images', id );
	await unplug( 'crop-image' );
} );

test( 'two clicks create a gallery of a block, but do not insert it', async ( { page } ) => {
	const ids = ( await pictures() ).map( ( { id } ) => id );
	const problems = problemsOf( page );
	const canvas = await openEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	await page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		data.dispatch( 'core/block-editor' ).insertBlocks( blocks.createBlock( 'core/gallery' ) );
	} );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await fileIn( own( page ), ids[ 0 ]! ).click();
	await fileIn( own( page ), ids[ 1 ]! ).click();
	await own( page ).getByRole( 'button', { name: 'Create a new gallery' } ).dblclick();
	await expect( arranged( page ) ).toHaveCount( 2 );
	await own( page ).getByRole( 'button', { name: 'Insert gallery' } ).dblclick();
	await expect( own( page ) ).toHaveCount( 0 );
	await expect( canvas.locator( '.wp-block-gallery .wp-block-image img' ) ).toHaveCount( 2 );
	expect( problems ).toEqual( [] );
} );

test( 'two clicks insert one link', async ( { page } ) => {
	const sent = requestsWith( page, 'send-link-to-editor' );
	await openClassic( page, '' );
	await page.waitForLoadState();
	// The pointer loads our fields.
	await page.locator( '.insert-media' ).first().hover();
	await page.waitForFunction( () => {
		const { wp, pagewrightMediaViews } = window as any;
		return wp.media.view.Embed.prototype.initialize !== pagewrightMediaViews.Embed.initialize;
	} );
	await page.locator( '.insert-media' ).first().click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Insert from URL' } ).click();
	await mediaDialog( page )
		.getByLabel( 'URL', { exact: true } )
		.fill( 'https://other.example/a' );
	await mediaDialog( page ).getByLabel( 'Link text', { exact: true } ).fill( 'A' );
	await footButton( page, 'Insert into page' ).dblclick();
	await expect( mediaDialog( page ) ).toBeHidden();
	await expect.poll( () => contentOf( page ) ).toBe( '<a href="https://other.example/a">A</a>' );
	expect( sent ).toHaveLength( 1 );
} );

test( 'two clicks save an edited image once', async ( { page } ) => {
	const id = await callEdit< number >( 'insert_image' );
	await page.goto( `/wp-admin/upload.php?item=${ id }&mode=edit` );
	const editor = page.locator( '.pagewright-edit-image' );
	await editor.getByRole( 'button', { name: 'Rotate right', exact: true } ).click();
	const saves = requestsWith( page, 'rotate' );
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).dblclick();
	await expect( editor ).toHaveCount( 0 );
	expect( saves ).toHaveLength( 1 );
	await callEdit( 'delete_attachment', id );
} );
