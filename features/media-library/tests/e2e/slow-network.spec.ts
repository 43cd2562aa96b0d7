import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import {
	dialogFoot,
	fileIn,
	insertImageBlock,
	mediaDialog,
} from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { addToGallery, editPart } from '../support/classic-view';
import { hold } from '../support/hold';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );
const ATTACHMENTS = 'route=/media/attachments';

let ids: number[];
test.beforeAll( async () => {
	ids = ( await pictures() ).map( ( { id } ) => id );
} );
test.afterEach( () => unplug( 'media-dialog' ) );

const button = ( page: Page, name: string ) =>
	dialogFoot( mediaDialog( page ) ).getByRole( 'button', { name, exact: true } );

/** Opens a dialog of WordPress that counts how often its button acts. */
async function openCounting( page: Page ) {
	await page.evaluate( () => {
		const realm = window as any;
		realm.chosenTimes = 0;
		realm.countingFrame = realm.wp.media( { title: 'Count', button: { text: 'Take' } } );
		realm.countingFrame.on( 'select', () => realm.chosenTimes++ );
		realm.countingFrame.open();
	} );
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( fileIn( mediaDialog( page ), ids[ 0 ]! ) ).toBeVisible();
}

const chosenTimes = ( page: Page ) => page.evaluate( () => ( window as any ).chosenTimes );

test.describe( 'while the selected file loads in a dialog of WordPress', () => {
	test.beforeEach( async ( { page } ) => {
		await call( 'plug_classic' );
		await page.goto( `/wp-admin/post.php?post=${ await makePost( '' ) }&action=edit` );
		await openCounting( page );
		// The button waits for the latest choice.
		await fileIn( mediaDialog( page ), ids[ 0 ]! ).click();
		await expect( button( page, 'Take' ) ).toBeEnabled();
	} );

	test( 'a double click acts once, and the button shows that it waits', async ( { page } ) => {
		const slow = await hold( page, ATTACHMENTS );
		await fileIn( mediaDialog( page ), ids[ 1 ]! ).click();
		await button( page, 'Take' ).dblclick();
		await slow.held();
		await expect( button( page, 'Take' ) ).toHaveClass( /updating-message/ );
		slow.release();
		await expect( mediaDialog( page ) ).toHaveCount( 0 );
		expect( await chosenTimes( page ) ).toBe( 1 );
	} );

	test( 'a dialog that closes chooses nothing, and works when it opens again', async ( {
		page,
	} ) => {
		const slow = await hold( page, ATTACHMENTS );
		await fileIn( mediaDialog( page ), ids[ 1 ]! ).click();
		await button( page, 'Take' ).click();
		await slow.held();
		await page.keyboard.press( 'Escape' );
		await expect( mediaDialog( page ) ).toHaveCount( 0 );
		await page.evaluate( () => ( window as any ).countingFrame.open() );
		await expect( button( page, 'Take' ) ).not.toHaveClass( /updating-message/ );
		slow.release();
		await fileIn( mediaDialog( page ), ids[ 2 ]! ).click();
		await button( page, 'Take' ).click();
		await expect( mediaDialog( page ) ).toHaveCount( 0 );
		expect( await chosenTimes( page ) ).toBe( 1 );
	} );
} );

test( 'our own dialog shows that it waits, inserts once, and nothing after it was closed', async ( {
	page,
} ) => {
	const text = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';
	const canvas = await openEditor( page, await makePost( text ) );
	await insertImageBlock( page );
	const opener = canvas.getByRole( 'button', { name: 'Media Library' } );
	await opener.click();
	const closed = await hold( page, ATTACHMENTS );
	await fileIn( mediaDialog( page ), ids[ 0 ]! ).click();
	await button( page, 'Select' ).dblclick();
	await expect( button( page, 'Select' ) ).toHaveClass( /is-busy/ );
	await page.keyboard.press( 'Escape' );
	await expect( mediaDialog( page ) ).toHaveCount( 0 );
	closed.release();
	await opener.click();
	const slow = await hold( page, ATTACHMENTS );
	await fileIn( mediaDialog( page ), ids[ 1 ]! ).click();
	await button( page, 'Select' ).dblclick();
	await slow.held();
	slow.release();
	await expect( mediaDialog( page ) ).toHaveCount( 0 );
	const images = canvas.locator( '.wp-block-image img' );
	await expect( images ).toHaveCount( 1 );
	const chosen = await page.evaluate( () =>
		( window as any ).wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.flatMap( ( { attributes }: { attributes: { id?: number } } ) => attributes.id ?? [] )
	);
	expect( chosen ).toEqual( [ ids[ 1 ] ] );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( images ).toHaveCount( 0 );
	await expect( opener ).toBeVisible();
} );

test( 'a file that is added to a gallery before our list has loaded is not lost', async ( {
	page,
} ) => {
	await call( 'plug_classic' );
	const post = await makePost( `[gallery ids="${ ids[ 0 ] }"]` );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.waitForLoadState();
	const code = await hold( page, 'media-collections', /media-collections\.js/ );
	await editPart( page, '.wpview' );
	await code.held();
	await addToGallery( page, ids[ 1 ]! );
	code.release();
	await expect( page.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 2 );
	await button( page, 'Update gallery' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await page.evaluate( () => ( window as any ).tinymce.activeEditor.save() ) ).toContain(
		`[gallery ids="${ ids[ 0 ] },${ ids[ 1 ] }"]`
	);
} );
