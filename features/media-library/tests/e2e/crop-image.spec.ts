import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { fileIn, footButton, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { callEdit, colors } from '../support/edit';
import { logInAgain } from '../support/log-in';

const { call } = phpFile( 'features/media-library/tests/e2e/crop-image.php' );

/** Centers of four quarters, row by row, in percent. */
const QUARTERS = [ 25, 75 ].flatMap( ( y ) => [ 25, 75 ].map( ( x ) => [ x, y ] ) );

let id = 0;
test.beforeEach( async () => {
	await call( 'plug_theme' );
	id = await call< number >( 'insert_image' );
} );
test.afterEach( async () => {
	await call( 'remove_images', id );
	await unplug( 'crop-image' );
} );

const cropper = ( page: Page ) => page.locator( '.pagewright-crop-image' );
const area = ( page: Page ) => cropper( page ).getByRole( 'group', { name: /^Crop area: / } );
const field = ( page: Page, name: string ) =>
	cropper( page ).getByRole( 'spinbutton', { name, exact: true } );

/** Chooses the image in the open dialog, which then shows the cropper. */
async function choose( page: Page, name: string | RegExp = 'Select' ) {
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( dialog, id ).click();
	await dialog.locator( '.media-frame-toolbar' ).getByRole( 'button', { name } ).click();
	await expect( footButton( page, 'Crop image' ) ).toBeEnabled();
	await expect( area( page ) ).toBeVisible();
}

/** Opens the cropper of the site icon on the settings screen. */
async function openSettings( page: Page ) {
	await page.goto( '/wp-admin/options-general.php' );
	await page.getByRole( 'button', { name: 'Choose a Site Icon' } ).click();
	await choose( page, /Set as Site Icon|Select/ );
}

/** Opens the cropper of a control of the Customizer. */
async function openControl( page: Page, control: string, opener: string ) {
	await page.goto( `/wp-admin/customize.php?autofocus[control]=${ control }` );
	await page.locator( `#customize-control-${ control } ${ opener }` ).click();
	await choose( page, /^Select/ );
}

/** Returns width, height and colors of the image that a cropper made. */
async function cropped( page: Page, action: string ) {
	const answer = page.waitForResponse(
		( response ) =>
			response.ok() &&
			( response.request().postData()?.includes( `action=${ action }` ) ?? false )
	);
	await footButton( page, 'Crop image' ).click();
	const { data } = ( await ( await answer ).json() ) as {
		data: { id?: number; attachment_id?: number };
	};
	await expect( mediaDialog( page ) ).toBeHidden();
	return colors( Number( data.id ?? data.attachment_id ), QUARTERS );
}

test( 'a site icon is cropped by keys on the settings screen', async ( { page } ) => {
	const problems = problemsOf( page );
	await openSettings( page );
	await expect( area( page ) ).toBeFocused();
	await expect( cropper( page ).getByText( 'Result: 512 × 512 pixels' ) ).toBeVisible();
	expect( await violations( page, { include: '.pagewright-crop-image' } ) ).toEqual( [] );
	for ( let press = 0; press < 20; press++ ) {
		await page.keyboard.press( 'Shift+ArrowRight' );
	}
	await expect( field( page, 'From the left' ) ).toHaveValue( '400' );
	expect( await cropped( page, 'crop-image' ) ).toEqual( [ 512, 512, 'gbcm' ] );
	await expect( page.locator( '#site_icon_hidden_field' ) ).not.toHaveValue( /^0?$/ );
	expect( problems ).toEqual( [] );
} );

test( 'a site icon is chosen, cropped and removed by keyboard alone', async ( { page } ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/options-general.php' );
	// The button works when the scripts of the page have run.
	await page.waitForLoadState();
	await page.locator( '#choose-from-library-button' ).press( 'Enter' );
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).press( 'Enter' );
	await fileIn( dialog, id ).press( 'Space' );
	await expect( footButton( page, 'Set as Site Icon' ) ).toBeEnabled();
	await footButton( page, 'Set as Site Icon' ).press( 'Enter' );
	await expect( area( page ) ).toBeFocused();
	// Users move the focus by keys: an Enter right after another one belongs to it.
	await page.keyboard.press( 'Tab' );
	await footButton( page, 'Crop image' ).press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await expect( page.locator( '#site_icon_hidden_field' ) ).not.toHaveValue( /^0?$/ );
	await page.keyboard.press( 'Tab' );
	await page.locator( '#js-remove-site-icon' ).press( 'Enter' );
	await expect( page.locator( '#site_icon_hidden_field' ) ).toHaveValue( /^(0|false)?$/ );
	await expect( page.locator( '#choose-from-library-button' ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );

test( 'a site icon is cropped in the Customizer', async ( { page } ) => {
	await openControl( page, 'site_icon', '.upload-button' );
	await field( page, 'From the left' ).fill( '0' );
	expect( await cropped( page, 'crop-image' ) ).toEqual( [ 512, 512, 'rgyc' ] );
	await expect( page.locator( '#customize-control-site_icon .remove-button' ) ).toBeVisible();
} );

test( 'a logo is cropped with its ratio in the Customizer', async ( { page } ) => {
	await openControl( page, 'custom_logo', '.upload-button' );
	await field( page, 'Width' ).fill( '800' );
	await field( page, 'From the left' ).fill( '400' );
	await field( page, 'From the top' ).fill( '400' );
	await expect( field( page, 'Height' ) ).toHaveValue( '400' );
	expect( await cropped( page, 'crop-image' ) ).toEqual( [ 400, 200, 'cmcm' ] );
	await expect( page.locator( '#customize-control-custom_logo img' ) ).toBeVisible();
} );

test( 'a header image is cropped with any height in the Customizer', async ( { page } ) => {
	await openControl( page, 'header_image', '.new' );
	await field( page, 'Width' ).fill( '800' );
	await field( page, 'Height' ).fill( '800' );
	await field( page, 'From the left' ).fill( '0' );
	await expect( cropper( page ).getByText( 'Result: 600 × 600 pixels' ) ).toBeVisible();
	expect( await cropped( page, 'custom-header-crop' ) ).toEqual( [ 600, 600, 'rgyc' ] );
} );

test( 'Back shows the files again, and then another image can be cropped', async ( { page } ) => {
	const problems = problemsOf( page );
	await openSettings( page );
	await footButton( page, 'Back' ).click();
	await expect( cropper( page ) ).toHaveCount( 0 );
	await choose( page, /Set as Site Icon|Select/ );
	await expect( cropper( page ) ).toHaveCount( 1 );
	await field( page, 'From the left' ).fill( '0' );
	expect( await cropped( page, 'crop-image' ) ).toEqual( [ 512, 512, 'rgyc' ] );
	expect( problems ).toEqual( [] );
} );

test( 'a failure of the server keeps the cropper, which then works', async ( { page } ) => {
	await openSettings( page );
	await page.route( /admin-ajax\.php/, ( route ) =>
		route.request().postData()?.includes( 'action=crop-image' )
			? route.fulfill( { status: 500, body: 'Fatal error' } )
			: route.continue()
	);
	await footButton( page, 'Crop image' ).click();
	const side = cropper( page ).getByRole( 'group', { name: /croppable.*png/ } );
	await expect( side.getByText( 'The site does not respond.' ).first() ).toBeVisible();
	await expect( footButton( page, 'Crop image' ) ).toBeEnabled();
	await page.unroute( /admin-ajax\.php/ );
	expect( ( await cropped( page, 'crop-image' ) ).slice( 0, 2 ) ).toEqual( [ 512, 512 ] );
} );

test( 'after the session ended, the user logs in again in another tab, and crops the same area', async ( {
	page,
} ) => {
	await openSettings( page );
	await field( page, 'From the left' ).fill( '0' );
	await page.context().clearCookies();
	await footButton( page, 'Crop image' ).click();
	await expect( cropper( page ).getByText( 'You are logged out.' ).first() ).toBeVisible();
	await logInAgain( page, cropper( page ) );
	expect( await cropped( page, 'crop-image' ) ).toEqual( [ 512, 512, 'rgyc' ] );
} );

test( 'an image that was deleted meanwhile is reported beside its name', async ( { page } ) => {
	await openSettings( page );
	await callEdit( 'delete_attachment', id );
	await footButton( page, 'Crop image' ).click();
	await expect(
		cropper( page ).getByText( 'This file no longer exists.' ).first()
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( mediaDialog( page ) ).toBeHidden();
} );
