import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import {
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
} from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import {
	chooseFiles,
	fileIn,
	insertImageBlock,
	mediaDialog,
} from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { expectCreditSaved } from '../support/credit';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );
test.afterEach( () => unplug( 'media-dialog' ) );

const ours = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-media-library' );

/** Opens a post in the classic editor. */
async function openClassic( page: Page, content = '' ): Promise< number > {
	await call( 'plug_classic' );
	const id = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	return id;
}

/** Opens the dialog of the classic editor, with the files. */
async function addMedia( page: Page ) {
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( ours( page ) ).toBeVisible();
	return dialog;
}

/** Images that the classic editor shows. */
const inserted = ( page: Page ) => page.frameLocator( '#content_ifr' ).locator( 'img' );

/** Saves the post of the classic editor and returns its content. */
async function update( page: Page, id: number ): Promise< string > {
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	return savedContent( id );
}

test( 'an image block gets an image', async ( { page } ) => {
	const problems = problemsOf( page );
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await expect( ours( page ) ).toBeVisible();
	await chooseFiles( page, [ images[ 0 ]!.id ], /^Select$/ );
	await expect( canvas.locator( '.wp-block-image img' ) ).toBeVisible();
	await save( page );
	expect( await savedContent( id ) ).toMatch(
		new RegExp( `<!-- wp:image \\{"id":${ images[ 0 ]!.id },"sizeSlug":"\\w+"` )
	);
	expect( problems ).toEqual( [] );
} );

test( 'the classic editor inserts several files with typed texts and display settings', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const id = await openClassic( page );
	const dialog = await addMedia( page );
	const [ first, second ] = images.map( ( image ) => image.id ) as [ number, number ];
	const alt = await php< string >(
		`return get_post_meta( ${ first }, '_wp_attachment_image_alt', true );`
	);
	await fileIn( dialog, first ).click();
	await dialog.getByLabel( 'Alternative Text', { exact: false } ).fill( 'A typed text' );
	await dialog.getByLabel( 'Size', { exact: true } ).selectOption( 'thumbnail' );
	await dialog.getByLabel( 'Alignment' ).selectOption( 'left' );
	await fileIn( dialog, second ).click( { modifiers: [ 'ControlOrMeta' ] } );
	await dialog
		.locator( '.media-toolbar' )
		.getByRole( 'button', { name: /^Insert into/ } )
		.click();
	await expect( dialog ).toBeHidden();
	await expect( inserted( page ) ).toHaveCount( 2 );
	const content = await update( page, id );
	await call( 'set_alt', first, alt );
	expect( content ).toContain( 'alt="A typed text"' );
	expect( content ).toMatch( new RegExp( `alignleft size-thumbnail wp-image-${ first }` ) );
	expect( content ).toMatch( new RegExp( `wp-image-${ second }` ) );
	expect( problems ).toEqual( [] );
} );

test( 'the featured image of the classic editor', async ( { page } ) => {
	const id = await openClassic( page );
	await page.locator( '#set-post-thumbnail' ).click();
	await expect( ours( page ) ).toBeVisible();
	await chooseFiles( page, [ images[ 1 ]!.id ], 'Set featured image' );
	await expect( page.locator( '#postimagediv img' ) ).toBeVisible();
	await update( page, id );
	expect( await php( `return (int) get_post_thumbnail_id( ${ id } );` ) ).toBe( images[ 1 ]!.id );
} );

