import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, insertImageBlock } from '../../../../tests/support/media-dialog';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { drag, drop } from '../support/drop';
import { pngOf } from '../support/paste';

const { call } = phpFile( 'features/media-library/tests/e2e/dropped-folders.php' );

/** A file that WordPress reads to its end. */
const TEXT = 'A file of a test.\n'.repeat( 9 );

let place: string;
test.beforeEach( () => {
	place = mkdtempSync( join( tmpdir(), 'pagewright-drop-' ) );
	mkdirSync( join( place, 'Trip', 'Day' ), { recursive: true } );
	writeFileSync( join( place, 'Trip', 'drop-a.png' ), pngOf( 'a' ) );
	writeFileSync( join( place, 'Trip', '.DS_Store' ), TEXT );
	writeFileSync( join( place, 'Trip', 'Day', 'drop-b.png' ), pngOf( 'b' ) );
	writeFileSync( join( place, 'drop-c.png' ), pngOf( 'c' ) );
} );
test.afterEach( async () => {
	rmSync( place, { recursive: true } );
	await call( 'clean' );
} );

const notice = ( page: Page ) => page.locator( '.pagewright-media-library__notice' );

async function openScreen( page: Page ) {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
}

test( 'a folder that is dropped on the library is created there with its files', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await call( 'make_folder', 'trip' );
	await openScreen( page );
	await drop( page.locator( '.pagewright-media-screen' ), [
		join( place, 'Trip' ),
		join( place, 'drop-c.png' ),
	] );
	await expect( notice( page ) ).toContainText( 'Folder “Day” created.' );
	await expect
		.poll( () => call( 'paths' ) )
		.toEqual( [ 'drop-c', 'trip/Day/drop-b', 'trip/drop-a' ] );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );

test( 'what is dropped on a folder of the tree goes into it', async ( { page } ) => {
	const problems = problemsOf( page );
	await call( 'make_folder', 'Paris' );
	await openScreen( page );
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	const folder = page.getByRole( 'treeitem', { name: /^Paris/ } );
	await drag( folder, [ join( place, 'drop-c.png' ) ] );
	await expect( folder ).toHaveClass( /is-over/ );
	const zone = page.locator( '.components-drop-zone.is-active' );
	await expect( zone ).toHaveCount( 1 );
	await drop( folder, [ join( place, 'Trip' ), join( place, 'drop-c.png' ) ] );
	await expect( zone ).toHaveCount( 0 );
	await expect( folder ).not.toHaveClass( /is-over/ );
	await expect
		.poll( () => call( 'paths' ) )
		.toEqual( [ 'Paris/Trip/Day/drop-b', 'Paris/Trip/drop-a', 'Paris/drop-c' ] );
	await expect( folder ).toHaveAccessibleName( 'Paris, 1 file' );
	expect( problems ).toEqual( [] );
} );

test( 'on a narrow screen, the panel of folders receives files', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await call( 'make_folder', 'Paris' );
	await openScreen( page );
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	const panel = page.getByRole( 'region', { name: 'Folders' } );
	await expect( panel.getByRole( 'button', { name: 'Close folders' } ) ).toBeVisible();
	const folder = panel.getByRole( 'treeitem', { name: /^Paris/ } );
	await drop( folder, [ join( place, 'drop-c.png' ) ] );
	await expect.poll( () => call( 'paths' ) ).toEqual( [ 'Paris/drop-c' ] );
	await expect( folder ).toHaveAccessibleName( 'Paris, 1 file' );
} );

test( 'without folders in the library, only its files are uploaded', async ( { page } ) => {
	await call( 'set_folders', false );
	await page.goto( '/wp-admin/media-new.php' );
	await drop( page.locator( '.pagewright-media-new__uploader' ), [ join( place, 'Trip' ) ] );
	await expect(
		page.getByRole( 'region', { name: 'Uploaded files' } ).getByRole( 'listitem' )
	).toHaveCount( 2 );
	expect( await call( 'paths' ) ).toEqual( [ 'drop-a', 'drop-b' ] );
} );

test( 'a folder that is dropped on the dialog is created, and a failure is shown', async ( {
	page,
} ) => {
	const { id } = ( await pictures() )[ 0 ]!;
	const canvas = await openEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	const dialog = page.locator( '.pagewright-media-library__frame' );
	await expect( fileIn( dialog, id ) ).toBeVisible();
	await page.route( /folders%2Fchange/, ( route ) =>
		route.fulfill( { status: 403, body: '{}' } )
	);
	await drop( dialog, [ join( place, 'Trip' ) ] );
	await expect( notice( page ) ).toContainText( '2 folders could not be created.' );
	await expect.poll( () => call( 'paths' ) ).toEqual( [ 'drop-a', 'drop-b' ] );
	await page.unroute( /folders%2Fchange/ );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	rmSync( join( place, 'Trip', 'drop-a.png' ) );
	writeFileSync( join( place, 'Trip', 'Day', 'drop-b.png' ), pngOf( 'another b' ) );
	await drop( dialog, [ join( place, 'Trip' ) ] );
	await expect( notice( page ) ).toContainText( '2 folders created.' );
	// The announcements of uploads do not replace it.
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText( '2 folders created.' );
	await expect.poll( () => call( 'paths' ) ).toEqual( [ 'Trip/Day/drop-b', 'drop-a', 'drop-b' ] );
} );

test( 'a folder of 500 files is read while the page can be used', async ( { page } ) => {
	for ( let at = 0; at < 500; at++ ) {
		writeFileSync( join( place, 'Trip', 'Day', `drop-${ at }.txt` ), TEXT );
	}
	await openScreen( page );
	await page.route( /async-upload\.php/, () => {} );
	await drop( page.locator( '.pagewright-media-screen' ), [ join( place, 'Trip' ) ] );
	const uploads = page.getByRole( 'region', { name: 'Uploads' } );
	await expect( uploads ).toContainText( 'Uploading 1 of 502' );
	await uploads.getByRole( 'button', { name: 'Pause' } ).click();
	await expect( uploads.getByRole( 'button', { name: 'Resume' } ) ).toBeFocused();
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
} );
