import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { addMedia, openEditor, setUp, tile } from '../support/dialog-uploads';
import { drag, dropOnSheet } from '../support/drop';
import { pngOf } from '../support/paste';

const { call } = phpFile( 'features/media-library/tests/e2e/dropped-folders.php' );

setUp();

let place: string;
test.beforeEach( () => {
	place = mkdtempSync( join( tmpdir(), 'pagewright-drop-' ) );
	mkdirSync( join( place, 'Trip', 'Day' ), { recursive: true } );
	mkdirSync( join( place, 'Empty' ) );
	writeFileSync( join( place, 'Trip', 'drop-a.png' ), pngOf( 'a' ) );
	writeFileSync( join( place, 'Trip', '._drop-a.png' ), pngOf( 'hidden' ) );
	writeFileSync( join( place, 'Trip', 'Day', 'drop-b.png' ), pngOf( 'b' ) );
	writeFileSync( join( place, 'drop-c.png' ), pngOf( 'c' ) );
} );
test.afterEach( async () => {
	rmSync( place, { recursive: true } );
	await call( 'clean' );
} );

test( 'a folder that is dropped on WordPress’s dialog is created there with its files', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await call( 'make_folder', 'trip' );
	await openEditor( page );
	const dialog = await addMedia( page );
	// The code of our uploader loads with the drop.
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( dialog.locator( '.pagewright-media-library [data-id]' ).first() ).toBeVisible();
	await dropOnSheet( dialog, [ join( place, 'Trip' ), join( place, 'drop-c.png' ) ] );
	await expect( dialog.locator( '.pagewright-media-library__notice' ) ).toContainText(
		'Folder “Day” created.'
	);
	await expect
		.poll( () => call( 'paths' ) )
		.toEqual( [ 'drop-c', 'trip/Day/drop-b', 'trip/drop-a' ] );
	for ( const name of [ 'drop-a', 'drop-b', 'drop-c' ] ) {
		await expect( tile( dialog, name ) ).toHaveAttribute( 'aria-selected', 'true' );
	}
	// The sign that files can be dropped disappears, as after other drops.
	await expect( page.locator( '.uploader-window:visible' ) ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );

test( 'in the tab for uploads, a folder without files is reported beside the files', async ( {
	page,
} ) => {
	await openEditor( page );
	const dialog = await addMedia( page );
	await expect( dialog.getByRole( 'button', { name: 'Select files' } ) ).toBeVisible();
	await dropOnSheet( dialog, [ join( place, 'Empty' ) ] );
	await expect( dialog.locator( '.pagewright-media-library__notice' ) ).toContainText(
		'There are no files in this folder.'
	);
} );

test( 'without folders in the library, the files of a dropped folder are uploaded', async ( {
	page,
} ) => {
	await call( 'set_folders', false );
	await openEditor( page );
	const dialog = await addMedia( page );
	await expect( dialog.getByRole( 'button', { name: 'Select files' } ) ).toBeVisible();
	await dropOnSheet( dialog, [ join( place, 'Trip' ) ] );
	await expect( tile( dialog, 'drop-b' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect.poll( () => call( 'paths' ) ).toEqual( [ 'drop-a', 'drop-b' ] );
} );

test( 'if our code does not arrive, WordPress uploads the files of a dropped folder', async ( {
	page,
} ) => {
	await page.route( /\/media-held[^/]*\.js/, ( route ) => route.abort() );
	await openEditor( page );
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( dialog.locator( '.pagewright-media-library [data-id]' ).first() ).toBeVisible();
	await drag( dialog, [ join( place, 'Trip' ) ] );
	await expect
		.poll( () =>
			page.evaluate( () => ( window as any ).wp.media.frame.uploader.held.isOurs() )
		)
		.toBe( false );
	await dropOnSheet( dialog, [ join( place, 'Trip' ) ] );
	// Hidden files too.
	await expect.poll( async () => ( await call< string[] >( 'paths' ) ).length ).toBe( 3 );
} );
