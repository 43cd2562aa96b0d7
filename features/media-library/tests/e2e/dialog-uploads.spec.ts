import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { php } from '../../../../tests/support/site';
import { archive } from '../support/archive';
import {
	addMedia,
	choose,
	dropOn,
	make,
	openEditor,
	panel,
	setUp,
	tile,
	uploads,
} from '../support/dialog-uploads';
import { noise } from '../support/noise';

setUp();

test( 'a file of the tab for uploads is selected and inserted', async ( { page } ) => {
	const problems = problemsOf( page );
	const post = await openEditor( page );
	const dialog = await addMedia( page );
	await choose( page, dialog, make( 'dialog-upload-one.png' ) );
	const file = tile( dialog, 'dialog-upload-one' );
	await expect( file ).toHaveAttribute( 'aria-posinset', '1' );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( dialog.locator( '.media-uploader-status:visible' ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: /^Insert into/ } ).click();
	await expect( dialog ).toBeHidden();
	const [ upload ] = await uploads();
	expect( upload ).toMatchObject( { title: 'dialog-upload-one', parent: post } );
	await expect( page.frameLocator( '#content_ifr' ).locator( 'img' ) ).toHaveClass(
		new RegExp( `wp-image-${ upload!.id }` )
	);
	expect( await uploads() ).toHaveLength( 1 );
	expect( problems ).toEqual( [] );
} );

test( 'a dropped file is larger than one request', async ( { page } ) => {
	const chunks: number[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/chunk/.test( decodeURIComponent( request.url() ) ) ) {
			chunks.push( request.postDataBuffer()?.length ?? 0 );
		}
	} );
	await openEditor( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( dialog.locator( '.pagewright-media-library' ) ).toBeVisible();
	await dropOn( dialog.locator( '.media-frame-content' ), 'dialog-upload-large.zip', 5e6 );
	await expect( tile( dialog, 'dialog-upload-large' ) ).toHaveAttribute(
		'aria-selected',
		'true',
		{
			timeout: 30_000,
		}
	);
	expect( chunks.length ).toBeGreaterThan( 1 );
	expect( await uploads() ).toMatchObject( [ { bytes: 5e6 } ] );
} );

test( 'a file that failed is uploaded again', async ( { page } ) => {
	await openEditor( page );
	const dialog = await addMedia( page );
	const isUpload = /\/chunk|%2Fchunk/;
	await page.route( isUpload, ( route ) =>
		route.fulfill( {
			status: 507,
			json: { code: 'pagewright_upload_disk_full', message: '', data: { status: 507 } },
		} )
	);
	await choose( page, dialog, make( 'dialog-upload-again.zip', archive( 3_000_000 ) ) );
	await expect( panel( dialog ) ).toContainText( 'The disk of the server is full' );
	await expect.poll( () => queue( page ) ).toEqual( { queued: 0, errors: 1, selected: 0 } );
	await page.unroute( isUpload );
	await panel( dialog )
		.getByRole( 'button', { name: /^Try again/ } )
		.click();
	await expect( tile( dialog, 'dialog-upload-again' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect.poll( () => queue( page ) ).toEqual( { queued: 0, errors: 1, selected: 1 } );
} );

test( 'an existing file is used, and a canceled file leaves nothing', async ( { page } ) => {
	const problems = problemsOf( page );
	const picture = noise( 60 );
	await openEditor( page );
	const dialog = await addMedia( page );
	await choose( page, dialog, make( 'dialog-upload-first.png', picture ) );
	await expect( tile( dialog, 'dialog-upload-first' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-copy.png', picture ) );
	await expect( panel( dialog ) ).toContainText( 'Already in the library: dialog-upload-first' );
	await panel( dialog )
		.getByRole( 'button', { name: 'Use existing: dialog-upload-copy.png' } )
		.click();
	await expect( panel( dialog ) ).toHaveCount( 0 );
	await expect( tile( dialog, 'dialog-upload-first' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await expect.poll( () => queue( page ) ).toEqual( { queued: 0, errors: 0, selected: 1 } );

	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-copy.png', picture ) );
	await panel( dialog )
		.getByRole( 'button', { name: /^Cancel/ } )
		.click();
	await expect( panel( dialog ) ).toHaveCount( 0 );
	await expect.poll( () => queue( page ) ).toEqual( { queued: 0, errors: 0, selected: 1 } );
	expect( await uploads() ).toHaveLength( 1 );
	expect( problems ).toEqual( [] );
} );

/** Returns the state that code of WordPress and of plugins sees. */
const queue = ( page: Page ) =>
	page.evaluate( () => {
		const { media, Uploader } = ( window as any ).wp;
		return {
			queued: Uploader.queue.length,
			errors: Uploader.errors.length,
			selected: media.frame.state().get( 'selection' ).length,
		};
	} );

test( 'the featured image is the uploaded one, and a PDF is refused', async ( { page } ) => {
	const post = await openEditor( page );
	await page.locator( '#set-post-thumbnail' ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await expect( dialog.locator( 'input[type=file][accept="image/*"]' ) ).toHaveCount( 1 );
	await choose( page, dialog, make( 'dialog-upload-text.pdf', archive( 900 ) ) );
	await expect( panel( dialog ) ).toContainText( 'Files of this type cannot be selected here.' );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose(
		page,
		dialog,
		make( 'dialog-upload-a.png' ),
		make( 'dialog-upload-b.png', noise( 50 ) )
	);
	await expect( tile( dialog, 'dialog-upload-b' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tile( dialog, 'dialog-upload-a' ) ).toHaveAttribute( 'aria-selected', 'false' );
	await dialog.getByRole( 'button', { name: 'Set featured image', exact: true } ).click();
	await expect( page.locator( '#postimagediv img' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	const [ newest ] = await uploads();
	expect( newest!.title ).toBe( 'dialog-upload-b' );
	expect( await php( `return (int) get_post_thumbnail_id( ${ post } );` ) ).toBe( newest!.id );
} );

test( 'two files become a gallery', async ( { page } ) => {
	await openEditor( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'tab', { name: 'Create gallery' } ).click();
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose(
		page,
		dialog,
		make( 'dialog-upload-a.png', noise( 41 ) ),
		make( 'dialog-upload-b.png', noise( 42 ) )
	);
	await expect( tile( dialog, 'dialog-upload-b' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tile( dialog, 'dialog-upload-a' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await dialog.getByRole( 'button', { name: 'Create a new gallery' } ).click();
	await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( dialog ).toBeHidden();
	const ids = ( await uploads() ).map( ( { id } ) => id ).reverse();
	expect(
		await page.evaluate( () => ( window as any ).tinymce.activeEditor.getContent() )
	).toContain( `[gallery ids="${ ids.join() }"]` );
} );
