import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { openAttach, openList } from '../support/list-page';

const { call } = phpFile( 'features/media-library/tests/php/media-columns.php' );

let made: number[] = [];
test.beforeEach( async () => {
	await call( 'plug' );
	made = await call< number[] >( 'attach', 'publish', 'A boat trip' );
} );
test.afterEach( async ( { page } ) => {
	// WordPress remembers its last view.
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await unplug( 'media-columns' );
	await call( 'remove', made );
	await call( 'forget' );
} );

const row = ( page: Page ) => page.locator( `[role="row"][data-id="${ made[ 0 ] }"]` );
const headers = ( page: Page ) => page.getByRole( 'columnheader' );

test( 'hidden columns and those of plugins are the same in both lists', async ( { page } ) => {
	const problems = problemsOf( page );
	await openList( page );
	await expect( headers( page ) ).toHaveText( [
		...[ 'File', 'Author', 'Uploaded to', 'Date', 'License & more', 'Dimensions', 'Actions' ],
	] );
	await expect( row( page ).getByRole( 'link', { name: 'A boat trip' } ) ).toBeVisible();
	await expect( row( page ).getByRole( 'link', { name: `CC & ${ made[ 0 ] }` } ) ).toBeVisible();
	const stored = page.waitForResponse( ( response ) =>
		Boolean( response.request().postData()?.includes( 'action=hidden-columns' ) )
	);
	await page.getByRole( 'button', { name: 'Columns' } ).click();
	await page.getByRole( 'menuitemcheckbox', { name: 'Author' } ).click();
	expect( await ( await stored ).text() ).toBe( '1' );
	await page.keyboard.press( 'Escape' );

	await page.getByRole( 'link', { name: 'Classic list' } ).click();
	await expect( page.locator( 'th#author' ) ).toBeHidden();
	// The button works when the scripts of the page have run.
	await page.waitForLoadState();
	await page.locator( '#show-settings-link' ).click();
	const saved = page.waitForResponse( ( response ) =>
		Boolean( response.request().postData()?.includes( 'action=hidden-columns' ) )
	);
	await page.locator( '#license-hide' ).uncheck();
	await saved;
	await openList( page );
	await expect( headers( page ) ).toHaveText( [
		'File',
		'Uploaded to',
		'Date',
		'Dimensions',
		'Actions',
	] );
	expect( problems ).toEqual( [] );
} );

test( 'a menu closes when a file that was added in another tab takes the place of its file', async ( {
	page,
} ) => {
	await openList( page );
	const place = await row( page ).getAttribute( 'data-position' );
	await row( page )
		.getByRole( 'button', { name: /^Actions for/ } )
		.click();
	const item = page.getByRole( 'menuitem', { name: 'Open details' } );
	await expect( item ).toBeFocused();
	const added = await call< number[] >( 'attach', 'publish', 'A later trip' );
	made.push( ...added );
	await page.evaluate( () =>
		new BroadcastChannel( 'pagewright-media-library' ).postMessage( [] )
	);
	await expect( page.locator( `[role="row"][data-id="${ added[ 0 ] }"]` ) ).toHaveAttribute(
		'data-position',
		place!
	);
	await expect( item ).toHaveCount( 0 );
	await expect( row( page ) ).toBeFocused();
} );

test( 'a file is detached and attached, and has the links of plugins', async ( { page } ) => {
	const problems = problemsOf( page );
	await call( 'plug_actions' );
	await openList( page );
	const actions = () => row( page ).getByRole( 'button', { name: 'Actions for “Attached”' } );
	await actions().click();
	await expect( page.getByRole( 'menuitem', { name: 'Regenerate & more' } ) ).toHaveAttribute(
		'href',
		new RegExp( `id=${ made[ 0 ] }` )
	);
	await expect( page.getByRole( 'menuitem', { name: 'Asks' } ) ).toHaveCount( 0 );
	await page.getByRole( 'menuitem', { name: 'Detach' } ).click();
	await expect( row( page ) ).toContainText( '(unattached)' );
	const dialog = await openAttach( row( page ), 'A boat trip' );
	await dialog.getByRole( 'button', { name: 'Attach' } ).click();
	await expect( row( page ).getByRole( 'link', { name: 'A boat trip' } ) ).toBeVisible();
	await expect( actions() ).toBeFocused();
	await unplug( 'media-row-actions' );
	expect( problems ).toEqual( [] );
} );

test( 'the last view is remembered, on our screen and on that of WordPress', async ( { page } ) => {
	await openList( page );
	expect( page.url() ).not.toContain( 'mode=' );
	await page.reload();
	await expect( page.getByRole( 'radio', { name: 'List' } ) ).toBeChecked();
	await expect( row( page ) ).toBeVisible();
	await page.goto( '/wp-admin/upload.php?classic=1' );
	await expect( page.locator( 'th#author' ) ).toBeAttached();
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.getByRole( 'radio', { name: 'Grid' } ) ).toBeChecked();
	await page.goto( '/wp-admin/upload.php?mode=list' );
	await expect( page.locator( 'th#author' ) ).toBeAttached();
	await page.goto( '/wp-admin/upload.php' );
	await expect( page.getByRole( 'radio', { name: 'List' } ) ).toBeChecked();
} );
