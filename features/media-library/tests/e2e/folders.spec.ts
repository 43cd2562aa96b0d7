import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, insertImageBlock, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { errorLog, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/folders.php' );
const dialogs = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );
test.beforeEach( async () => {
	await call( 'forget_choices' );
	await call( 'make_folders', [ 'Events', 'Products' ] );
} );
test.afterEach( async () => {
	await call( 'remove_folders' );
	await unplug( 'media-dialog' );
} );

const folders = ( page: Page ) => page.getByRole( 'region', { name: 'Folders' } );
const entry = ( page: Page, name: RegExp ) => folders( page ).getByRole( 'treeitem', { name } );
const notice = ( page: Page, text: string | RegExp ) =>
	page.locator( '.components-snackbar' ).filter( { hasText: text } );
const foldersOf = ( id: number ) => call< string[] >( 'folders_of', id );

async function openScreen( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	await expect( entry( page, /^Products/ ) ).toBeVisible();
}

test( 'a file is dragged to a folder on Media → Library, and back', async ( { page } ) => {
	const problems = problemsOf( page );
	const { id } = images[ 0 ]!;
	await openScreen( page );
	await page.locator( `[data-id="${ id }"]` ).dragTo( entry( page, /^Events/ ) );
	await expect( notice( page, '1 file moved to “Events”.' ) ).toBeVisible();
	expect( await foldersOf( id ) ).toEqual( [ 'Events' ] );
	await expect( entry( page, /^Events, 1 file$/ ) ).toBeVisible();
	await entry( page, /^Events/ ).click();
	await expect( page.locator( '[data-id]' ) ).toHaveCount( 1 );
	expect( await violations( page, { include: '.pagewright-media-screen' } ) ).toEqual( [] );
	await notice( page, /moved/ ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No files in this folder' } ) ).toBeVisible();
	expect( await foldersOf( id ) ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'the folders stay open for the next page', async ( { page } ) => {
	await openScreen( page );
	await page.reload();
	await expect( entry( page, /^Products/ ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	await page.reload();
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	await expect( folders( page ) ).toHaveCount( 0 );
} );

test( 'an upload goes into the folder that is shown', async ( { page } ) => {
	await openScreen( page );
	await entry( page, /^Products/ ).click();
	await expect( page.getByRole( 'heading', { name: 'No files in this folder' } ) ).toBeVisible();
	await page.locator( '.pagewright-media-screen input[type="file"]' ).setInputFiles( {
		name: 'folder-upload.txt',
		mimeType: 'text/plain',
		// WordPress looks for an image in each upload, and PHP reports files that are too short for that.
		buffer: Buffer.from( 'A file of a test.\n'.repeat( 9 ) ),
	} );
	await expect( page.locator( '[data-id]' ) ).toHaveCount( 1 );
	await expect( entry( page, /^Products, 1 file$/ ) ).toBeVisible();
	expect( await call( 'folders_of_upload', 'folder-upload' ) ).toEqual( [ 'Products' ] );
	expect( await errorLog() ).toBe( '' );
	await call( 'delete_upload', 'folder-upload' );
} );

test( 'a dialog for images counts only images', async ( { page } ) => {
	await call( 'put', images[ 0 ]!.id, 'Events' );
	await call( 'put', await call< number >( 'make_document' ), 'Events' );
	await openScreen( page );
	await expect( entry( page, /^Events, 2 files$/ ) ).toBeVisible();
	const canvas = await openEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	// The folders stay open from the screen.
	await expect( entry( page, /^Events, 1 file$/ ) ).toBeVisible();
	await folders( page ).getByRole( 'button', { name: 'New folder' } ).click();
	await page.keyboard.type( 'Later' );
	await page.keyboard.press( 'Enter' );
	await expect( entry( page, /^Later, 0 files$/ ) ).toBeFocused();
	await expect( entry( page, /^Events, 1 file$/ ) ).toBeVisible();
	await call( 'delete_upload', 'Paper of a test' );
} );

test( 'a folder is created and used in the dialog of WordPress', async ( { page } ) => {
	const problems = problemsOf( page );
	const { id } = images[ 1 ]!;
	await dialogs.call( 'plug_classic' );
	const post = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.getByRole( 'button', { name: 'Folders' } ).click();
	await entry( page, /^All files/ ).focus();
	await dialog.getByRole( 'button', { name: 'New folder' } ).click();
	await page.keyboard.type( 'Tom & Jerry' );
	await page.keyboard.press( 'Enter' );
	await expect( entry( page, /^Tom & Jerry, 0 files$/ ) ).toBeFocused();
	await fileIn( dialog, id ).dragTo( entry( page, /^Tom & Jerry/ ) );
	await expect( notice( page, '1 file moved to “Tom & Jerry”.' ) ).toBeVisible();
	// The uploader of WordPress must not offer to upload what was dragged.
	await expect( page.locator( '.uploader-window:visible' ) ).toHaveCount( 0 );
	await entry( page, /^Tom & Jerry/ ).click();
	await expect( dialog.locator( '[data-id]' ) ).toHaveCount( 1 );
	await fileIn( dialog, id ).click();
	const field = page
		.getByRole( 'complementary', { name: 'Attachment details' } )
		.getByRole( 'combobox', { name: 'Folder' } );
	await field.selectOption( { label: 'Without a folder' } );
	await expect( notice( page, '1 file is in no folder now.' ) ).toBeVisible();
	expect( await foldersOf( id ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	expect( problems ).toEqual( [] );
} );
