import type { Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { insertImageBlock } from '../../../../tests/support/media-dialog';
import { errorLog, phpFile } from '../../../../tests/support/site';
import { drop } from '../support/drop';
import { photoWithPlace } from '../support/photo-with-place';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads-images.php' );
let photo: Awaited< ReturnType< typeof photoWithPlace > >;
test.beforeAll( async () => {
	photo = await photoWithPlace( 'prepared-block.jpg' );
} );
test.afterEach( async () => {
	await call( 'delete_uploads' );
	expect( await errorLog() ).toBe( '' );
} );
test.afterAll( () => photo.remove() );

/** Drops the photo on an image block of a new post. */
async function dropPhoto( page: Page ) {
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await insertImageBlock( page );
	const block = canvas.locator( '.wp-block-image' );
	await expect( block.getByRole( 'button', { name: 'Media Library' } ) ).toBeVisible();
	await drop( block, [ photo.path ] );
	return block;
}

const question = ( page: Page ) =>
	page.getByRole( 'dialog', { name: '1 photo contains the place where it was taken.' } );

for ( const [ button, hasPlace ] of [
	[ 'Remove place', false ],
	[ 'Keep place', true ],
] as const ) {
	test( `a photo that is dropped on a block, and the answer “${ button }”`, async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const block = await dropPhoto( page );
		await expect( question( page ) ).toBeVisible();
		await question( page ).getByRole( 'button', { name: button } ).press( 'Enter' );
		await expect( block.locator( 'img' ) ).toHaveAttribute( 'src', /\/prepared-block.*\.jpg$/ );
		await expect.poll( () => call( 'stored' ) ).toBeTruthy();
		const { latitude, camera } = await call< { latitude: unknown; camera: string } >(
			'stored'
		);
		expect( [ latitude !== null, camera ] ).toEqual( [ hasPlace, expect.any( String ) ] );
		await expect( question( page ) ).toHaveCount( 0 );
		expect( problems ).toEqual( [] );
	} );
}

test( 'a photo is not uploaded if the user closes the question', async ( { page } ) => {
	const block = await dropPhoto( page );
	await expect( question( page ) ).toBeVisible();
	expect( await violations( page, { include: '.pagewright-media-place' } ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect(
		page.locator( '.components-snackbar' ).filter( { hasText: 'The photo was not uploaded.' } )
	).toBeVisible();
	await expect( block.locator( 'img' ) ).toHaveCount( 0 );
	expect( await call( 'stored' ) ).toBeNull();
} );
