import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { noise } from './noise';

export const { call } = phpFile( 'features/media-library/tests/e2e/dialog-uploads.php' );

export interface Upload {
	id: number;
	title: string;
	parent: number;
	bytes: number;
}

let folder = '';
/** Writes a file with content that no other file has. Returns its path. */
export function make( name: string, bytes: Buffer = noise( 40 ) ): string {
	const path = join( folder, name );
	writeFileSync( path, bytes );
	return path;
}

export const uploads = () => call< Upload[] >( 'uploads' );
export const panel = ( dialog: Locator ) => dialog.getByRole( 'region', { name: 'Uploads' } );
export const tile = ( dialog: Locator, name: string ) =>
	dialog.locator( '.pagewright-media-library' ).getByRole( 'option', { name } );

export async function openEditor( page: Page ): Promise< number > {
	const id = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	return id;
}

/** Opens the tab for uploads of the dialog "Add media". */
export async function addMedia( page: Page ): Promise< Locator > {
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	return dialog;
}

/**
 * Drops a file with random bytes on an element. Drags of a test have no entries of files, which WordPress's uploader
 * reads.
 */
export async function dropOn( target: Locator, name: string, size: number ): Promise< void > {
	const send = ( type: string ) =>
		target.evaluate(
			( element, [ eventType, fileName, bytes ] ) => {
				const parts = Array.from( { length: bytes / 5e4 }, () =>
					crypto.getRandomValues( new Uint8Array( 5e4 ) )
				);
				const event = new Event( eventType, { bubbles: true, cancelable: true } );
				const files = [ new File( parts, fileName, { type: 'application/zip' } ) ];
				Object.assign( event, { dataTransfer: { types: [ 'Files' ], files } } );
				element.dispatchEvent( event );
			},
			[ type, name, size ] as const
		);
	await send( 'dragover' );
	const window = target.page().locator( '.uploader-window:visible' );
	await ( ( await window.count() ) ? expect( window ).toHaveCSS( 'opacity', '1' ) : null );
	await send( 'drop' );
}

/** Chooses files with the button of our form. */
export async function choose( page: Page, dialog: Locator, ...paths: string[] ) {
	const select = dialog.getByRole( 'button', { name: 'Select files', exact: true } );
	const chooser = await openFileChooser( page, () => select.click() );
	await chooser.setFiles( paths );
}

/** Prepares the tests of a file: what a test uploads and plugs in is removed after it. */
export function setUp(): void {
	test.beforeAll( () => {
		folder = mkdtempSync( join( tmpdir(), 'dialog-uploads-' ) );
	} );
	test.beforeEach( () => call( 'plug' ) );
	test.afterEach( async () => {
		await unplug( 'dialog-uploads' );
		await call( 'delete_uploads' );
	} );
	test.afterAll( () => rmSync( folder, { recursive: true } ) );
}
