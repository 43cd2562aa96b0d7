import { expect, type Page } from '@playwright/test';
import { makePost, savedContent } from '../../../../tests/support/editor';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';

/** Selects a part of the text in the classic editor, and presses “Edit” in the toolbar beside it. */
export async function editPart( page: Page, selector: string ): Promise< void > {
	const part = page.frameLocator( '#content_ifr' ).locator( selector );
	await expect.poll( () => part.evaluate( hasItsSize ) ).toBe( true );
	await part.click();
	await page
		.locator( '.mce-inline-toolbar-grp [role="button"][aria-label^="Edit"]:visible' )
		.click();
}

/** Our content in a dialog that edits an image, a player or a gallery. */
const OURS =
	'.pagewright-image-details, .pagewright-media-player-details, .pagewright-media-browser';

/** Opens a post in the classic editor, and our dialog for a part of its text. Returns the ID of the post. */
export async function openPart( page: Page, content: string, selector: string ): Promise< number > {
	const post = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await editPart( page, selector );
	// Users who begin to work in WordPress's content before ours arrives keep it.
	await expect( mediaDialog( page ).locator( OURS ).first() ).toBeVisible();
	return post;
}

/**
 * Whether the size of an image or a preview is final. WordPress fits the frame of a player to its
 * content once that has loaded, and the toolbar moves with it, away from under the pointer.
 */
function hasItsSize( part: Element ): boolean {
	const images = part.matches( 'img' ) ? [ part ] : [ ...part.querySelectorAll( 'img' ) ];
	const frame = part.querySelector( 'iframe' );
	const body = frame?.contentDocument?.body;
	const isLoading =
		part.querySelector( '.loading-placeholder' ) ||
		images.some( ( image ) => ! ( image as HTMLImageElement ).complete ) ||
		( frame && body?.ownerDocument.readyState !== 'complete' );
	if ( isLoading ) {
		return false;
	}
	if ( ! frame || ! body ) {
		return true;
	}
	const isPlayer = body.querySelector( 'audio, video' );
	return (
		( ! isPlayer || !! body.querySelector( '.mejs-container' ) ) &&
		getComputedStyle( frame ).height === getComputedStyle( body ).height
	);
}

/** Updates the post that the classic editor shows. Returns its content. */
export async function saveClassic( page: Page, post: number ): Promise< string > {
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	return savedContent( post );
}

/** Adds a file to the gallery that the dialog of the classic editor shows. */
export async function addToGallery( page: Page, id: number ): Promise< void > {
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Add to gallery' } ).click();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( dialog, id ).click();
	await dialogFoot( dialog )
		.getByRole( 'button', { name: 'Add to gallery', exact: true } )
		.click();
}
