import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, insertImageBlock } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/classic-scripts.php' );

/** WordPress offers patterns for posts without content. */
const TEXT = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
const VIEWS = '**/js/media-views*.js*';

let images: Array< { id: number; title: string } >;
test.beforeAll( async () => {
	images = await pictures();
} );
test.afterEach( () => unplug( 'classic-scripts' ) );

const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const ofWordPress = ( page: Page ) => page.locator( '.media-modal:visible' );
/** Shows the files in WordPress's dialog, which opens with an upload if the user never chose a tab. */
const showFiles = ( page: Page ) =>
	ofWordPress( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
const isLoaded = ( page: Page ) =>
	page.evaluate( () =>
		(
			window as unknown as { pagewrightClassicScripts: { isLoaded: () => boolean } }
		 ).pagewrightClassicScripts.isLoaded()
	);

/** Opens the editor with the meta boxes of a plugin. */
async function openWithMetaBox( page: Page ) {
	await call( 'plug_meta_box' );
	const canvas = await openEditor( page, await makePost( TEXT ) );
	const toggle = page.getByRole( 'button', { name: 'Meta Boxes' } );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.press( 'Enter' );
	}
	return canvas;
}

test( 'our dialog needs no script of WordPress’s one', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page, await makePost( TEXT ) );
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await fileIn( own( page ), images[ 0 ]!.id ).dblclick();
	await expect( canvas.locator( '.wp-block-image img' ) ).toBeVisible();
	expect( await isLoaded( page ) ).toBe( false );
	expect( problems ).toEqual( [] );
} );

test( '“Classic library” loads and opens WordPress’s dialog', async ( { page } ) => {
	const canvas = await openEditor( page, await makePost( TEXT ) );
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await own( page ).getByRole( 'button', { name: 'Classic library' } ).click();
	await ofWordPress( page ).locator( `.attachment[data-id="${ images[ 0 ]!.id }"]` ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( canvas.locator( '.wp-block-image img' ) ).toBeVisible();
} );

test( 'code of a plugin finds wp.media when it needs it', async ( { page } ) => {
	const problems = problemsOf( page );
	await openWithMetaBox( page );
	expect( await isLoaded( page ) ).toBe( false );
	await page.getByRole( 'button', { name: 'Choose a file' } ).click();
	// Our browser is in WordPress's dialog, as on other pages.
	await showFiles( page );
	await fileIn( ofWordPress( page ), images[ 1 ]!.id ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( page.locator( '#test-chosen' ) ).toHaveText( images[ 1 ]!.title );
	expect( problems ).toEqual( [] );
} );

test( 'a button that WordPress’s script listens to opens the dialog', async ( { page } ) => {
	await openWithMetaBox( page );
	await page.getByRole( 'button', { name: 'Insert a file' } ).click();
	await showFiles( page );
	await fileIn( ofWordPress( page ), images[ 0 ]!.id ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Insert into page' } ).click();
	await expect( page.locator( '#test-text' ) ).toHaveValue(
		new RegExp( `wp-image-${ images[ 0 ]!.id }` )
	);
} );

test( 'changes of a plugin while the page loads are respected', async ( { page } ) => {
	await call( 'plug_change' );
	const canvas = await openEditor( page, await makePost( TEXT ) );
	expect( await isLoaded( page ) ).toBe( true );
	await insertImageBlock( page );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await expect(
		ofWordPress( page ).getByRole( 'tab', { name: 'Stock of a plugin' } )
	).toBeVisible();
} );

test( 'a failure has a message, and the next attempt works', async ( { page } ) => {
	await openWithMetaBox( page );
	await page.route( VIEWS, ( route ) => route.abort() );
	const choose = page.getByRole( 'button', { name: 'Choose a file' } );
	await choose.click();
	const notice = page.locator( '.components-notice' ).filter( {
		hasText: 'The media library of WordPress could not be loaded.',
	} );
	await expect( notice ).toBeVisible();
	await page.unroute( VIEWS );
	await choose.click();
	await showFiles( page );
	await expect( fileIn( ofWordPress( page ), images[ 0 ]!.id ) ).toBeVisible();
} );

test( 'the classic block has its galleries and “Add media”', async ( { page } ) => {
	const problems = problemsOf( page );
	const ids = images.map( ( { id } ) => id ).join();
	const id = await makePost(
		`<p>Before blocks</p>\n[gallery ids="${ ids }"]\n[audio src="/a.mp3"]`
	);
	const canvas = await openEditor( page, id );
	const block = canvas.locator( '[data-type="core/freeform"]' );
	await block.click();
	await page.getByRole( 'button', { name: 'Edit', exact: true } ).click();
	const editor = page.frameLocator( '.block-editor-freeform-modal iframe' );
	await expect(
		editor.locator( '.wpview[data-wpview-type="gallery"] img' ).first()
	).toBeVisible();
	await expect( editor.locator( '.wpview[data-wpview-type="audio"]' ) ).toBeVisible();
	await page.locator( '.block-editor-freeform-modal .dashicons-admin-media' ).click();
	await showFiles( page );
	await fileIn( ofWordPress( page ), images[ 0 ]!.id ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Insert into page' } ).click();
	await expect( editor.locator( `img.wp-image-${ images[ 0 ]!.id }` ) ).toBeVisible();
	expect( problems ).toEqual( [] );
} );
