import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { openAttach, openList } from '../support/list-page';

const { call } = phpFile( 'features/media-library/tests/php/media-columns.php' );

let file = 0;
let post = 0;
let others: number[] = [];
test.beforeEach( async () => {
	[ file, post ] = await call< [ number, number ] >( 'attach', 'publish', 'A boat trip' );
	others = await call< number[] >( 'attach', 'publish', 'A walk' );
} );
test.afterEach( async ( { page } ) => {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await unplug( 'media-row-actions' );
	await call( 'remove', [ file, post, ...others ] );
} );

const row = ( page: Page ) => page.locator( `[role="row"][data-id="${ file }"]` );
const item = ( page: Page, name: string ) => page.getByRole( 'menuitem', { name, exact: true } );
const MISSING = 'This file no longer exists.';

async function openMenu( page: Page ) {
	await openList( page );
	await row( page ).getByRole( 'button', { name: 'Actions for “Attached”' } ).click();
	await expect( item( page, 'Copy URL' ) ).toBeEnabled();
}

for ( const [ what, remove, text ] of [
	[ 'a file that was deleted', () => call( 'remove', [ file ] ), MISSING ],
	[
		'a post that was deleted',
		() => call( 'remove', [ others[ 1 ]! ] ),
		'This post was deleted or moved to the trash. Choose another post.',
	],
	[
		'a post in the trash',
		() => call( 'trash', others[ 1 ]! ),
		'This post was deleted or moved to the trash. Choose another post.',
	],
] as const ) {
	test( `attaching says what happened and keeps the search: ${ what }`, async ( { page } ) => {
		await openList( page );
		const dialog = await openAttach( row( page ), 'A walk' );
		await remove();
		await dialog.getByRole( 'button', { name: 'Attach', exact: true } ).press( 'Enter' );
		await expect( dialog.locator( '.pagewright-media-library__failure' ) ).toContainText(
			text
		);
		await expect( dialog.getByRole( 'searchbox' ) ).toHaveValue( 'A walk' );
		await expect( dialog.getByRole( 'radio', { name: /^A walk/ } ) ).toBeChecked();
		await expect( dialog.getByRole( 'button', { name: 'Attach', exact: true } ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	} );
}

const failure = ( page: Page ) =>
	page.locator( '.components-notice' ).filter( { hasText: MISSING } );
const button = ( page: Page ) =>
	row( page ).getByRole( 'button', { name: 'Actions for “Attached”' } );

for ( const name of [ 'Detach', 'Delete permanently' ] ) {
	test( `the action of a row says that the file was deleted: ${ name }`, async ( { page } ) => {
		await openMenu( page );
		await call( 'remove', [ file ] );
		await item( page, name ).click();
		if ( name === 'Delete permanently' ) {
			await page.getByRole( 'dialog' ).getByRole( 'button', { name } ).click();
		}
		await expect( failure( page ) ).toBeVisible();
		await expect( button( page ) ).toBeFocused();
		await failure( page ).getByRole( 'button' ).click();
		await expect( failure( page ) ).toHaveCount( 0 );
	} );
}

test( 'details that open from a row keep a caption for a deleted file', async ( { page } ) => {
	await openMenu( page );
	await call( 'remove', [ file ] );
	await item( page, 'Open details' ).click();
	const caption = page.getByRole( 'textbox', { name: 'Caption' } );
	await caption.fill( 'Typed' );
	await caption.blur();
	await expect( page.getByText( MISSING ).first() ).toBeVisible();
	await expect( caption ).toHaveValue( 'Typed' );
} );

test( 'WordPress says that the file of a link was deleted', async ( { page } ) => {
	await openMenu( page );
	await call( 'remove', [ file ] );
	await item( page, 'Edit more details' ).click();
	await expect( page.locator( '.wp-die-message' ) ).toContainText( 'does not exist' );
} );

test( 'the menu of a deleted file says so once', async ( { page } ) => {
	await call( 'plug_actions' );
	await openList( page );
	await expect( row( page ) ).toBeVisible();
	await call( 'remove', [ file ] );
	const links = page.waitForResponse( /row-actions/ );
	await button( page ).click();
	const menu = page.getByRole( 'menu', { name: 'Actions for “Attached”' } );
	await ( await links ).finished();
	await expect( menu.getByText( MISSING ) ).toHaveCount( 1 );
	await expect( item( page, 'Copy URL' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await page.keyboard.press( 'Escape' );
	await expect( button( page ) ).toBeFocused();
} );

test( 'the menu of a file that was deleted after its URLs loaded says so', async ( { page } ) => {
	await openMenu( page );
	await page.keyboard.press( 'Escape' );
	await call( 'remove', [ file ] );
	await button( page ).click();
	await expect( page.getByRole( 'menu' ).getByText( MISSING ) ).toHaveCount( 1 );
} );
