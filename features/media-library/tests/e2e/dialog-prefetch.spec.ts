import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, mediaDialog } from '../../../../tests/support/media-dialog';

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
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await canvas.getByText( 'Text', { exact: true } ).click();
	await page.keyboard.press( 'End' );
	await page.keyboard.press( 'Enter' );
	await expect( canvas.getByRole( 'document', { name: /Empty block/ } ) ).toBeFocused();
	expect( lists ).toEqual( [] );
	await page.keyboard.type( '/image' );
	await page.getByRole( 'option', { name: 'Image', exact: true } ).click();
	await expect.poll( () => lists ).toEqual( [ 'image' ] );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await expect( fileIn( mediaDialog( page ), image!.id ) ).toBeVisible();
	expect( lists ).toEqual( [ 'image' ] );
} );
