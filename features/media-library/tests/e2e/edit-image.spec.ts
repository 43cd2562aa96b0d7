import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { callEdit, CENTERS_TURNED, colors } from '../support/edit';

let id = 0;
test.beforeEach( async () => {
	id = await callEdit< number >( 'insert_image' );
} );
test.afterEach( async () => {
	await callEdit( 'delete_attachment', id );
} );

const editor = ( page: Page ) => page.locator( '.pagewright-edit-image' );
const field = ( page: Page, name: string ) =>
	editor( page ).getByRole( 'spinbutton', { name, exact: true } );
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).last().click();

test( 'an image is cropped and rotated on Media → Library, and restored', async ( { page } ) => {
	await page.goto( `/wp-admin/upload.php?item=${ id }` );
	await press( page, 'Edit image' );
	await expect( page ).toHaveURL( /mode=edit/ );
	await press( page, 'Rotate right' );
	await press( page, 'Save' );
	await expect( editor( page ) ).toHaveCount( 0 );
	await expect( page ).not.toHaveURL( /mode=edit/ );
	expect( await colors( id, CENTERS_TURNED ) ).toEqual( [ 400, 600, 'yrcgmb' ] );
	await expect( page.locator( '.pagewright-media-library__whole' ) ).toHaveAttribute(
		'src',
		/-e\d{13}/
	);

	await page.goto( `/wp-admin/upload.php?item=${ id }&mode=edit` );
	await field( page, 'Width' ).fill( '200' );
	await field( page, 'Height' ).fill( '200' );
	await editor( page )
		.getByRole( 'group', { name: /^Crop area: / } )
		.focus();
	await page.keyboard.press( 'Shift+ArrowRight' );
	await page.keyboard.press( 'Control+z' );
	await press( page, 'Save' );
	await expect( editor( page ) ).toHaveCount( 0 );
	const [ width, height, seen ] = await colors( id, [ [ 50, 50 ] ] );
	expect( [ width, height, seen ] ).toEqual( [ 200, 200, expect.stringMatching( /[yr]/ ) ] );

	await press( page, 'Edit image' );
	await editor( page ).getByRole( 'button', { name: 'Restore original' } ).click();
	await page
		.getByRole( 'dialog' )
		.filter( { hasText: 'Restore the image as it was' } )
		.getByRole( 'button', { name: 'Restore original' } )
		.click();
	await expect(
		editor( page ).getByText( 'The original image is restored.' ).first()
	).toBeVisible();
	expect( ( await colors( id ) )[ 2 ] ).toBe( 'rgbycm' );
} );

test( 'a copy is shown after it was saved', async ( { page } ) => {
	await page.goto( `/wp-admin/upload.php?item=${ id }&mode=edit` );
	await press( page, 'Swap left and right' );
	await press( page, 'Save as copy' );
	await expect( editor( page ) ).toHaveCount( 0 );
	await expect( page ).not.toHaveURL( new RegExp( `item=${ id }(&|$)` ) );
	const copy = Number( new URL( page.url() ).searchParams.get( 'item' ) );
	expect( ( await colors( copy ) )[ 2 ] ).toBe( 'bgrmcy' );
	expect( ( await colors( id ) )[ 2 ] ).toBe( 'rgbycm' );
	await callEdit( 'delete_attachment', copy );
} );

test( 'Back on Media → Library does not lose unsaved changes', async ( { page } ) => {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await page.locator( '[data-position="0"]' ).press( 'Enter' );
	await press( page, 'Edit image' );
	await press( page, 'Rotate right' );
	await page.goBack();
	await expect( page.getByText( 'Close the editor?' ) ).toBeVisible();
	await expect( page ).toHaveURL( /mode=edit/ );
	await press( page, 'Discard changes' );
	await expect( editor( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /item=\d+/ );
	await page.goBack();
	await expect( page ).not.toHaveURL( /item=/ );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );
