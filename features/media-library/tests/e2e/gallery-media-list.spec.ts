import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const headers = () => media.files.getByRole( 'columnheader' );
const said = () => media.page.locator( '[data-said]' );
const item = ( name: string ) => media.page.getByRole( 'menuitemcheckbox', { name } );

test( 'columns are hidden and shown with the keyboard, and one that is not stored says so', async () => {
	await media.open( 'list' );
	await media.page.getByRole( 'button', { name: 'Columns' } ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( item( 'Author' ) ).toBeFocused();
	await expect( item( 'Author' ) ).toHaveAttribute( 'aria-checked', 'true' );
	expect( await violations( media.page, { include: '[role="menu"]' } ) ).toEqual( [] );
	await media.page.keyboard.press( 'Enter' );
	await expect( said() ).toHaveText( 'hidden=author' );
	await expect( item( 'Author' ) ).toHaveAttribute( 'aria-checked', 'false' );
	await item( 'Dimensions' ).click();
	await expect( said() ).toHaveText( 'pagewrightDimensions=off' );
	await expect( headers() ).toHaveText( [ 'File', 'Uploaded to', 'Date', 'License', 'Actions' ] );
	await item( 'License' ).click();
	await expect( media.page.getByRole( 'menu' ) ).toContainText( 'could not be saved' );
	await media.page.keyboard.press( 'Escape' );
	await expect( media.page.getByRole( 'button', { name: 'Columns' } ) ).toBeFocused();
	await expect( headers() ).toHaveText( [ 'File', 'Uploaded to', 'Date', 'Actions' ] );
} );

test( 'links in cells work, and do not select the file', async () => {
	await media.open( 'list' );
	await expect( media.fileAt( 4 ) ).toContainText( 'CC BY 4.0' );
	await media.fileAt( 4 ).getByRole( 'link' ).first().press( 'Enter' );
	await expect( media.page ).toHaveURL( /#author$/ );
	await expect( media.fileAt( 4 ) ).toHaveAttribute( 'aria-selected', 'false' );
} );

for ( const [ width, dir ] of [
	[ 1200, 'rtl' ],
	[ 390, 'ltr' ],
] as const ) {
	test( `the list has no accessibility problems: ${ width }, ${ dir }`, async () => {
		await media.open( 'list', { width, dir } );
		await expect( media.fileAt( 3 ) ).toBeVisible();
		await expect( media.page.getByRole( 'button', { name: 'Columns' } ) ).toHaveCount(
			width > 600 ? 1 : 0
		);
		expect(
			await violations( media.page, { include: '.pagewright-media-library__list-box' } )
		).toEqual( [] );
	} );
}
