import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { callEdit } from '../support/edit';

const { call } = phpFile( 'features/media-library/tests/e2e/thickbox.php' );

let image = 0;
test.beforeEach( async ( { page } ) => {
	image = await callEdit< number >( 'insert_image' );
	await call( 'plug' );
	await page.goto( '/wp-admin/tools.php?page=old' );
	await page.waitForLoadState();
} );
test.afterEach( async () => {
	await unplug( 'thickbox' );
	await callEdit( 'delete_attachment', image );
} );

const dialog = ( page: Page ) => page.locator( '#TB_window' );
const said = ( page: Page ) => page.evaluate( () => ( window as any ).said as string[] );

test( 'an old plugin gets the HTML of an image that is chosen in our library', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await page.locator( '#choose' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'Dialog' } ) ).toBeVisible();
	const frame = page.frameLocator( '#TB_iframeContent' );
	const tab = frame.getByRole( 'tab', { name: 'Media Library' } );
	await tab.click();
	const isWhole = await tab.evaluate(
		( { scrollHeight, clientHeight } ) => scrollHeight <= clientHeight
	);
	expect( isWhole, 'the tab is as high as its text' ).toBe( true );
	await frame.locator( `.pagewright-media-library [data-id="${ image }"]` ).click();
	await frame.getByLabel( 'Size', { exact: true } ).selectOption( 'thumbnail' );
	await frame.getByLabel( 'Alignment' ).selectOption( 'left' );
	await frame.getByRole( 'button', { name: 'Insert', exact: true } ).click();
	await expect( page.locator( '#answer' ) ).toHaveText(
		new RegExp(
			`^<img src="[^"]+150x150[^"]*" alt="" width="150" height="150" class="alignleft size-thumbnail wp-image-${ image }" />$`
		)
	);
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#choose' ) ).toBeFocused();
	expect( await said( page ) ).toEqual( [ 'unload', 'removed' ] );
	expect( problems ).toEqual( [] );
} );

test( 'Escape in the library closes the dialog, and the focus returns', async ( { page } ) => {
	await page.locator( '#choose' ).press( 'Enter' );
	await page
		.frameLocator( '#TB_iframeContent' )
		.getByRole( 'tab', { name: 'Media Library' } )
		.focus();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#choose' ) ).toBeFocused();
} );

test( 'text of a page is a dialog that keeps the focus, and returns to its place', async ( {
	page,
} ) => {
	await page.locator( '#inline' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'Some text' } ) ).toBeVisible();
	await expect( page.locator( '#TB_closeWindowButton' ) ).toBeFocused();
	expect( await violations( page, { include: '#TB_window' } ) ).toEqual( [] );
	// Around all that can have the focus, and back.
	for ( let count = 0; count < 4; count++ ) {
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '#TB_window:focus, #TB_window :focus' ) ).toHaveCount( 1 );
	}
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#inline' ) ).toBeFocused();
	await expect( page.locator( '#text' ) ).toContainText( 'Inside link' );
} );

test( 'an image is a dialog with a name', async ( { page } ) => {
	await page.locator( '#image' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'A picture' } ) ).toBeFocused();
	await expect( page.locator( '#TB_Image' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#image' ) ).toBeFocused();
} );

test( 'the details of a plugin are a dialog, whose tabs work by keyboard', async ( { page } ) => {
	const problems = problemsOf( page );
	await page.locator( '#plugin' ).press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'A plugin' } ) ).toBeVisible();
	await expect( page.locator( '#TB_window:focus, #TB_window :focus' ) ).toHaveCount( 1 );
	const frame = page.frameLocator( '#TB_iframeContent' );
	const tab = frame.getByRole( 'link', { name: 'Changelog' } );
	await expect( frame.getByText( 'What it does.' ) ).toBeVisible();
	// Before its scripts have run, a tab is a link to another page.
	await expect
		.poll( () => tab.evaluate( ( { ownerDocument } ) => ownerDocument.readyState ) )
		.toBe( 'complete' );
	await tab.press( 'Enter' );
	await expect( frame.getByText( 'What changed.' ) ).toBeVisible();
	await expect( frame.getByText( 'What it does.' ) ).toBeHidden();
	await expect( tab ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page.locator( '#plugin' ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );
