import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import type { OwnDialog } from '../../../../media/own';

const { call } = phpFile( 'features/media-library/tests/e2e/order.php' );

const SONGS = [ 'Order song A', 'Order song B', 'Order song C' ];

let post = 0;
let songs: number[] = [];
test.beforeEach( async () => {
	post = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	songs = await call< number[] >( 'add_songs', post, ...SONGS );
} );
test.afterEach( async () => {
	await unplug( 'media-dialog' );
	await call( 'remove', post, ...songs );
} );

const order = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Order of the files of this post' } );

/** Shows the files of the post, and opens their order by keyboard. */
async function openOrder( page: Page, dialog: Locator ): Promise< void > {
	await dialog.getByLabel( 'Filter by type' ).selectOption( 'Uploaded to this post' );
	await expect( dialog.locator( '[data-position]' ) ).toHaveCount( 3 );
	await dialog.getByRole( 'button', { name: 'Change order' } ).press( 'Enter' );
	await expect( order( page ).getByRole( 'listitem' ) ).toHaveCount( 3 );
}

const save = ( page: Page ) =>
	order( page ).getByRole( 'button', { name: 'Save order' } ).press( 'Enter' );

/** Waits until a dialog shows the songs in this order, and nothing but them. */
async function shows( dialog: Locator, ids: number[] ): Promise< void > {
	for ( const [ place, id ] of ids.entries() ) {
		await expect( dialog.locator( `[data-position="${ place }"]` ) ).toHaveAttribute(
			'data-id',
			String( id )
		);
	}
}

test( 'the classic editor: files of the post are ordered by keyboard, saved and shown', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const [ a, b, c ] = songs as [ number, number, number ];
	await call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await openOrder( page, dialog );
	expect( await violations( page, { include: '.pagewright-media-library__order' } ) ).toEqual(
		[]
	);
	await order( page )
		.getByRole( 'button', { name: /^Order song A.*: 1 of 3$/ } )
		.focus();
	for ( const key of [ 'Space', 'End', 'Space' ] ) {
		await page.keyboard.press( key );
	}
	await save( page );
	await expect( order( page ) ).toHaveCount( 0 );
	await expect( dialog ).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Change order' } ) ).toBeFocused();
	await shows( dialog, [ b, c, a ] );
	expect( await call( 'places_of', b, c, a ) ).toEqual( [ 1, 2, 3 ] );
	expect( problems ).toEqual( [] );
} );

test( 'the classic editor: Escape closes the order, and the dialog stays', async ( { page } ) => {
	await call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await openOrder( page, dialog );
	await order( page ).getByRole( 'button', { name: 'Reverse order' } ).click();
	await page.keyboard.press( 'Escape' );
	await expect( order( page ) ).toHaveCount( 0 );
	await expect( dialog ).toBeVisible();
	expect( await call( 'places_of', ...songs ) ).toEqual( [ 0, 0, 0 ] );
} );

test( 'the block editor: a reversed order is saved after the connection is back', async ( {
	page,
} ) => {
	await openEditor( page, post );
	await page.evaluate( () => {
		void (
			window as unknown as { pagewrightMediaDialog: OwnDialog }
		 ).pagewrightMediaDialog.open( {
			...{ title: 'Songs', button: 'Use', types: [ 'audio' ] },
			...{ multiple: 'add', selected: [] },
		} );
	} );
	const dialog = page.locator( '.pagewright-media-library__frame' );
	await openOrder( page, dialog );
	await order( page ).getByRole( 'button', { name: 'Reverse order' } ).press( 'Enter' );
	await page.route( /media%2Forder|media\/order/, ( route ) => route.abort() );
	await save( page );
	const failure = order( page ).getByText( 'The site does not respond.' );
	await expect( failure ).toBeVisible();
	expect( await call( 'places_of', ...songs ) ).toEqual( [ 0, 0, 0 ] );
	await page.unroute( /media%2Forder|media\/order/ );
	await order( page ).getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
	await expect( order( page ) ).toHaveCount( 0 );
	await shows( dialog, [ ...songs ].reverse() );
	expect( await call( 'places_of', ...songs ) ).toEqual( [ 3, 2, 1 ] );
} );
