import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const button = ( name: string | RegExp ) => media.page.getByRole( 'button', { name } );
const dialog = () => media.page.getByRole( 'dialog' );

/** Starts the bulk mode, and selects files by their places. */
async function select( state: string, ...places: number[] ): Promise< void > {
	await media.open( state );
	await button( 'Bulk select' ).click();
	for ( const place of places ) {
		await media.fileAt( place ).click();
	}
	await expect( media.status( `${ places.length } files selected` ) ).toBeVisible();
}

test( 'each click toggles in the bulk mode, and Escape leaves it', async () => {
	await select( 'grid-screen', 1, 2, 3 );
	await media.fileAt( 2 ).click();
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await expect( media.details ).toHaveCount( 0 );
	await media.page.keyboard.press( 'Escape' );
	await expect( button( 'Bulk select' ) ).toBeVisible();
	await expect( media.fileAt( 1 ) ).toHaveAttribute( 'aria-selected', 'false' );
} );

test( 'many files go to the trash and come back', async () => {
	await select( 'grid-screen', 2, 3, 4 );
	await button( 'Move to trash' ).click();
	await dialog().getByRole( 'button', { name: 'Move to trash' } ).click();
	// One of the files belongs to a user whose files others may not delete.
	await expect( media.page.getByText( '2 files moved to the trash.' ).first() ).toBeVisible();
	await expect( media.page.getByText( /^1 file was skipped/ ).first() ).toBeVisible();
	await expect( media.page.getByText( '1,998 files' ) ).toBeVisible();
	expect( await media.saved( 1999, 'status' ) ).toBe( 'trash' );
	await media.page.getByRole( 'combobox', { name: 'Filter by type' } ).selectOption( 'Trash' );
	await expect( media.page.getByText( '2 files', { exact: true } ) ).toBeVisible();
	await media.fileAt( 1 ).focus();
	await media.page.keyboard.press( 'Control+a' );
	await button( 'Restore' ).click();
	await expect( media.page.getByText( '2 files restored.' ).first() ).toBeVisible();
	expect( await media.saved( 1999, 'status' ) ).toBe( 'inherit' );
} );

test( 'a failed bulk action keeps its files selected and can be repeated', async () => {
	await select( 'grid-screen', 2, 3 );
	await media.failNext( 'trash', { kind: 'network' } );
	await button( 'Move to trash' ).click();
	await dialog().getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( media.page.getByText( /does not respond/ ).first() ).toBeVisible();
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await button( 'Try again' ).click();
	await expect( media.page.getByText( '2 files moved to the trash.' ).first() ).toBeVisible();
} );

test( 'a bulk action shows its progress and can be stopped', async () => {
	await media.open( 'grid-screen' );
	await button( 'Bulk select' ).click();
	await media.fileAt( 1 ).focus();
	await media.page.keyboard.press( 'Control+a' );
	const resume = await media.pause();
	await button( 'Move to trash' ).click();
	await dialog().getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( media.page.getByRole( 'progressbar' ) ).toBeVisible();
	await button( 'Stop' ).click();
	await expect( button( 'Done' ) ).toBeVisible();
	await resume();
} );

test( 'texts of many files are saved, and a failure stays in its row', async () => {
	await select( 'grid-screen', 2, 6, 9 );
	await button( 'Edit texts' ).click();
	await expect( dialog() ).toBeVisible();
	expect( await violations( media.page, { include: '.components-modal__frame' } ) ).toEqual( [] );
	const titles = dialog().getByRole( 'textbox', { name: /^Title/ } );
	const alts = dialog().getByRole( 'textbox', { name: /^Alternative text/ } );
	await titles.nth( 0 ).fill( 'All plans' );
	await alts.nth( 0 ).fill( 'A road in the snow' );
	await media.failNext( 'save', { kind: 'network' } );
	await dialog().getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		dialog()
			.getByText( /^1 file could not be saved/ )
			.first()
	).toBeVisible();
	await expect( titles.nth( 0 ) ).toHaveValue( 'All plans' );
	expect( await media.saved( 1995, 'alt' ) ).toBe( 'A road in the snow' );
	await dialog().getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( dialog() ).toHaveCount( 0 );
	expect( await media.saved( 1999, 'title' ) ).toBe( 'All plans' );
	await expect( media.fileAt( 2 ) ).toHaveAccessibleName( /^All plans/ );
} );

test( 'the dialog of texts asks before it discards them', async () => {
	await select( 'grid-screen', 2, 6 );
	await button( 'Edit texts' ).click();
	await dialog()
		.getByRole( 'textbox', { name: /^Title/ } )
		.first()
		.fill( 'Kept' );
	await media.page.keyboard.press( 'Escape' );
	await expect( media.page.getByText( /Close the dialog and discard them/ ) ).toBeVisible();
	await media.page.getByRole( 'button', { name: 'Cancel' } ).last().click();
	await expect(
		dialog()
			.getByRole( 'textbox', { name: /^Title/ } )
			.first()
	).toHaveValue( 'Kept' );
	await dialog().getByRole( 'button', { name: 'Cancel' } ).click();
	await media.page.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( dialog() ).toHaveCount( 0 );
	await expect( button( 'Edit texts' ) ).toBeFocused();
} );
