import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { problemsOf, save } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { dataNow, dragTo, field, pictures, savedData } from '../support/fields';
import { chooseFiles } from '../support/media-dialog';
import { openMediaForm } from '../support/media-fields';
import { dropOutside, openOutside, useOutside, type Outside } from '../support/outside';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/e2e/media-fields.php' );

let outside: Outside;

test.beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside, { pexels: 'secret' } );
	await activateExample();
} );
test.afterAll( async () => {
	await removeExample();
	await dropOutside( outside );
} );

const IMPORT = '**/admin-ajax.php?action=so_widgets_image_import*';

const stockDialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Find an image' } );

/** Opens the search with the keyboard and searches for boats. */
async function findBoats( page: Page, canvas: FrameLocator ) {
	await field( canvas, 'image' )
		.getByRole( 'button', { name: /Find image/ } )
		.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = stockDialog( page );
	await expect( dialog.getByRole( 'searchbox' ) ).toBeFocused();
	await page.keyboard.type( 'boat' );
	await page.keyboard.press( 'Enter' );
	await expect( dialog.getByRole( 'button', { name: 'Boat 1, by Ann Sailor' } ) ).toBeVisible();
	return dialog;
}

test( 'a stock image is found, previewed, imported and stored by keyboard alone', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const { id, canvas } = await openMediaForm( page, { image: '', keep: 'me' } );
	const dialog = await findBoats( page, canvas );
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '9 images' );
	await expect( dialog.getByRole( 'link', { name: /CC BY-SA 2.0/ } ).first() ).toHaveAttribute(
		'href',
		'https://creativecommons.org/licenses/by-sa/2.0/'
	);
	const tile = dialog.getByRole( 'button', { name: 'Boat 1, by Ann Sailor' } );
	await tile.focus();
	const preview = page.locator( '.pagewright-stock__preview' );
	await expect( preview ).toBeVisible();
	const box = ( await preview.boundingBox() )!;
	expect( box.width ).toBeLessThanOrEqual( 1280 * 0.33 );
	expect( box.height ).toBeLessThanOrEqual( 800 * 0.5 );
	await page.keyboard.press( 'Escape' );
	await expect( preview ).toBeHidden();
	await expect( dialog ).toBeVisible();

	await page.keyboard.press( 'Enter' );
	const question = dialog.getByRole( 'alertdialog', { name: /Import “Boat 1”/ } );
	await page.keyboard.press( 'Escape' );
	await expect( question ).toBeHidden();
	await expect( tile ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( question.getByRole( 'button', { name: 'Import' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await expect( field( canvas, 'image' ) ).toContainText( 'Boat 1' );
	await expect(
		field( canvas, 'image' ).getByRole( 'button', { name: /Find image/ } )
	).toBeFocused();
	await save( page );
	const data = await savedData( id );
	expect( data ).toEqual( { image: expect.any( Number ), keep: 'me' } );
	expect( await call( 'parent_and_author', data.image ) ).toEqual( [ id, 'Ann Sailor' ] );
	expect( problems ).toEqual( [] );
} );

test( 'more images, another query and another source are searched', async ( { page } ) => {
	const { canvas } = await openMediaForm( page, { keep: 'me' } );
	await expect(
		field( canvas, 'file' ).getByRole( 'button', { name: /Find image/ } )
	).toHaveCount( 0 );
	const dialog = await findBoats( page, canvas );
	await dialog.getByRole( 'button', { name: 'Load more' } ).click();
	await expect( dialog.getByRole( 'button', { name: 'Boat 9, by Ann Sailor' } ) ).toBeFocused();
	await expect( dialog.getByRole( 'status' ) ).toHaveText( '17 images' );
	await expect( dialog.getByRole( 'button', { name: 'Load more' } ) ).toHaveCount( 0 );
	const drawing = page.context().waitForEvent( 'page' );
	await dialog
		.getByRole( 'button', { name: 'Drawing, by Ann Sailor (opens in a new tab)' } )
		.click();
	expect( ( await drawing ).url() ).toBe( `${ outside.base }/page/1` );

	const asked = outside.asked.length;
	await dialog.getByRole( 'searchbox' ).fill( '   ' );
	await dialog.getByRole( 'searchbox' ).press( 'Enter' );
	await dialog.getByRole( 'button', { name: 'harbor' } ).click();
	await expect( dialog.getByRole( 'searchbox' ) ).toHaveValue( 'harbor' );
	await expect
		.poll( () =>
			outside.asked
				.slice( asked )
				.filter( ( { url } ) => url.includes( 'q=' ) )
				.map( ( { url } ) => new URL( url, outside.base ).searchParams.get( 'q' ) )
		)
		.toEqual( [ 'harbor' ] );
	await dialog.getByLabel( 'Source' ).selectOption( 'Pexels' );
	await expect( dialog.getByRole( 'button', { name: 'A boat, by Ann' } ) ).toBeVisible();
	await dialog.getByRole( 'searchbox' ).fill( 'nothing' );
	await dialog.getByLabel( 'Source' ).selectOption( 'Openverse' );
	await dialog.getByRole( 'searchbox' ).fill( 'failing' );
	await dialog.getByRole( 'searchbox' ).press( 'Enter' );
	await expect( dialog.getByRole( 'alert' ) ).toHaveText(
		'Openverse returned an error (500). Try again later.'
	);
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
} );

test( 'the field gets the image when the dialog is closed during the import', async ( {
	page,
} ) => {
	const { canvas } = await openMediaForm( page, { keep: 'me' } );
	const dialog = await findBoats( page, canvas );
	let letGo = () => {};
	const held = new Promise< void >( ( done ) => ( letGo = done ) );
	await page.route( IMPORT, async ( route ) => {
		await held;
		await route.continue();
	} );
	await dialog.getByRole( 'button', { name: 'Boat 3, by Ann Sailor' } ).click();
	await dialog.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( dialog.getByRole( 'status' ) ).toContainText( 'Importing “Boat 3”' );
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( field( canvas, 'image' ).getByText( 'Importing the image…' ) ).toBeVisible();
	letGo();
	await expect( field( canvas, 'image' ) ).toContainText( 'Boat 3' );
	expect( ( await dataNow( page ) ).image ).toEqual( expect.any( Number ) );
} );

test( 'a failed import shows an error in the dialog', async ( { page } ) => {
	const { canvas } = await openMediaForm( page, { keep: 'me' } );
	const dialog = await findBoats( page, canvas );
	await page.route( IMPORT, ( route ) => route.fulfill( { status: 403, body: 'You may not.' } ) );
	await dialog.getByRole( 'button', { name: 'Boat 4, by Ann Sailor' } ).click();
	await dialog.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toHaveText( 'You may not.' );
	expect( await dataNow( page ) ).toEqual( { keep: 'me' } );
} );

test( 'a list of files is filled, sorted and emptied; missing files stay', async ( { page } ) => {
	const problems = problemsOf( page );
	const [ first, second, third ] = ( await pictures() ).map( ( { id }, index ) => ( {
		id,
		title: `Picture ${ index + 1 }`,
	} ) );
	await call( 'rename_files', [ first, second, third ] );
	const { id, canvas } = await openMediaForm( page, { pictures: `${ first!.id },999999` } );
	const rows = field( canvas, 'pictures' ).getByRole( 'listitem' );
	await expect( rows ).toHaveText( [ first!.title, 'File 999999 (missing)' ] );
	await field( canvas, 'pictures' )
		.getByRole( 'button', { name: /Add files/ } )
		.click();
	await chooseFiles( page, [ second!.id, third!.id ], 'Add these files' );
	await expect( rows ).toHaveCount( 4 );
	const handle = ( title: string ) =>
		field( canvas, 'pictures' ).getByRole( 'button', { name: `Drag: ${ title }` } );
	await dragTo( page, handle( third!.title ), handle( first!.title ) );
	await expect( rows.first() ).toContainText( third!.title );
	await field( canvas, 'pictures' )
		.getByRole( 'button', { name: `Move down: ${ first!.title }` } )
		.focus();
	await page.keyboard.press( 'Enter' );
	await expect( rows.nth( 1 ) ).toContainText( '999999' );
	await expect(
		field( canvas, 'pictures' ).getByRole( 'button', { name: `Move down: ${ first!.title }` } )
	).toBeFocused();
	await field( canvas, 'pictures' )
		.getByRole( 'button', { name: `Remove: ${ second!.title }` } )
		.click();
	await save( page );
	expect( await savedData( id ) ).toEqual( { pictures: [ third!.id, 999999, first!.id ] } );
	expect( problems ).toEqual( [] );
} );
