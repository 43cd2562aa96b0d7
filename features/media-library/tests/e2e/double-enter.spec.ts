import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, footButton, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { editPart } from '../support/classic-view';
import { deleteFiles, insertFile } from '../support/media-file';
import { requestsWith, WAYS } from '../support/twice';

const dialogs = phpFile( 'features/media-library/tests/e2e/dialog.php' );
const crops = phpFile( 'features/media-library/tests/e2e/crop-image.php' );

test.afterEach( () => unplug( 'media-dialog' ) );

const arranged = ( page: Page ) => page.locator( '.pagewright-media-library__arranged' );
const shown = ( page: Page, selector: string ) =>
	page.frameLocator( '#content_ifr' ).locator( selector );
const contentOf = ( page: Page ) =>
	page.evaluate( () =>
		( window as any ).tinymce.activeEditor.save().replace( /^<p>|<\/p>$/g, '' )
	);

async function openClassic( page: Page, content: string ) {
	await dialogs.call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ await makePost( content ) }&action=edit` );
	await page.waitForLoadState();
}

for ( const [ way, press ] of Object.entries( WAYS ) ) {
	for ( const [ control, opener, action ] of [
		[ 'site_icon', '.upload-button', 'action=crop-image' ],
		[ 'custom_logo', '.upload-button', 'action=crop-image' ],
		[ 'test_banner', '.upload-button', 'action=crop-image' ],
		[ 'header_image', '.new', 'action=custom-header-crop' ],
	] as const ) {
		test( `${ way } choose and crop the image of ${ control } once`, async ( { page } ) => {
			await crops.call( 'plug_theme' );
			const id = await crops.call< number >( 'insert_image' );
			const sent = requestsWith( page, action );
			await page.goto( `/wp-admin/customize.php?autofocus[control]=${ control }` );
			await page.locator( `#customize-control-${ control } ${ opener }` ).click();
			await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
			await fileIn( mediaDialog( page ), id ).click();
			await press( footButton( page, /^Select/ ) );
			await expect( footButton( page, 'Crop image' ) ).toBeEnabled();
			expect( sent ).toEqual( [] );
			await press( footButton( page, 'Crop image' ) );
			await expect( mediaDialog( page ) ).toBeHidden();
			await expect(
				page.locator( `#customize-control-${ control } img` ).first()
			).toBeVisible();
			await expect( mediaDialog( page ) ).toBeHidden();
			expect( sent ).toHaveLength( 1 );
			await crops.call( 'remove_images', id );
			await unplug( 'crop-image' );
		} );
	}

	test( `${ way } insert a file once, and do not open the dialog again`, async ( { page } ) => {
		const id = ( await pictures() )[ 0 ]!.id;
		const sent = requestsWith( page, 'send-attachment-to-editor' );
		await openClassic( page, '' );
		await page.locator( '.insert-media' ).first().press( 'Enter' );
		await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), id ).click();
		await press( footButton( page, /^Insert into/ ) );
		await expect( shown( page, 'img' ) ).toHaveCount( 1 );
		await expect( mediaDialog( page ) ).toBeHidden();
		expect( sent ).toHaveLength( 1 );
	} );

	test( `${ way } create a gallery, and insert it once`, async ( { page } ) => {
		const ids = ( await pictures() ).map( ( { id } ) => id );
		await openClassic( page, '' );
		await page.locator( '.insert-media' ).first().press( 'Enter' );
		await mediaDialog( page ).getByRole( 'tab', { name: 'Create gallery' } ).click();
		await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), ids[ 0 ]! ).click();
		await fileIn( mediaDialog( page ), ids[ 1 ]! ).click();
		await press( footButton( page, 'Create a new gallery' ) );
		await expect( arranged( page ) ).toHaveCount( 2 );
		await press( footButton( page, 'Insert gallery' ) );
		await expect
			.poll( () => contentOf( page ) )
			.toBe( `[gallery ids="${ ids[ 0 ] },${ ids[ 1 ] }"]` );
		await expect( mediaDialog( page ) ).toBeHidden();
	} );

	test( `${ way } add to a gallery, and update it`, async ( { page } ) => {
		const ids = ( await pictures() ).map( ( { id } ) => id );
		await openClassic( page, `[gallery ids="${ ids[ 0 ] }"]` );
		await editPart( page, '.wpview' );
		await mediaDialog( page ).getByRole( 'tab', { name: 'Add to gallery' } ).click();
		await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), ids[ 1 ]! ).click();
		await press( footButton( page, 'Add to gallery' ) );
		await expect( arranged( page ) ).toHaveCount( 2 );
		await press( footButton( page, 'Update gallery' ) );
		await expect( mediaDialog( page ) ).toBeHidden();
		expect( await contentOf( page ) ).toBe( `[gallery ids="${ ids[ 0 ] },${ ids[ 1 ] }"]` );
	} );

	test( `${ way } update the details of an image and of a player once`, async ( { page } ) => {
		const id = ( await pictures() )[ 0 ]!.id;
		const { url, id: song } = await insertFile( 'clip.mp3' );
		const image = `<img class="wp-image-${ id }" src="${ url }.png" alt="A hut" width="120" height="80" />`;
		await openClassic( page, `${ image }\n\n[audio mp3="${ url }"]` );
		for ( const selector of [ 'img', '.wpview' ] ) {
			await editPart( page, selector );
			await press( footButton( page, 'Update' ) );
			await expect( mediaDialog( page ) ).toBeHidden();
		}
		const content = await contentOf( page );
		expect( content.match( /<img/g ) ).toHaveLength( 1 );
		expect( content.match( /\[audio/g ) ).toHaveLength( 1 );
		await deleteFiles( [ song ] );
	} );
}
