import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { phpFile } from '../../../../tests/support/site';
import { pageOfRole } from '../support/page-of-role';

const { call } = phpFile( 'features/media-library/tests/e2e/replace.php' );

/** The image in the content of the page. */
const SHOWN = 'img[src*="replace-lake"]';
const RED = [ 220, 20, 20 ];
const BLUE = [ 20, 20, 220 ];
const picture = async ( type: 'png' | 'jpeg' ) =>
	Buffer.from( await call< string >( 'picture', type, ...BLUE ), 'base64' );
const sha256 = ( bytes: Buffer ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );

let lake: { id: number; page: string; hash: string };
test.beforeEach( async () => {
	lake = await call( 'make' );
} );
test.afterEach( () => call( 'remove', lake.id, lake.page ) );

const dialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Replaced lake' } );
const button = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } );
const state = () => call< [ string, boolean ] >( 'state', lake.id );

async function open( page: Page ) {
	await page.goto( `/wp-admin/upload.php?mode=grid&item=${ lake.id }` );
	await expect( page.locator( '.pagewright-media-library__whole' ) ).toBeVisible();
}

/** Chooses a file with the keyboard. */
async function choose( page: Page, name: string, buffer: Buffer ) {
	await button( page, 'Replace file' ).focus();
	const chooser = await openFileChooser( page, () => page.keyboard.press( 'Enter' ) );
	const mimeType = name.endsWith( 'png' ) ? 'image/png' : 'image/jpeg';
	await chooser.setFiles( { name, mimeType, buffer } );
}

/** Returns the color of the pixel in the middle of an image. */
const colorOf = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluate( async ( element ) => {
		const image = element as HTMLImageElement;
		await image.decode();
		const canvas = document.createElement( 'canvas' );
		[ canvas.width, canvas.height ] = [ 1, 1 ];
		const context = canvas.getContext( '2d' )!;
		context.drawImage( image, 0, 0, 1, 1 );
		return [ ...context.getImageData( 0, 0, 1, 1 ).data.slice( 0, 3 ) ];
	} );

/** Expects all images of the library, and the one of the page at its old address, in a color. */
async function expectColor( page: Page, color: number[], address: string | null ) {
	const tile = `[data-id="${ lake.id }"] img`;
	for ( const selector of [ '.pagewright-media-library__whole', tile ] ) {
		await expect.poll( () => colorOf( page, selector ) ).toEqual( color );
	}
	await visit( page, async ( visitor ) => {
		expect( await colorOf( visitor, SHOWN ) ).toEqual( color );
		expect( await visitor.locator( SHOWN ).getAttribute( 'src' ) ).toBe( address );
	} );
}

/** Opens the page with the image in another tab, while it is needed. */
async function visit< T >( page: Page, act: ( visitor: Page ) => Promise< T > ): Promise< T > {
	const visitor = await page.context().newPage();
	await visitor.goto( lake.page );
	const result = await act( visitor );
	await visitor.close();
	return result;
}

test( 'a page shows the new image at the same address, until the old one is restored', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const address = await visit( page, ( visitor ) =>
		visitor.locator( SHOWN ).getAttribute( 'src' )
	);
	await open( page );
	await expectColor( page, RED, address );
	const image = await picture( 'png' );
	await choose( page, 'another.png', image );
	await expect(
		dialog( page ).getByRole( 'status' ).filter( { hasText: '“Replaced lake” is replaced.' } )
	).toHaveCount( 1 );
	expect( await state() ).toEqual( [ sha256( image ), true ] );
	await expectColor( page, BLUE, address );
	await expect( page.getByRole( 'textbox', { name: 'File URL' } ) ).toHaveValue(
		/replace-lake[^?]*\.png$/
	);

	await page.reload();
	await button( page, 'Restore old version' ).focus();
	await page.keyboard.press( 'Enter' );
	const question = page.getByRole( 'dialog', { name: 'Restore old version' } );
	await expect( question ).toContainText( /replaced on .+ can be restored until/ );
	await question.getByRole( 'button', { name: 'Restore' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( button( page, 'Restore old version' ) ).toHaveCount( 0 );
	await expect( button( page, 'Replace file' ) ).toBeFocused();
	expect( await state() ).toEqual( [ lake.hash, false ] );
	await expectColor( page, RED, address );
	expect( problems ).toEqual( [] );
} );

test( 'a file of another type is refused, and nothing changes', async ( { page } ) => {
	await open( page );
	const photo = await picture( 'jpeg' );
	await choose( page, 'photo.jpg', photo );
	await expect( dialog( page ).getByText( 'type of the old one: PNG' ) ).toBeVisible();
	await choose( page, 'photo.png', photo );
	const row = dialog( page ).getByRole( 'region', { name: 'Uploads' } ).getByRole( 'listitem' );
	await expect( row ).toContainText(
		'“Replaced lake” is not replaced. The new file must have the type of the old one: PNG.'
	);
	expect( await state() ).toEqual( [ lake.hash, false ] );
	await row.getByRole( 'button', { name: /Dismiss/ } ).click();
	await expect( row ).toHaveCount( 0 );
} );

test( 'an author has no buttons for the file of another user', async ( { browser } ) => {
	const page = await pageOfRole( browser, 'author' );
	await open( page );
	await expect( dialog( page ).getByRole( 'link', { name: 'Download file' } ) ).toBeVisible();
	await expect( button( page, 'Replace file' ) ).toHaveCount( 0 );
	await page.context().close();
} );
