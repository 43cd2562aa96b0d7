import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from '@playwright/test';
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
import { dialogFoot, fileIn, insertImageBlock } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { expectCreditSaved } from '../support/credit';
import { paste } from '../support/paste';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );
const ATTACHMENTS = /route=%2Fmedia%2Fattachments/;

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );
test.afterEach( () => unplug( 'media-dialog' ) );

const dialog = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const ofWordPress = ( page: Page ) => page.locator( '.media-modal:visible' );
const primary = ( page: Page, name = 'Select' ) =>
	dialogFoot( dialog( page ) ).getByRole( 'button', { name, exact: true } );
const opener = ( canvas: FrameLocator ) => canvas.getByRole( 'button', { name: 'Media Library' } );
const inserted = ( canvas: FrameLocator ) => canvas.locator( '.wp-block-image img' );

/** WordPress offers patterns for posts without content. */
const TEXT = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';

/** Opens the dialog of an empty image block. */
async function openDialog( page: Page ) {
	const id = await makePost( TEXT );
	const canvas = await openEditor( page, id );
	await insertImageBlock( page );
	await opener( canvas ).click();
	await expect( fileIn( dialog( page ), images[ 0 ]!.id ) ).toBeVisible();
	return { id, canvas };
}

test( 'a file is chosen by keyboard alone, with a typed text', async ( { page } ) => {
	const problems = problemsOf( page );
	const { id, canvas } = await openDialog( page );
	const alt = await php< string >(
		`return get_post_meta( ${ images[ 1 ]!.id }, '_wp_attachment_image_alt', true );`
	);
	await expect( primary( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( dialog( page ).getByLabel( 'Filter by type' ) ).toContainText( 'Images' );
	await fileIn( dialog( page ), images[ 1 ]!.id ).focus();
	await page.keyboard.press( 'Space' );
	await dialog( page ).getByLabel( 'Alternative Text', { exact: false } ).fill( 'A typed text' );
	await page.keyboard.press( 'ControlOrMeta+Enter' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( inserted( canvas ) ).toHaveAttribute( 'alt', 'A typed text' );
	await save( page );
	expect( await savedContent( id ) ).toContain( `wp-image-${ images[ 1 ]!.id }` );
	await call( 'set_alt', images[ 1 ]!.id, alt );
	expect( problems ).toEqual( [] );
} );

test( 'Escape closes it, and the focus returns to the block', async ( { page } ) => {
	const { canvas } = await openDialog( page );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( opener( canvas ) ).toBeFocused();
	await expect( inserted( canvas ) ).toHaveCount( 0 );
} );

test( 'undo and redo take back and repeat the choice', async ( { page } ) => {
	const { canvas } = await openDialog( page );
	await fileIn( dialog( page ), images[ 0 ]!.id ).dblclick();
	await expect( inserted( canvas ) ).toHaveCount( 1 );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( inserted( canvas ) ).toHaveCount( 0 );
	await page.keyboard.press( 'ControlOrMeta+Shift+z' );
	await expect( inserted( canvas ) ).toHaveCount( 1 );
} );

test( 'a chosen file is selected when it is replaced', async ( { page } ) => {
	const { id, canvas } = await openDialog( page );
	await fileIn( dialog( page ), images[ 0 ]!.id ).click();
	await primary( page ).click();
	await expect( inserted( canvas ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Replace' } ).click();
	await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	await expect( fileIn( dialog( page ), images[ 0 ]!.id ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await fileIn( dialog( page ), images[ 2 ]!.id ).click();
	await primary( page ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await save( page );
	expect( await savedContent( id ) ).toContain( `wp-image-${ images[ 2 ]!.id }` );
} );

test( 'the featured image', async ( { page } ) => {
	const id = await makePost( TEXT );
	await openEditor( page, id );
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/edit-post' )
			.openGeneralSidebar( 'edit-post/document' )
	);
	await page.getByRole( 'button', { name: 'Set featured image' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'Featured image' } ) ).toBeVisible();
	await fileIn( dialog( page ), images[ 1 ]!.id ).click();
	await primary( page, 'Set featured image' ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await save( page );
	expect( await php( `return (int) get_post_thumbnail_id( ${ id } );` ) ).toBe( images[ 1 ]!.id );
} );

test( 'an upload arrives in front, selected, and belongs to the post', async ( { page } ) => {
	const { id, canvas } = await openDialog( page );
	await dialog( page ).getByRole( 'tab', { name: 'Upload files' } ).click();
	await dialog( page )
		.locator( 'input[type=file]' )
		.setInputFiles( {
			name: 'fresh-upload.jpg',
			mimeType: 'image/jpeg',
			buffer: readFileSync( 'tests/media/cover.jpg' ),
		} );
	const file = dialog( page ).getByRole( 'option', { name: /fresh-upload/ } );
	await expect( file ).toHaveAttribute( 'aria-posinset', '1' );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await primary( page ).click();
	await expect( inserted( canvas ) ).toHaveAttribute( 'src', /fresh-upload/ );
	expect( await call( 'parent_of_upload' ) ).toBe( id );
	await call( 'delete_upload' );
} );

test( 'a pasted image arrives selected, on both tabs', async ( { page } ) => {
	const { canvas } = await openDialog( page );
	await paste( fileIn( dialog( page ), images[ 0 ]!.id ), 'fresh-upload.png' );
	const file = dialog( page ).getByRole( 'option', { name: /fresh-upload/ } );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await call( 'delete_upload' );
	await page.keyboard.press( 'Escape' );
	await opener( canvas ).click();
	await dialog( page ).getByRole( 'tab', { name: 'Upload files' } ).click();
	await paste(
		dialog( page ).getByRole( 'button', { name: 'Select files' } ),
		'fresh-upload.png'
	);
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await call( 'delete_upload' );
} );

test( 'an upload of another type is not selected', async ( { page } ) => {
	await openDialog( page );
	await dialog( page ).getByRole( 'tab', { name: 'Upload files' } ).click();
	const uploaded = page.waitForResponse( /async-upload\.php/ );
	await dialog( page )
		.locator( 'input[type=file]' )
		.setInputFiles( {
			name: 'fresh-upload.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from( 'A file of a test.\n'.repeat( 9 ) ),
		} );
	expect( ( await uploaded ).status() ).toBe( 200 );
	await expect( dialog( page ).getByText( 'Uploading 1 file…' ) ).toHaveCount( 0 );
	await expect( dialog( page ).getByRole( 'option', { name: /fresh-upload/ } ) ).toHaveCount( 0 );
	await expect( primary( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await call( 'delete_upload' );
} );

test( 'the library of WordPress opens instead, at once and until the user returns', async ( {
	page,
} ) => {
	const { canvas } = await openDialog( page );
	await dialog( page ).getByRole( 'button', { name: 'Classic library' } ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );
	const classic = ofWordPress( page );
	await expect( classic.locator( '.attachments .attachment' ).first() ).toBeVisible();
	await classic.getByRole( 'button', { name: 'Close dialog' } ).click();
	await opener( canvas ).click();
	await expect( classic.locator( '.attachments .attachment' ).first() ).toBeVisible();
	await classic.getByRole( 'button', { name: 'Fast library' } ).click();
	await expect( classic.locator( '.pagewright-media-library' ) ).toBeVisible();
	await classic.getByRole( 'button', { name: 'Close dialog' } ).click();
	await opener( canvas ).click();
	await expect( dialog( page ) ).toBeVisible();
} );

test( 'a plugin that adds a tab to the frames of WordPress finds them', async ( { page } ) => {
	await call( 'plug_tab' );
	const canvas = await openEditor( page, await makePost( TEXT ) );
	await insertImageBlock( page );
	await opener( canvas ).click();
	await expect( ofWordPress( page ).getByText( 'Stock of a plugin' ) ).toBeVisible();
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'a choice waits while the site does not respond', async ( { page } ) => {
	const { canvas } = await openDialog( page );
	await page.route( ATTACHMENTS, ( route ) => route.abort() );
	await fileIn( dialog( page ), images[ 0 ]!.id ).click();
	const failure = dialog( page )
		.locator( '.pagewright-media-library__failure' )
		.filter( { hasText: 'The site does not respond' } )
		.first();
	await expect( failure ).toBeVisible();
	await primary( page ).click();
	await expect( dialog( page ) ).toBeVisible();
	await page.unroute( ATTACHMENTS );
	await failure.getByRole( 'button', { name: 'Try again' } ).click();
	await primary( page ).click();
	await expect( inserted( canvas ) ).toHaveCount( 1 );
} );

test( 'a file that was deleted meanwhile is reported', async ( { page } ) => {
	await openDialog( page );
	await page.route( ATTACHMENTS, ( route ) => route.fulfill( { json: { attachments: [] } } ) );
	await fileIn( dialog( page ), images[ 0 ]!.id ).click();
	await expect(
		dialog( page ).getByText( '1 selected file no longer exists.' ).first()
	).toBeVisible();
	await expect( primary( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

test( 'fields of other plugins are shown and saved', async ( { page } ) => {
	await call( 'plug_credit', false );
	await openDialog( page );
	await fileIn( dialog( page ), images[ 0 ]!.id ).click();
	await expectCreditSaved( dialog( page ), images[ 0 ]!.id );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `axe finds nothing at ${ width } px, in both tabs`, async ( { page } ) => {
		await openDialog( page );
		await page.setViewportSize( { width, height: 780 } );
		const part = { include: '.pagewright-media-library__frame' };
		await fileIn( dialog( page ), images[ 0 ]!.id ).click();
		expect( await violations( page, part ) ).toEqual( [] );
		await dialog( page ).getByRole( 'tab', { name: 'Upload files' } ).click();
		expect( await violations( page, part ) ).toEqual( [] );
		await dialog( page ).getByRole( 'tab', { name: 'Media library' } ).click();
	} );
}
