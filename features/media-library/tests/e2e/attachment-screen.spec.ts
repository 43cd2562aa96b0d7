import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { callEdit, CENTERS_TURNED, colors } from '../support/edit';

let id = 0;
test.beforeEach( async ( { page } ) => {
	id = await callEdit< number >( 'insert_image' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
} );
test.afterEach( () => callEdit( 'delete_attachment', id ) );

const editor = ( page: Page ) => page.locator( '.pagewright-edit-image' );
const opener = ( page: Page ) => page.locator( `#imgedit-open-btn-${ id }` );

test( 'the screen of an attachment has our image editor, and keeps typed texts', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await page.locator( '#attachment_alt' ).fill( 'Six colors' );
	await opener( page ).press( 'Enter' );
	await editor( page ).getByRole( 'button', { name: 'Rotate right' } ).click();
	await editor( page ).getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( editor( page ) ).toHaveCount( 0 );
	await expect( opener( page ) ).toBeFocused();
	await expect( page.locator( `#thumbnail-head-${ id } img` ) ).toHaveAttribute(
		'src',
		/-e\d{13}/
	);
	await expect( page.locator( `#media-dims-${ id }` ) ).toHaveText( '400\u00a0×\u00a0600' );
	await expect( page.locator( '#attachment_url' ) ).toHaveValue( /-e\d{13}/ );
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toBeVisible();
	await expect( page.locator( '#attachment_alt' ) ).toHaveValue( 'Six colors' );
	expect( await colors( id, CENTERS_TURNED ) ).toEqual( [ 400, 600, 'yrcgmb' ] );
	expect( problems ).toEqual( [] );
} );

test( 'the screen of an attachment has the editor of WordPress if ours does not arrive', async ( {
	page,
} ) => {
	await page.route( /build\/attachment-editor/, ( route ) => route.abort() );
	await opener( page ).click();
	await expect( page.locator( `#image-editor-${ id } .imgedit-wrap` ) ).toBeVisible();
	await expect( editor( page ) ).toHaveCount( 0 );
} );
