import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import {
	addMedia,
	call,
	choose,
	dropOn,
	make,
	openEditor,
	setUp,
	tile,
} from '../support/dialog-uploads';
import { hold, holdResponses } from '../support/hold';
import { noise } from '../support/noise';

setUp();

test( 'a dialog of a plugin gets the file, with the callbacks of the uploader', async ( {
	page,
} ) => {
	await openEditor( page );
	await page.evaluate( () => {
		const { media } = ( window as any ).wp;
		const frame = media( { multiple: false, title: 'A dialog of a plugin' } );
		const seen: unknown[] = ( ( window as any ).seen = [] );
		frame.on( 'uploader:ready', () => seen.push( 'ready' ) );
		frame.on( 'select', () => {
			const { filename, uploading, sizes } = frame
				.state()
				.get( 'selection' )
				.first()
				.toJSON();
			seen.push( { filename, uploading, hasSizes: Boolean( sizes.full ) } );
		} );
		frame.open();
		const { uploader } = frame.uploader;
		for ( const name of [ 'added', 'success', 'progress' ] ) {
			uploader[ name ] = ( model: any ) =>
				seen.push( [
					name,
					model.get( 'filename' ),
					model.get( 'uploading' ),
					model.get( 'percent' ),
				] );
		}
	} );
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-plugin.png', noise( 43 ) ) );
	await expect( tile( dialog, 'dialog-upload-plugin' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await dialog.getByRole( 'button', { name: 'Select', exact: true } ).click();
	const seen = await page.evaluate( () => ( window as any ).seen as unknown[] );
	const name = 'dialog-upload-plugin.png';
	expect( seen ).toEqual(
		expect.arrayContaining( [
			[ 'added', name, true, 0 ],
			[ 'progress', name, true, 100 ],
			[ 'success', name, false, undefined ],
			{ filename: name, uploading: false, hasSizes: true },
		] )
	);
} );

test( 'a file that is dropped on the editor', async ( { page } ) => {
	await openEditor( page );
	await page.evaluate( () => {
		const event = new Event( 'dragover', { bubbles: true, cancelable: true } );
		Object.assign( event, { dataTransfer: { types: [ 'Files' ] } } );
		document.querySelector( '#wp-content-wrap' )!.dispatchEvent( event );
	} );
	await dropOn(
		page.locator( '#wp-content-wrap .uploader-editor' ),
		'dialog-upload-edit.zip',
		3e6
	);
	const dialog = mediaDialog( page );
	await expect( tile( dialog, 'dialog-upload-edit' ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

/** Uploads an image with the form of WordPress. Returns when the server has it. */
async function uploadWithWordPress( page: Page ) {
	await expect( mediaDialog( page ).locator( '.uploader-inline .upload-ui' ) ).toBeVisible();
	const response = page.waitForResponse( /async-upload\.php/ );
	await page
		.locator( '.moxie-shim input' )
		.last()
		.setInputFiles( make( 'dialog-upload-plugin.png', noise( 44 ) ) );
	await response;
}

for ( const kind of [ 'field', 'parameter', 'uploader' ] ) {
	test( `with the ${ kind } of a plugin, WordPress uploads`, async ( { page } ) => {
		await call( `plug_${ kind }` );
		await openEditor( page );
		const dialog = await addMedia( page );
		await uploadWithWordPress( page );
		await expect( tile( dialog, 'dialog-upload-plugin' ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await dropOn( dialog.locator( '.media-frame-content' ), 'dialog-upload-large.zip', 3e6 );
		await expect(
			dialog.locator( '.upload-errors' ).filter( { visible: true } )
		).toContainText( 'exceeds the maximum upload size' );
	} );
}

test( 'a file that WordPress uploads before the code of the library arrives', async ( {
	page,
} ) => {
	await call( 'plug_uploader' );
	const code = await hold( page, '', /media-browser\.js/ );
	await openEditor( page );
	const dialog = await addMedia( page );
	await uploadWithWordPress( page );
	await code.held();
	await expect
		.poll( () => page.evaluate( () => ( window as any ).wp.Uploader.queue.length ) )
		.toBe( 0 );
	code.release();
	await expect( tile( dialog, 'dialog-upload-plugin' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );

test( 'a file that WordPress uploads before the list arrives', async ( { page } ) => {
	await call( 'plug_uploader' );
	const list = await holdResponses( page, 'route=/media&' );
	await openEditor( page );
	const dialog = await addMedia( page );
	const attachment = page.waitForResponse( /route=%2Fmedia%2Fattachments/ );
	await uploadWithWordPress( page );
	await attachment;
	await expect( dialog.getByRole( 'button', { name: 'dialog-upload-plugin' } ) ).toBeVisible();
	list.release();
	await expect( tile( dialog, 'dialog-upload-plugin' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );
