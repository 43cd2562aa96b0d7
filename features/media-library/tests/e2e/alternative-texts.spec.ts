import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { plug, unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { hold } from '../support/hold';
import { pageOfRole } from '../support/page-of-role';

const { call } = phpFile( 'features/media-library/tests/e2e/alternative-texts.php' );

let ids: number[] = [];
test.beforeEach( async () => {
	ids = await call< number[] >( 'open_library', [ 'Boat', 'Lake', 'Hut' ] );
} );
test.afterEach( async () => {
	await unplug( 'suggested-texts' );
	await call( 'close_library' );
} );

const view = ( page: Page ) => page.getByRole( 'dialog', { name: 'Alternative texts' } );
const field = ( page: Page ) => view( page ).getByLabel( 'Alternative text', { exact: true } );
const shows = async ( page: Page, title: string ) => {
	await expect( view( page ).locator( 'dd' ).getByText( title, { exact: true } ) ).toBeVisible();
	await expect( field( page ) ).toBeFocused();
	await expect( field( page ) ).toBeEditable();
};
const texts = () => call( 'texts', ids );

/** Opens the view with the keyboard. */
async function open( page: Page ) {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Alternative texts' } ).focus();
	await page.keyboard.press( 'Enter' );
}

test( 'all images get a text or a mark, by keyboard alone', async ( { page } ) => {
	const problems = problemsOf( page );
	await open( page );
	await shows( page, 'Hut' );
	const image = view( page ).locator( '.pagewright-media-library__whole' );
	// The image has no size before it has loaded.
	await expect.poll( async () => ( await image.boundingBox() )?.width ).toBeGreaterThan( 400 );
	expect( await violations( page, { include: '.pagewright-alternative-texts' } ) ).toEqual( [] );
	await page.keyboard.type( 'A red hut' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Lake' );
	await page.keyboard.type( 'A draft' );
	await page.keyboard.press( 'Alt+ArrowDown' );
	await shows( page, 'Boat' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( view( page ).getByRole( 'button', { name: 'Decorative image' } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Lake' );
	await expect( field( page ) ).toHaveValue( 'A draft' );
	await page.keyboard.press( 'Enter' );
	await expect(
		view( page ).getByRole( 'heading', {
			name: 'All images that you may edit have an alternative text',
		} )
	).toBeFocused();
	expect( await texts() ).toEqual( {
		...{ Boat: [ '', '1' ], Lake: [ 'A draft', '' ], Hut: [ 'A red hut', '' ] },
	} );
	await page.keyboard.press( 'Control+z' );
	await shows( page, 'Lake' );
	await expect( field( page ) ).toHaveValue( 'A draft' );
	expect( await texts() ).toMatchObject( { Lake: [ '', '' ] } );
	await page.keyboard.press( 'Enter' );
	await expect(
		view( page ).getByRole( 'heading', { name: /All images that you may edit have/ } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( view( page ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Alternative texts' } ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );

test( 'undo waits for the last step, and takes back no other one', async ( { page } ) => {
	await open( page );
	await shows( page, 'Hut' );
	await page.keyboard.type( 'A red hut' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Lake' );
	await expect.poll( texts ).toMatchObject( { Hut: [ 'A red hut', '' ] } );
	const slow = await hold( page, '/media/bulk' );
	await page.keyboard.type( 'A lake' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Boat' );
	await slow.held();
	const undo = view( page ).getByRole( 'button', { name: 'Undo the last step' } );
	await undo.press( 'Enter' );
	await expect( undo ).toBeDisabled();
	slow.release();
	await shows( page, 'Lake' );
	await expect( field( page ) ).toHaveValue( 'A lake' );
	expect( await texts() ).toMatchObject( { Hut: [ 'A red hut', '' ], Lake: [ '', '' ] } );
} );

test( 'the address opens the view, and Back returns to the files', async ( { page } ) => {
	await open( page );
	await shows( page, 'Hut' );
	await expect( page ).toHaveURL( /view=alternative-texts/ );
	await page.goBack();
	await expect( view( page ) ).toBeHidden();
	await expect( page.locator( '[data-id]' ).first() ).toBeVisible();
	await page.goForward();
	await shows( page, 'Hut' );
	await page.reload();
	await shows( page, 'Hut' );
	await page.keyboard.press( 'Escape' );
	await expect( view( page ) ).toBeHidden();
	await expect( page ).not.toHaveURL( /view=/ );
} );

test( 'the mark of a decorative image is removed in the list of these', async ( { page } ) => {
	await php( `update_post_meta( ${ ids[ 1 ] }, '_pagewright_decorative', '1' );` );
	await open( page );
	await shows( page, 'Hut' );
	await expect( view( page ).getByText( '2 images left' ) ).toBeVisible();
	await view( page ).getByLabel( 'Images', { exact: true } ).selectOption( 'Decorative' );
	await shows( page, 'Lake' );
	await view( page ).getByRole( 'button', { name: 'Not decorative' } ).press( 'Enter' );
	await expect(
		view( page ).getByRole( 'heading', { name: 'No image is marked as decorative' } )
	).toBeFocused();
	expect( await texts() ).toMatchObject( { Lake: [ '', '' ] } );
} );

test( 'an image that was deleted meanwhile is skipped, and a suggestion waits for the user', async ( {
	page,
} ) => {
	await plug(
		'suggested-texts',
		"add_filter( 'pagewright/media/suggested-alternative-text', static fn ( $text, $id ) => 'A picture of ' . get_the_title( $id ), 10, 2 );"
	);
	await open( page );
	await shows( page, 'Hut' );
	await php( `wp_delete_attachment( ${ ids[ 2 ] }, true );` );
	await page.keyboard.type( 'A red hut' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Lake' );
	await expect( view( page ).getByText( '“Hut.png” no longer exists.' ) ).toBeVisible();
	await expect( field( page ) ).toHaveValue( '' );
	await view( page ).getByRole( 'button', { name: 'Use suggestion' } ).press( 'Enter' );
	await expect( field( page ) ).toHaveValue( 'A picture of Lake' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Boat' );
	await expect( view( page ).getByText( 'Saved “Lake.png”.' ) ).toBeVisible();
	expect( await call( 'texts', ids.slice( 0, 2 ) ) ).toEqual( {
		...{ Boat: [ '', '' ], Lake: [ 'A picture of Lake', '' ] },
	} );
} );

test( 'an author describes own images, and is not shown those of others', async ( { browser } ) => {
	const page = await pageOfRole( browser, 'author' );
	await call( 'give_to', 'test-author', [ ids[ 0 ], ids[ 2 ] ] );
	await page.goto( '/wp-admin/upload.php?mode=grid&view=alternative-texts' );
	await shows( page, 'Hut' );
	await page.keyboard.type( 'A red hut' );
	await page.keyboard.press( 'Enter' );
	await shows( page, 'Boat' );
	await page.keyboard.type( 'A boat' );
	await page.keyboard.press( 'Enter' );
	await expect(
		view( page ).getByRole( 'heading', { name: 'All images that you may edit have' } )
	).toBeVisible();
	expect( await texts() ).toEqual( {
		...{ Boat: [ 'A boat', '' ], Lake: [ '', '' ], Hut: [ 'A red hut', '' ] },
	} );
	await page.context().close();
} );
