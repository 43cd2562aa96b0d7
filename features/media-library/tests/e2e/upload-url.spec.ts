import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import {
	dropOutside,
	openOutside,
	useOutside,
	type Outside,
} from '../../../../tests/support/outside';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { pngOf } from '../support/paste';

const { call } = phpFile( 'features/media-library/tests/e2e/media-new.php' );

let outside: Outside;
test.beforeAll( async () => {
	outside = await openOutside( {
		'/add-new-far.png': {
			raw: pngOf( 'add-new-far' ),
			headers: { 'content-type': 'image/png' },
		},
	} );
	await useOutside( outside );
} );
test.afterAll( () => dropOutside( outside ) );
test.afterEach( async () => {
	await call( 'delete_uploads', 'add-new' );
} );

const open = ( page: Page ) => page.goto( '/wp-admin/media-new.php' );
const field = ( page: Page ) => page.getByRole( 'textbox', { name: 'URL of the file' } );
const uploaded = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Uploaded files' } ).getByRole( 'listitem' );

test( 'a file is uploaded from its URL by keyboard; a wrong URL says why and stays', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	await open( page );
	await page.getByRole( 'button', { name: 'Upload from URL' } ).press( 'Enter' );
	await expect( field( page ) ).toBeFocused();
	await page.keyboard.type( `${ outside.base }/missing.png` );
	await page.keyboard.press( 'Enter' );
	const error = page.locator( '.components-notice.is-error' );
	await expect( error ).toContainText( 'There is no file at this URL' );
	await expect( field( page ) ).toBeFocused();
	await expect( field( page ) ).toHaveValue( `${ outside.base }/missing.png` );
	expect( await violations( page, { include: '.pagewright-media-new' } ) ).toEqual( [] );
	await field( page ).fill( `${ outside.base }/add-new-far.png` );
	await page.keyboard.press( 'Enter' );
	await expect( uploaded( page ) ).toHaveCount( 1 );
	await expect( uploaded( page ) ).toContainText( 'add-new-far.png' );
	await expect( error ).toHaveCount( 0 );
	await expect( field( page ) ).toHaveValue( '' );
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText( 'File uploaded.' );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );

test( 'a photo is taken on a phone', async ( { page } ) => {
	const device = await page.context().newCDPSession( page );
	await device.send( 'Emulation.setDeviceMetricsOverride', {
		...{ width: 390, height: 800, deviceScaleFactor: 2, mobile: true },
	} );
	await device.send( 'Emulation.setTouchEmulationEnabled', { enabled: true } );
	await open( page );
	const chooser = await openFileChooser( page, () =>
		page.getByRole( 'button', { name: 'Take a photo' } ).click()
	);
	expect( await chooser.element().getAttribute( 'capture' ) ).toBe( 'environment' );
	await chooser.setFiles( {
		name: 'add-new-photo.png',
		mimeType: 'image/png',
		buffer: pngOf( 'add-new-photo' ),
	} );
	await expect( uploaded( page ) ).toContainText( 'add-new-photo.png' );
} );