test( 'the site icon is chosen, then cropped by the dialog of WordPress', async ( { page } ) => {
	await call( 'plug_translations' );
	await page.goto( '/wp-admin/options-general.php' );
	await page.getByRole( 'button', { name: 'Choose a Site Icon' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( ours( page ) ).toBeVisible();
	await fileIn( dialog, images[ 0 ]!.id ).click();
	await dialog
		.locator( '.media-toolbar' )
		.getByRole( 'button', { name: /Set as Site Icon|Select/ } )
		.click();
	await expect( dialog.getByRole( 'button', { name: /Crop/ } ) ).toBeVisible();
} );

test( 'an image control of the Customizer', async ( { page } ) => {
	await call( 'plug_image_control' );
	await page.goto( '/wp-admin/customize.php?autofocus[control]=test_image' );
	await page.getByRole( 'button', { name: 'Select image' } ).click();
	await expect( ours( page ) ).toBeVisible();
	await chooseFiles( page, [ images[ 0 ]!.id ], /Select|Choose/ );
	await expect( page.locator( '#customize-control-test_image img' ) ).toBeVisible();
} );

test( 'a gallery is created from our library and arranged with ours', async ( { page } ) => {
	const id = await openClassic( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'tab', { name: 'Create gallery' } ).click();
	await expect( ours( page ) ).toBeVisible();
	await fileIn( dialog, images[ 0 ]!.id ).click();
	await fileIn( dialog, images[ 1 ]!.id ).click();
	await dialog.getByRole( 'button', { name: 'Create a new gallery' } ).click();
	await expect( dialog.getByRole( 'button', { name: 'Reverse order' } ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( dialog ).toBeHidden();
	expect( await update( page, id ) ).toContain(
		`[gallery ids="${ images[ 0 ]!.id },${ images[ 1 ]!.id }"]`
	);
} );

test( 'an uploaded file arrives in front, selected', async ( { page } ) => {
	await openClassic( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await dialog
		.locator( 'input[type=file]' )
		.or( page.locator( 'input[type=file]' ) )
		.last()
		.setInputFiles( {
			name: 'fresh-upload.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from( 'A file of a test.\n'.repeat( 9 ) ),
		} );
	const file = ours( page ).getByRole( 'option', { name: /fresh-upload/ } );
	await expect( file ).toHaveAttribute( 'aria-posinset', '1' );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await call( 'delete_upload' );
} );

test( 'a file is found, chosen and inserted by keyboard alone', async ( { page } ) => {
	const id = await openClassic( page );
	const lists: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'route=%2Fmedia&' ) ) {
			lists.push( request.url() );
		}
	} );
	const dialog = await addMedia( page );
	await expect( fileIn( dialog, images[ 0 ]!.id ) ).toBeVisible();
	expect( lists ).toHaveLength( 1 );
	await dialog.getByRole( 'searchbox' ).focus();
	await page.keyboard.type( images[ 2 ]!.title );
	const file = fileIn( dialog, images[ 2 ]!.id );
	await expect( dialog.locator( '[data-id]' ) ).toHaveCount( 1 );
	await file.focus();
	await page.keyboard.press( 'Space' );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( dialog.getByRole( 'button', { name: /^Insert into/ } ) ).toBeEnabled();
	await page.keyboard.press( 'ControlOrMeta+Enter' );
	await expect( dialog ).toBeHidden();
	await expect( inserted( page ) ).toHaveCount( 1 );
	expect( await update( page, id ) ).toContain( `wp-image-${ images[ 2 ]!.id }` );
} );

test( 'axe finds nothing in the dialog, with and without a file', async ( { page } ) => {
	await openClassic( page );
	const dialog = await addMedia( page );
	await expect( fileIn( dialog, images[ 0 ]!.id ) ).toBeVisible();
	const part = { include: '.pagewright-media-library' };
	expect( await violations( page, part ) ).toEqual( [] );
	await fileIn( dialog, images[ 0 ]!.id ).click();
	await expect( dialog.getByLabel( 'Size', { exact: true } ) ).toBeVisible();
	expect( await violations( page, part ) ).toEqual( [] );
} );

test( 'the library of WordPress opens at once, and stays until the tab is closed', async ( {
	page,
} ) => {
	await openClassic( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'button', { name: 'Classic library' } ).click();
	await expect( ours( page ) ).toBeHidden();
	await expect( dialog.locator( '.attachments .attachment' ).first() ).toBeVisible();
	await page.reload();
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	await expect( dialog.locator( '.attachments .attachment' ).first() ).toBeVisible();
	await dialog.getByRole( 'button', { name: 'Fast library' } ).click();
	await expect( ours( page ) ).toBeVisible();
	await page.reload();
	await addMedia( page );
} );

test( 'a plugin that changes the browser of WordPress finds it', async ( { page } ) => {
	await call( 'plug_folders' );
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( dialog.getByText( 'Folders of a plugin' ) ).toBeVisible();
	await expect( ours( page ) ).toBeHidden();
} );

test( 'a selection stays while the site does not respond, and loads again', async ( { page } ) => {
	await openClassic( page );
	const dialog = await addMedia( page );
	const file = fileIn( dialog, images[ 0 ]!.id );
	await expect( file ).toBeVisible();
	const isAttachments = /route=%2Fmedia%2Fattachments/;
	await page.route( isAttachments, ( route ) => route.abort() );
	await file.click();
	const failure = dialog
		.locator( '.pagewright-media-library__failure' )
		.filter( { hasText: 'The site does not respond' } )
		.first();
	await expect( failure ).toBeVisible();
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await page.unroute( isAttachments );
	await failure.getByRole( 'button', { name: 'Try again' } ).click();
	await dialog.getByRole( 'button', { name: /^Insert into/ } ).click();
	await expect( dialog ).toBeHidden();
	await expect( inserted( page ) ).toHaveCount( 1 );
} );

test( 'a selected file that was deleted meanwhile is reported', async ( { page } ) => {
	await openClassic( page );
	const dialog = await addMedia( page );
	await expect( fileIn( dialog, images[ 0 ]!.id ) ).toBeVisible();
	await page.route( /route=%2Fmedia%2Fattachments/, ( route ) =>
		route.fulfill( { json: { attachments: [] } } )
	);
	await fileIn( dialog, images[ 0 ]!.id ).click();
	await expect( dialog.getByText( '1 selected file no longer exists.' ) ).toBeVisible();
	await expect( fileIn( dialog, images[ 0 ]!.id ) ).toHaveAttribute( 'aria-selected', 'false' );
} );

test( 'fields of other plugins are shown and saved', async ( { page } ) => {
	await call( 'plug_credit' );
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	const dialog = await addMedia( page );
	await fileIn( dialog, images[ 0 ]!.id ).click();
	await expectCreditSaved( dialog, images[ 0 ]!.id );
} );
