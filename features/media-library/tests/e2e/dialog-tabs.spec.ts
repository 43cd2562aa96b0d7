import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, insertImageBlock, mediaDialog } from '../../../../tests/support/media-dialog';

test( 'search and filters stay while the tab for uploads is open, but not for the next dialog', async ( {
	page,
} ) => {
	const [ image, other ] = await pictures();
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	const dialog = mediaDialog( page );
	const search = dialog.getByRole( 'searchbox' );
	await search.fill( image!.title );
	await search.press( 'Enter' );
	await expect( fileIn( dialog, other!.id ) ).toBeHidden();
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await expect( search ).toBeHidden();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( search ).toHaveValue( image!.title );
	await expect( fileIn( dialog, image!.id ) ).toBeVisible();
	await expect( fileIn( dialog, other!.id ) ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await expect( fileIn( dialog, other!.id ) ).toBeVisible();
	await expect( search ).toHaveValue( '' );
} );
