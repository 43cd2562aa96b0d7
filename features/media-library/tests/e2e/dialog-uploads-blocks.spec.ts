import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import {
	makePost,
	openEditor as openBlockEditor,
	problemsOf,
} from '../../../../tests/support/editor';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { archive } from '../support/archive';
import { call, choose, make, panel, setUp, tile, uploads } from '../support/dialog-uploads';

setUp();

/** Opens the dialog of a plugin in the block editor. */
async function openDialog( page: Page ) {
	await call( 'plug_button' );
	await openBlockEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	const toggle = page.getByRole( 'button', { name: 'Meta Boxes' } );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.press( 'Enter' );
	}
	await page.getByRole( 'button', { name: 'Choose a file' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	return dialog;
}

test( 'the dialog of a plugin in the block editor sends in chunks, and again after a failure', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const dialog = await openDialog( page );
	const isUpload = /\/chunk|%2Fchunk/;
	await page.route( isUpload, ( route ) =>
		route.fulfill( {
			status: 507,
			json: {
				code: 'pagewright_upload_disk_full',
				message: '',
				data: { status: 507 },
			},
		} )
	);
	await choose( page, dialog, make( 'dialog-upload-blocks.zip', archive( 3_000_000 ) ) );
	await expect( panel( dialog ) ).toContainText( 'The disk of the server is full' );
	await page.unroute( isUpload );
	await panel( dialog )
		.getByRole( 'button', { name: /^Try again/ } )
		.click();
	await expect( tile( dialog, 'dialog-upload-blocks' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await dialog.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( page.locator( '#test-chosen' ) ).toHaveText( 'dialog-upload-blocks 3000000' );
	expect( await uploads() ).toMatchObject( [ { title: 'dialog-upload-blocks' } ] );
	// The failed requests of this test.
	expect( problems.filter( ( problem ) => ! problem.includes( '507' ) ) ).toEqual( [] );
} );

test( 'a plugin that changes the uploader in the block editor uploads with WordPress', async ( {
	page,
} ) => {
	const dialog = await openDialog( page );
	await page.keyboard.press( 'Escape' );
	await page.evaluate( () => {
		const { Uploader } = ( window as any ).wp;
		Uploader.prototype.init = () => {};
	} );
	await page.getByRole( 'button', { name: 'Choose a file' } ).click();
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await expect(
		dialog.locator( '.uploader-inline .upload-ui' ).filter( { visible: true } )
	).toBeVisible();
	const request = page.waitForRequest( /async-upload\.php/ );
	await page
		.locator( '.moxie-shim input' )
		.last()
		.setInputFiles( make( 'dialog-upload-plugin.png' ) );
	await request;
	await expect( tile( dialog, 'dialog-upload-plugin' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );
