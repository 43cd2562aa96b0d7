import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/screen.php' );

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );

const file = ( page: Page, id: number ) => page.locator( `[data-id="${ id }"]` );
const details = ( page: Page ) => page.getByRole( 'complementary', { name: 'Attachment details' } );

async function open( page: Page, parameters = '' ) {
	await page.goto( `/wp-admin/upload.php?mode=grid${ parameters }` );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
}

test( 'Media → Library has our grid, and nothing of the dialog of WordPress', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await open( page );
	const classic = await page.evaluate( () => ( {
		backbone: 'Backbone' in window,
		media: Boolean( ( window as any ).wp?.media ),
		templates: document.querySelectorAll( 'script[id^="tmpl-"]' ).length,
	} ) );
	expect( classic ).toEqual( { backbone: false, media: false, templates: 0 } );
	expect( problems ).toEqual( [] );
	expect( await violations( page, { include: '.pagewright-media-screen' } ) ).toEqual( [] );
} );

test( 'a title is saved while the user types, and the address opens the file again', async ( {
	page,
} ) => {
	const [ { id, title } ] = images as [ { id: number; title: string } ];
	await open( page );
	await file( page, id ).click();
	await details( page ).getByLabel( 'Title' ).fill( 'Another title' );
	await expect( details( page ).getByRole( 'status' ) ).toContainText( 'Saved' );
	expect( await php( `return get_post( ${ id } )->post_title;` ) ).toBe( 'Another title' );
	expect( page.url() ).toContain( `item=${ id }` );
	await page.reload();
	await expect( details( page ).getByLabel( 'Title' ) ).toHaveValue( 'Another title' );
	await details( page ).getByLabel( 'Title' ).fill( title );
	await expect( details( page ).getByRole( 'status' ) ).toContainText( 'Saved' );
} );

test( 'Back closes a file, whose image is large; moving adds no entry to the history', async ( {
	page,
} ) => {
	await open( page );
	await file( page, images[ 0 ]!.id ).click();
	const dialog = page.getByRole( 'dialog' );
	const image = dialog.locator( '.pagewright-media-library__whole' );
	await expect( image ).toBeVisible();
	expect( ( await image.boundingBox() )!.width ).toBeGreaterThan( 400 );
	const next = dialog.getByRole( 'button', { name: 'Next file' } );
	const last = dialog.getByRole( 'button', { name: 'Previous file' } );
	await ( ( await next.isEnabled() ) ? next : last ).click();
	await expect( page ).not.toHaveURL( new RegExp( `item=${ images[ 0 ]!.id }\\b` ) );
	await expect( page ).toHaveURL( /item=\d+/ );
	await page.goBack();
	await expect( dialog ).toBeHidden();
	await expect( page ).not.toHaveURL( /item=/ );
	await page.goForward();
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page ).not.toHaveURL( /item=/ );
} );

test( 'a file whose dialog cannot be loaded opens when the connection is back', async ( {
	page,
} ) => {
	await open( page );
	await page.route( /media-attachment\.js/, ( route ) => route.abort() );
	await file( page, images[ 0 ]!.id ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( 'The site does not respond' ) ).toBeVisible();
	await page.unroute( /media-attachment\.js/ );
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( details( page ).getByLabel( 'Title' ) ).toHaveValue( images[ 0 ]!.title );
	// Closing twice at once leaves the file, not the screen.
	await dialog.evaluate( ( { ownerDocument } ) => {
		const escape = () =>
			new KeyboardEvent( 'keydown', { key: 'Escape', code: 'Escape', bubbles: true } );
		ownerDocument.activeElement?.dispatchEvent( escape() );
		ownerDocument.activeElement?.dispatchEvent( escape() );
	} );
	await expect( dialog ).toBeHidden();
	await expect( page ).toHaveURL( /upload\.php/ );
	await expect( file( page, images[ 0 ]!.id ) ).toBeVisible();
} );

test( 'a search of the address is typed, and finds', async ( { page } ) => {
	await open( page, `&search=${ encodeURIComponent( images[ 1 ]!.title ) }` );
	await expect( page.getByRole( 'searchbox', { name: 'Search media' } ) ).toHaveValue(
		images[ 1 ]!.title
	);
	await expect( file( page, images[ 1 ]!.id ) ).toBeVisible();
	await expect( file( page, images[ 0 ]!.id ) ).toBeHidden();
} );

test( 'files are uploaded on the screen; a refused one says why', async ( { page } ) => {
	await open( page );
	const chooser = await openFileChooser( page, () =>
		page.locator( '.page-title-action' ).click()
	);
	await chooser.setFiles( [
		{
			name: 'screen-upload.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from( 'A file of a test.\n'.repeat( 9 ) ),
		},
		{ name: 'refused.php', mimeType: 'text/plain', buffer: Buffer.from( '<?php' ) },
	] );
	const fresh = page.locator( '[data-id]', { hasText: 'screen-upload' } );
	await expect( fresh ).toHaveAttribute( 'aria-posinset', '1' );
	await expect( page.getByText( 'not allowed to upload this file type' ).first() ).toBeVisible();
	await expect( page.getByText( 'refused.php' ).first() ).toBeVisible();
	await call( 'delete_upload' );
} );

test( 'several files are deleted after a question; the others stay', async ( { page } ) => {
	const ids = await call< number[] >( 'make_files', 3 );
	await open( page );
	await page.getByRole( 'button', { name: 'Bulk select' } ).click();
	await file( page, ids[ 0 ]! ).click();
	await file( page, ids[ 1 ]! ).click();
	await page.getByRole( 'button', { name: /Delete permanently/ } ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: /Delete/ } )
		.click();
	await expect( file( page, ids[ 0 ]! ) ).toHaveCount( 0 );
	await expect( file( page, ids[ 2 ]! ) ).toBeVisible();
	expect( await call( 'which_exist', ids ) ).toEqual( [ ids[ 2 ] ] );
	await php( `wp_delete_attachment( ${ ids[ 2 ] }, true );` );
} );

test( 'the grid and the list of WordPress stay available', async ( { page } ) => {
	await open( page );
	await page.getByRole( 'link', { name: 'Classic library' } ).click();
	await expect( page.locator( '.attachments .attachment' ).first() ).toBeVisible();
	await page.goto( '/wp-admin/upload.php?mode=list' );
	await expect( page.locator( '.wp-list-table.media' ) ).toBeVisible();
	await open( page );
} );

test( 'the search table is filled while the screen is open', async ( { page } ) => {
	const state = () => php( 'return Pagewright\\Features\\MediaLibrary\\Index\\State::name();' );
	await php( 'Pagewright\\Features\\MediaLibrary\\Index\\Builder::remove();' );
	expect( await state() ).toBe( 'missing' );
	await open( page );
	await expect.poll( state ).toBe( 'ready' );
	await expect( page.locator( '.pagewright-media-library__count' ) ).not.toContainText( '%' );
} );
