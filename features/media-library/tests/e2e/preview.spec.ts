import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );
test.afterEach( () => unplug( 'media-dialog' ) );

/** Moves the pointer onto a file, and waits for its large image. */
async function showPreview( page: Page, file: Locator ): Promise< Locator > {
	await file.hover();
	const card = page.locator( '.pagewright-media-library__card' );
	await expect( card.locator( 'img.is-sharp' ) ).toBeVisible();
	return card;
}

/** Whether a preview, which ignores the pointer, is above all other elements. */
const isOnTop = ( card: Locator ) =>
	card.evaluate( ( element ) => {
		const popover = element.closest< HTMLElement >( '.components-popover' )!;
		popover.style.pointerEvents = 'auto';
		const { x, y, width, height } = element.getBoundingClientRect();
		const top = element.ownerDocument.elementFromPoint( x + width / 2, y + height / 2 );
		return element.contains( top );
	} );

test( 'Media → Library shows a preview with the facts of the details', async ( { page } ) => {
	const problems = problemsOf( page );
	const [ { id, title } ] = images as [ { id: number; title: string } ];
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	const card = await showPreview( page, page.locator( `[data-id="${ id }"]` ) );
	await expect( card ).toContainText( title );
	await expect( card ).toContainText( /\d+ × \d+.* pixels.*[kM]B/ );
	expect( await isOnTop( card ) ).toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( card ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'a preview is above the dialog of WordPress, which stays open', async ( { page } ) => {
	await call( 'plug_classic' );
	const post = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	const file = fileIn( dialog, images[ 0 ]!.id );
	const card = await showPreview( page, file );
	expect( await isOnTop( card ) ).toBe( true );
	await file.click();
	await expect( card ).toHaveCount( 0 );
	await expect( file ).toHaveAttribute( 'aria-selected', 'true' );
} );
