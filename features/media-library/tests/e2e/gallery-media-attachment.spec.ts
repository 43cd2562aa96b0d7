import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const dialog = () => media.page.getByRole( 'dialog' );
const button = ( name: string ) => dialog().getByRole( 'button', { name, exact: true } );
const title = () => dialog().getByLabel( 'Title' );

/** IDs of the files in the fake port begin with the latest: 2000 is at position 0. */
const OPEN = 1998;

async function open( options: { width?: number; dir?: string } = {} ) {
	await media.open( 'grid-screen-with-dialogs-of-files', options );
	await media.page.locator( `[data-id="${ OPEN }"]` ).click();
	await expect( title() ).toHaveValue( /1998$/ );
}

test( 'arrow keys and buttons move through the list, and say where', async () => {
	await open();
	await expect( dialog() ).toHaveAccessibleName( /1998$/ );
	await expect( dialog().getByText( '3 of 2,000' ) ).toBeVisible();
	await button( 'Next file' ).click();
	await expect( title() ).toHaveValue( /1997$/ );
	await media.hears( /1997, 4 of 2,000/ );
	await media.page.keyboard.press( 'ArrowLeft' );
	await expect( title() ).toHaveValue( /1998$/ );
	await button( 'Previous file' ).click();
	await button( 'Previous file' ).click();
	await expect( title() ).toHaveValue( /2000$/ );
	await expect( button( 'Previous file' ) ).toBeDisabled();
	await media.page.keyboard.press( 'ArrowLeft' );
	await expect( title() ).toHaveValue( /2000$/ );
} );

test( 'arrow keys go the other way from right to left', async () => {
	await open( { dir: 'rtl' } );
	await button( 'Next file' ).focus();
	await media.page.keyboard.press( 'ArrowLeft' );
	await expect( title() ).toHaveValue( /1997$/ );
} );

test( 'arrow keys in a field move its caret, and typed text survives a move', async () => {
	await open();
	await title().fill( 'Typed' );
	await media.failNext( 'save', { kind: 'network' }, 5 );
	await media.page.keyboard.press( 'ArrowLeft' );
	await media.page.keyboard.type( '!' );
	await expect( title() ).toHaveValue( 'Type!d' );
	await button( 'Next file' ).click();
	await expect( title() ).toHaveValue( /1997$/ );
	await button( 'Previous file' ).click();
	await expect( title() ).toHaveValue( 'Type!d' );
} );

test( 'the focus returns to the file that was shown last', async () => {
	await open();
	await media.page.keyboard.press( 'ArrowRight' );
	await expect( title() ).toHaveValue( /1997$/ );
	await media.page.keyboard.press( 'Escape' );
	await expect( dialog() ).toHaveCount( 0 );
	await expect( media.page.locator( '[data-id="1997"]' ) ).toBeFocused();
} );

test( 'a click opens a file, Enter too; in the bulk mode both select', async () => {
	await open();
	await button( 'Close' ).click();
	await media.fileAt( 1 ).click();
	await expect( title() ).toHaveValue( /2000$/ );
	await media.page.keyboard.press( 'Escape' );
	await expect( media.fileAt( 1 ) ).toBeFocused();
	await media.page.keyboard.press( 'ArrowRight' );
	await media.page.keyboard.press( 'Enter' );
	await expect( title() ).toHaveValue( /1999$/ );
	await button( 'Close' ).click();
	await media.page.getByRole( 'button', { name: 'Bulk select' } ).click();
	await media.fileAt( 1 ).click();
	await expect( media.fileAt( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( dialog() ).toHaveCount( 0 );
} );

test( 'after a deletion, the next file is shown', async () => {
	await open();
	await button( 'Move to trash' ).click();
	await expect( title() ).toHaveValue( /1997$/ );
	expect( await media.saved( OPEN, 'status' ) ).toBe( 'trash' );
	await expect( dialog().getByText( '3 of 1,999' ) ).toBeVisible();
} );

for ( const width of [ 320, 1200 ] ) {
	test( `axe finds nothing at ${ width } px, and everything fits`, async () => {
		await open( { width } );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		expect(
			await dialog().evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
		).toBeLessThanOrEqual( 0 );
	} );
}
