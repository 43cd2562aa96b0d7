import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads-duplicates.php' );

/** An image that no other file of the site equals. */
let image: Buffer;
test.beforeAll( async () => {
	image = Buffer.from( await call< string >( 'picture' ), 'base64' );
} );
test.afterAll( () => call( 'delete_uploads' ) );

const panel = ( page: Page ) => page.getByRole( 'region', { name: 'Uploads' } );
const stored = () => call< string[] >( 'titles' );

async function upload( page: Page, name: string ) {
	const chooser = await openFileChooser( page, () =>
		page.locator( '.page-title-action' ).click()
	);
	await chooser.setFiles( [ { name, mimeType: 'image/png', buffer: image } ] );
}

test( 'an image that is uploaded again is used, or uploaded anyway', async ( { page } ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	await upload( page, 'duplicate-harbor.png' );
	await expect( page.locator( '[data-position="0"]' ) ).toHaveAttribute(
		'aria-label',
		/duplicate-harbor/
	);
	await expect( panel( page ) ).toHaveCount( 0 );

	await upload( page, 'duplicate-copy.png' );
	await expect( panel( page ) ).toContainText( 'Already in the library: duplicate-harbor' );
	await expect( panel( page ).locator( 'img' ) ).toHaveAttribute( 'src', /duplicate-harbor/ );
	await panel( page ).getByRole( 'button', { name: 'Use existing: duplicate-copy.png' } ).click();
	await expect( panel( page ) ).toHaveCount( 0 );
	expect( await stored() ).toEqual( [ 'duplicate-harbor' ] );

	await upload( page, 'duplicate-copy.png' );
	await panel( page )
		.getByRole( 'button', { name: 'Upload anyway: duplicate-copy.png' } )
		.click();
	await expect( page.locator( '[data-position="0"]' ) ).toHaveAttribute(
		'aria-label',
		/duplicate-copy/
	);
	expect( await stored() ).toEqual( [ 'duplicate-copy', 'duplicate-harbor' ] );

	await upload( page, 'duplicate-again.png' );
	const name = 'Replace existing: duplicate-again.png';
	await panel( page ).getByRole( 'button', { name } ).click();
	await expect( panel( page ) ).toHaveCount( 0 );
	expect( await stored() ).toEqual( [ 'duplicate-copy', 'duplicate-harbor' ] );
	expect( await call< string[] >( 'replaced' ) ).toHaveLength( 1 );
	expect( problems ).toEqual( [] );
} );
