import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { deleteFiles } from '../support/media-file';
import { noise } from '../support/noise';

/** Opens the editor, with the cursor in an empty paragraph. */
async function openParagraph( page: Page ) {
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await canvas.getByText( 'Text', { exact: true } ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await expect( canvas.getByRole( 'document', { name: /Empty block/ } ) ).toBeFocused();
	return canvas;
}

async function insertImage( page: Page ): Promise< void > {
	await page.keyboard.type( '/image' );
	await page.getByRole( 'option', { name: 'Image', exact: true } ).click();
}

test( 'files load as soon as a block can open the dialog, not with the editor', async ( {
	page,
} ) => {
	const [ image ] = await pictures();
	const lists: string[] = [];
	page.on( 'request', ( request ) => {
		const parameters = new URL( request.url() ).searchParams;
		if ( parameters.get( 'route' ) === '/media' ) {
			lists.push( parameters.get( 'type' ) ?? '' );
		}
	} );
	const canvas = await openParagraph( page );
	expect( lists ).toEqual( [] );
	await insertImage( page );
	await expect.poll( () => lists ).toEqual( [ 'image' ] );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await expect( fileIn( mediaDialog( page ), image!.id ) ).toBeVisible();
	expect( lists ).toEqual( [ 'image' ] );
} );

test( 'a file that the block has uploaded since then is in the list', async ( { page } ) => {
	await page.clock.install();
	const canvas = await openParagraph( page );
	const list = page.waitForResponse( /route=%2Fmedia&/ );
	await insertImage( page );
	await list;
	await canvas
		.locator( '.wp-block-image input[type="file"]' )
		.setInputFiles( { name: 'since-then.png', mimeType: 'image/png', buffer: noise( 45 ) } );
	const id = await page.waitForFunction(
		() =>
			( window as any ).wp.data.select( 'core/block-editor' ).getSelectedBlock()?.attributes
				.id
	);
	// Users need more time for this than the test.
	await page.clock.fastForward( 10_000 );
	// The toolbar is hidden while the user types.
	await canvas.getByRole( 'document', { name: 'Block: Image' } ).hover();
	await page.getByRole( 'button', { name: 'Replace', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	await expect( fileIn( mediaDialog( page ), await id.jsonValue() ) ).toBeVisible();
	await deleteFiles( [ await id.jsonValue() ] );
} );
