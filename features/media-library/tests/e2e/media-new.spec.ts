import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { paste, pngOf } from '../support/paste';

const { call } = phpFile( 'features/media-library/tests/e2e/media-new.php' );

const image = ( name: string ) => ( { name, mimeType: 'image/png', buffer: pngOf( name ) } );

const uploader = ( page: Page ) => page.locator( '.pagewright-media-new' );
const uploaded = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Uploaded files' } ).getByRole( 'listitem' );
const select = ( page: Page ) =>
	uploader( page ).getByRole( 'button', { name: 'Select files', exact: true } );

async function open( page: Page ) {
	await page.goto( '/wp-admin/media-new.php' );
	await expect( select( page ) ).toBeVisible();
}

test.afterEach( async () => {
	await call( 'delete_uploads', 'add-new' );
} );

test( 'files are uploaded by keyboard, and a row has the links of each', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const problems = problemsOf( page );
	await open( page );
	await expect( page.locator( '#file-form' ) ).toHaveCount( 0 );
	await select( page ).focus();
	const chooser = await openFileChooser( page, () => page.keyboard.press( 'Enter' ) );
	await chooser.setFiles( [ image( 'add-new-one.png' ), image( 'add-new-two.png' ) ] );
	await expect( uploaded( page ) ).toHaveCount( 2 );
	await expect( uploaded( page ).first() ).toContainText( 'add-new-one.png' );
	await expect( uploaded( page ).first().locator( 'img' ) ).toHaveAttribute(
		'src',
		/add-new-one.*\.png/
	);
	const file = await call< { id: number; url: string } >( 'find', 'add-new-two' );
	const edit = uploaded( page ).nth( 1 ).getByRole( 'link', { name: 'Edit: add-new-two' } );
	const copy = uploaded( page )
		.nth( 1 )
		.getByRole( 'button', { name: /^Copy URL to clipboard/ } );
	await edit.focus();
	await page.keyboard.press( 'Tab' );
	await expect( copy ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( copy ).toContainText( 'Copied!' );
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText(
		'The file URL has been copied to your clipboard.'
	);
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( file.url );
	await edit.click();
	await expect( page ).toHaveURL(
		new RegExp( `post=${ file.id }&action=edit|action=edit&post=${ file.id }` )
	);
	await expect( page.locator( '#title' ) ).toHaveValue( 'add-new-two' );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );

test( 'a refused file says why, and the other files are uploaded', async ( { page } ) => {
	await open( page );
	await uploader( page )
		.locator( 'input[type=file]' )
		.setInputFiles( [
			{ name: 'add-new.php', mimeType: 'text/plain', buffer: Buffer.from( '<?php' ) },
			image( 'add-new-three.png' ),
		] );
	await expect( uploaded( page ) ).toHaveCount( 1 );
	const failures = page.getByRole( 'region', { name: 'Uploads' } );
	await expect( failures ).toContainText( 'add-new.php' );
	await expect( failures ).toContainText( 'not allowed to upload this file type' );
} );

test( 'pasted files are uploaded here and on Media → Library, but not in a text field', async ( {
	page,
} ) => {
	await open( page );
	await paste( select( page ), 'add-new-pasted.png' );
	await expect( uploaded( page ) ).toHaveCount( 1 );
	await expect( uploaded( page ) ).toContainText( 'add-new-pasted.png' );
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	const file = ( name: string ) => page.locator( '[data-id]', { hasText: name } );
	await expect( file( 'add-new-pasted' ) ).toBeVisible();
	await paste( page.getByRole( 'searchbox', { name: 'Search media' } ), 'add-new-not.png' );
	await paste( page.getByRole( 'button', { name: 'Bulk select' } ), 'add-new-grid.png' );
	await expect( file( 'add-new-grid' ) ).toBeVisible();
	expect( await call( 'find', 'add-new-not' ) ).toBeNull();
} );

test( 'a link shows the uploader of WordPress at once', async ( { page } ) => {
	await open( page );
	await page.getByRole( 'link', { name: 'Classic uploader' } ).click();
	await expect( page ).toHaveURL( /classic=1/ );
	await expect( page.locator( '#plupload-browse-button' ) ).toBeVisible();
	await expect( uploader( page ) ).toHaveCount( 0 );
} );

test( 'the form of WordPress uploads a file without our script', async ( { page } ) => {
	await page.route( /build\/media-new\.js/, ( route ) => route.abort() );
	await page.goto( '/wp-admin/media-new.php' );
	const field = page.locator( '#async-upload' );
	await expect( field ).toBeVisible( { timeout: 15_000 } );
	await field.setInputFiles( image( 'add-new-form.png' ) );
	await page.locator( '#html-upload' ).click();
	await expect( page ).toHaveURL( /upload\.php/ );
	expect( await call( 'find', 'add-new-form' ) ).not.toBeNull();
} );

test( 'the list of WordPress leads to the screen', async ( { page } ) => {
	await page.goto( '/wp-admin/upload.php?mode=list' );
	await expect( page.locator( '.wp-list-table.media' ) ).toBeVisible();
	await page.locator( '.page-title-action' ).click();
	await expect( page ).toHaveURL( /media-new\.php/ );
	await expect( select( page ) ).toBeVisible();
	// The next test expects the grid.
	await page.goto( '/wp-admin/upload.php?mode=grid' );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `at ${ width } px, nothing overflows and axe finds nothing`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await open( page );
		await uploader( page )
			.locator( 'input[type=file]' )
			.setInputFiles( [
				image( `add-new-${ 'long-name-'.repeat( 12 ) }.png` ),
				{ name: 'add-new.php', mimeType: 'text/plain', buffer: Buffer.from( '<?php' ) },
				{
					name: 'add-new-text.txt',
					mimeType: 'text/plain',
					buffer: Buffer.from( 'A file of a test.\n'.repeat( 9 ) ),
				},
			] );
		await expect( uploaded( page ) ).toHaveCount( 2 );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth
			)
		).toBeLessThanOrEqual( 0 );
		expect( await violations( page, { include: '.pagewright-media-new' } ) ).toEqual( [] );
		if ( process.env.PICTURES ) {
			await page.screenshot( { path: `${ process.env.PICTURES }/media-new-${ width }.png` } );
		}
	} );
}
