import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { dialogFoot, fileIn } from '../../../../tests/support/media-dialog';
import { php, phpFile } from '../../../../tests/support/site';
import { drop } from '../support/drop';
import { photoWithPlace } from '../support/photo-with-place';

const { call } = phpFile( 'features/media-library/tests/e2e/data-views.php' );

const TITLE = 'A page of a list';
let images: Array< { id: number; title: string } >;
let id: number;
test.beforeAll( async () => {
	images = await pictures();
} );
test.beforeEach( async () => {
	id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->', {
		post_title: TITLE,
	} );
} );
test.afterEach( () => call( 'reset_site', id ) );

const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const ofWordPress = ( page: Page ) => page.locator( '.media-modal:visible' );
const fieldOf = ( place: Page | Locator, name: string ) =>
	place.locator( `.fields__media-edit[data-field-id="${ name }"]` );
const thumbnail = () => php( `return (int) get_post_thumbnail_id( ${ id } );` );

const saveSite = ( page: Page ) =>
	page.evaluate( () =>
		( window as any ).wp.data.dispatch( 'core' ).saveEditedEntityRecord( 'root', 'site' )
	);

/** Opens the panel of the page in the list of the site editor. */
async function openQuickEdit( page: Page ) {
	await page.goto( '/wp-admin/site-editor.php?p=%2Fpage' );
	await page.getByRole( 'button', { name: 'Layout', exact: true } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Table' } ).click();
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'row', { name: TITLE } ).hover();
	await page
		.getByRole( 'row', { name: TITLE } )
		.getByRole( 'button', { name: 'Quick Edit' } )
		.click();
	return page.locator( '.dataviews-action-modal__quick-edit' );
}

test( 'the featured image in Quick Edit', async ( { page } ) => {
	const problems = problemsOf( page );
	const panel = await openQuickEdit( page );
	const field = fieldOf( panel, 'featured_media' );
	await field.getByRole( 'button', { name: 'Set featured image' } ).click();
	await fileIn( own( page ), images[ 1 ]!.id ).click();
	await dialogFoot( own( page ) ).getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect(
		field.getByRole( 'button', { name: `Replace ${ images[ 1 ]!.title }` } )
	).toBeVisible();
	await panel.getByRole( 'button', { name: 'Done' } ).click();
	await expect( panel ).toHaveCount( 0 );
	expect( await thumbnail() ).toBe( images[ 1 ]!.id );
	await page
		.getByRole( 'row', { name: TITLE } )
		.getByRole( 'button', { name: 'Quick Edit' } )
		.click();
	await field.getByRole( 'button', { name: 'Remove' } ).click();
	await panel.getByRole( 'button', { name: 'Done' } ).click();
	await expect( panel ).toHaveCount( 0 );
	expect( await thumbnail() ).toBe( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'dialogs in WordPress’s library leave Quick Edit open', async ( { page } ) => {
	const panel = await openQuickEdit( page );
	const field = fieldOf( panel, 'featured_media' );
	await field.getByRole( 'button', { name: 'Set featured image' } ).click();
	await own( page ).getByRole( 'button', { name: 'Classic library' } ).click();
	await ofWordPress( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Fast library' } ).click();
	await fileIn( ofWordPress( page ), images[ 0 ]!.id ).click();
	await ofWordPress( page ).getByRole( 'button', { name: 'Edit image' } ).click();
	const editor = page.getByRole( 'dialog', { name: `Edit “${ images[ 0 ]!.title }”` } );
	await expect( editor ).toBeVisible();
	await expect( panel ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( editor ).toHaveCount( 0 );
	await ofWordPress( page ).getByRole( 'button', { name: 'Select', exact: true } ).click();
	await panel.getByRole( 'button', { name: 'Done' } ).click();
	await expect( panel ).toHaveCount( 0 );
	expect( await thumbnail() ).toBe( images[ 0 ]!.id );
} );

test( 'the question about the place of a dropped photo leaves Quick Edit open', async ( {
	page,
} ) => {
	const photo = await photoWithPlace( 'prepared-quick.jpg' );
	const panel = await openQuickEdit( page );
	const field = fieldOf( panel, 'featured_media' );
	await drop( field.locator( '.components-drop-zone' ), [ photo.path ] );
	await page.getByRole( 'button', { name: 'Remove place' } ).press( 'Enter' );
	await expect( field.getByRole( 'button', { name: /^Replace prepared-quick/ } ) ).toBeVisible();
	await panel.getByRole( 'button', { name: 'Done' } ).click();
	await expect( panel ).toHaveCount( 0 );
	expect( await call( 'delete_thumbnail_file', id ) ).toMatch( /^prepared-quick.*\.jpg$/ );
	photo.remove();
} );

test( 'the dialog closes with the form that has opened it', async ( { page } ) => {
	const problems = problemsOf( page );
	const panel = await openQuickEdit( page );
	await fieldOf( panel, 'featured_media' )
		.getByRole( 'button', { name: 'Set featured image' } )
		.click();
	await expect( fileIn( own( page ), images[ 1 ]!.id ) ).toBeVisible();
	await page.evaluate( () => history.back() );
	await expect( panel ).toHaveCount( 0 );
	await expect( own( page ) ).toHaveCount( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'the logo and the icon of the site', async ( { page } ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/site-editor.php?p=%2Fidentity' );
	for ( const [ index, name ] of [ 'logo', 'icon' ].entries() ) {
		const field = fieldOf( page, `site_${ name }` );
		await field.getByRole( 'button', { name: `Choose ${ name }` } ).click();
		await fileIn( own( page ), images[ index ]!.id ).dblclick();
		await expect( field.getByText( images[ index ]!.title ) ).toBeVisible();
	}
	await saveSite( page );
	expect( await call( 'identity' ) ).toEqual( [ images[ 0 ]!.id, images[ 1 ]!.id ] );
	await fieldOf( page, 'site_icon' ).getByRole( 'button', { name: 'Remove' } ).click();
	await saveSite( page );
	expect( await call( 'identity' ) ).toEqual( [ images[ 0 ]!.id, 0 ] );
	expect( problems ).toEqual( [] );
} );
