import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();

test( 'a search waits for a pause, needs two characters and announces its result', async () => {
	await media.open( 'insert-media' );
	const { page } = media;
	const field = page.getByRole( 'searchbox', { name: 'Search media' } );
	await expect( page.getByText( '2,000 files' ) ).toBeVisible();
	const before = await media.calls( 'query' );
	await field.pressSequentially( 'w' );
	await field.pressSequentially( 'inter road 19' );
	await expect( page.getByText( /^\d\d files$/ ) ).toBeVisible();
	expect( await media.calls( 'query' ) ).toBe( before + 1 );
	await media.hears( /^\d\d files found\./ );
	await field.fill( '' );
	await expect( page.getByText( '2,000 files' ) ).toBeVisible();
} );

test( 'filters by type, post, user and date change the list', async () => {
	await media.open( 'insert-media' );
	const { page } = media;
	const type = page.getByRole( 'combobox', { name: 'Filter by type' } );
	await expect( type.locator( 'option' ) ).toHaveText( [
		'All media items',
		'Images',
		'Audio',
		'Video',
		'Documents',
		'Archives',
		'Uploaded to this post',
		'Unattached',
		'Mine',
	] );
	await type.selectOption( 'Audio' );
	await expect( page.getByText( '200 files' ) ).toBeVisible();
	await expect( media.fileAt( 1 ) ).toHaveAccessibleName( /\.mp3$/ );
	await type.selectOption( 'Unattached' );
	await expect( page.getByText( '1,600 files' ) ).toBeVisible();
	await type.selectOption( 'All media items' );
	await page.getByRole( 'combobox', { name: 'Filter by date' } ).selectOption( 'July 2015' );
	await expect( page.getByRole( 'heading', { name: 'No files found' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Clear search and filters' } ).click();
	await expect( page.getByText( '2,000 files' ) ).toBeVisible();
	await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
} );

test( 'files are sorted by the chosen order', async () => {
	await media.open( 'insert-media' );
	await media.page.getByRole( 'combobox', { name: 'Sort by' } ).selectOption( 'Oldest first' );
	await expect( media.fileAt( 1 ) ).toHaveAccessibleName( /\D1$/ );
	await media.page.getByRole( 'combobox', { name: 'Sort by' } ).selectOption( 'Title: Z to A' );
	await expect( media.fileAt( 1 ) ).toHaveAccessibleName( /^Winter road/ );
} );

test( 'the trash is offered on the grid screen only, and only with media trash', async () => {
	await media.open( 'grid-screen' );
	const options = media.page
		.getByRole( 'combobox', { name: 'Filter by type' } )
		.locator( 'option' );
	await expect( options.filter( { hasText: 'Trash' } ) ).toHaveCount( 1 );
	await media.open( 'grid-screen-without-media-trash' );
	await expect( options.filter( { hasText: 'Trash' } ) ).toHaveCount( 0 );
} );

test( 'a button loads more files for users without infinite scrolling', async () => {
	await media.open( 'load-more-with-a-button' );
	const { page } = media;
	await expect( page.getByText( 'Showing 80 of 2000 files' ) ).toBeVisible();
	await media.fileAt( 1 ).focus();
	await media.press( 'End', 80 );
	expect( await media.calls( 'query' ) ).toBe( 1 );
	await page.getByRole( 'button', { name: 'Load more' } ).click();
	await expect( page.getByText( 'Showing 160 of 2000 files' ) ).toBeVisible();
	await expect( media.fileAt( 81 ) ).toHaveAccessibleName( /\d/ );
	await expect( media.fileAt( 81 ) ).toHaveAttribute( 'aria-setsize', '2000' );
} );

test( 'the list has the selection and the keys of the grid', async () => {
	await media.open( 'list' );
	const { page, files } = media;
	await expect( files ).toHaveAttribute( 'aria-rowcount', '2001' );
	await expect( files.getByRole( 'columnheader' ) ).toHaveText( [
		'File',
		'Author',
		'Uploaded to',
		'Date',
		'License',
		'Dimensions',
		'Actions',
	] );
	await media.fileAt( 1 ).focus();
	await media.press( 'ArrowDown', 2 );
	await media.press( 'End', 2000 );
	await media.press( 'Home', 1 );
	await page.keyboard.press( 'Space' );
	await expect( media.fileAt( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await page.getByRole( 'radio', { name: 'Grid' } ).click();
	await expect( page.getByRole( 'listbox' ) ).toBeVisible();
	await expect( media.fileAt( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

test( 'Ctrl+Enter and a double click confirm the selection', async () => {
	await media.open( 'choose-one-image' );
	const said = media.page.locator( '[data-said]' );
	await media.fileAt( 3 ).dblclick();
	await expect( said ).toHaveText( /^confirmed \d+$/ );
	const first = await said.textContent();
	await media.fileAt( 4 ).click();
	await media.page.keyboard.press( 'Control+Enter' );
	await expect( said ).not.toHaveText( first! );
	// The second click on the shown file would take the selection back.
	await media.fileAt( 4 ).dblclick();
	await expect( said ).toHaveText( /^confirmed \d+$/ );
} );

test( 'a file that is replaced by another one is announced', async () => {
	await media.open( 'choose-one-image' );
	await media.fileAt( 2 ).click();
	await media.fileAt( 3 ).click();
	await expect( media.fileAt( 2 ) ).toHaveAttribute( 'aria-selected', 'false' );
	await media.hears( '“Winter road 1995” is no longer selected.' );
} );

test( 'a failed list can be requested again; an ended session has a link', async () => {
	await media.open( 'the-list-fails' );
	const { page } = media;
	await expect( page.getByText( /does not respond/ ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( media.fileAt( 1 ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount( 0 );
	await media.open( 'the-session-has-ended' );
	await expect( page.getByRole( 'link', { name: /Log in/ } ) ).toBeVisible();
} );

test( 'files that are loaded stay when more cannot be loaded', async () => {
	await media.open( 'insert-media' );
	await media.fileAt( 1 ).focus();
	await media.failNext( 'query', { kind: 'network' } );
	await media.press( 'End', 2000 );
	await expect( media.page.getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	await expect( media.fileAt( 2000 ) ).toHaveAccessibleName( 'Not loaded' );
	await media.press( 'Home', 1 );
	await expect( media.fileAt( 1 ) ).toHaveAccessibleName( /\d/ );
	await media.page.getByRole( 'button', { name: 'Try again' } ).click();
	await media.fileAt( 1 ).focus();
	await media.press( 'End', 2000 );
	await expect( media.fileAt( 2000 ) ).toHaveAccessibleName( /1$/ );
} );

test( 'scrolling through 5,000 of 100,000 files keeps the document small', async () => {
	await media.open( 'insert-from-100000-files' );
	await media.fileAt( 1 ).focus();
	for ( let i = 0; i < 40; i++ ) {
		await media.files.evaluate( ( box ) => box.scrollBy( 0, 3 * box.clientHeight ) );
		await expect( media.page.locator( '.is-loading' ) ).toHaveCount( 0 );
	}
	const last = await media.page
		.locator( '[data-position]' )
		.last()
		.evaluate( ( tile ) => Number( ( tile as HTMLElement ).dataset.position ) );
	expect( last ).toBeGreaterThan( 2000 );
	expect(
		await media.page.evaluate( () => document.querySelectorAll( '*' ).length )
	).toBeLessThan( 1500 );
} );

test( 'the selection is visible with forced colors', async () => {
	await media.open( 'insert-media' );
	await media.page.emulateMedia( { forcedColors: 'active' } );
	await expect( media.fileAt( 1 ) ).toHaveCSS( 'outline-style', 'none' );
	await expect( media.fileAt( 2 ) ).toHaveCSS( 'outline-style', 'solid' );
	await media.page.emulateMedia( { forcedColors: 'none' } );
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	for ( const width of [ 1200, 390, 280 ] ) {
		for ( const state of [ 'insert-media', 'list' ] ) {
			test( `${ state } is accessible and fits into ${ width } px, ${ dir }`, async () => {
				await media.open( state, { width, dir } );
				await expect( media.fileAt( 1 ) ).toBeVisible();
				const { page } = media;
				expect(
					await violations( page, { include: '.pagewright-media-library' } )
				).toEqual( [] );
				const sideways = await page
					.locator( '.pagewright-media-library' )
					.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth );
				expect( sideways ).toBe( 0 );
			} );
		}
	}
}
