import { expect, test, type Locator, type Page } from '@playwright/test';
import { serveGallery } from '../../../../tests/support/gallery';

let page: Page;
let address = '';
let stopServing: () => void;
let grid: Locator;
let status: Locator;

test.beforeAll( async ( { browser } ) => {
	( { address, stop: stopServing } = await serveGallery() );
	page = await browser.newPage( { viewport: { width: 1000, height: 800 } } );
} );

test.afterAll( async () => {
	await page.close();
	stopServing();
} );

/** Opens a state and focuses its first file. */
async function open( state: string, dir = 'ltr', width = 840 ): Promise< void > {
	await page.goto(
		`${ address }?unit=feature-media-library&state=${ state }&dir=${ dir }&width=${ width }`
	);
	grid = page.getByRole( 'listbox', { name: 'Media' } );
	status = page.getByRole( 'status' ).filter( { hasText: 'selected' } );
	await fileAt( 1 ).focus();
}

/** The file at a place, counted from 1. */
const fileAt = ( place: number ) => grid.locator( `[aria-posinset="${ place }"]` );

/** Presses keys, and waits until the file at a place has the focus. */
async function press( keys: string, place: number ): Promise< void > {
	await page.keyboard.press( keys );
	await expect( fileAt( place ) ).toBeFocused();
}

/** Returns the number of columns, from the tops of the first files. */
const columns = () =>
	grid.getByRole( 'option' ).evaluateAll( ( tiles ) => {
		const tops = tiles.map( ( tile ) => tile.getBoundingClientRect().top );
		return tops.filter( ( top ) => top === tops[ 0 ] ).length;
	} );

test( 'keys move through 100,000 files, which are one tab stop', async () => {
	await open( 'many-files' );
	const row = await columns();
	await press( 'ArrowRight', 2 );
	await press( 'ArrowDown', 2 + row );
	await press( 'End', 100_000 );
	await expect( fileAt( 100_000 ) ).toHaveAccessibleName( /1$/ );
	expect( await grid.getByRole( 'option' ).count() ).toBeLessThan( 100 );
	expect( await grid.locator( '[tabindex="0"]' ).count() ).toBe( 1 );
	await press( 'ArrowLeft', 99_999 );
	await press( 'Home', 1 );
	await expect( fileAt( 1 ) ).toHaveAccessibleName( /100000/ );
} );

test( 'arrow keys follow the direction of the text', async () => {
	await open( 'many-files', 'rtl' );
	await press( 'ArrowLeft', 2 );
	await press( 'ArrowRight', 1 );
} );

test( 'Shift selects a range over pages that were not loaded, and shrinks it', async () => {
	await open( 'many-files' );
	const row = await columns();
	await page.keyboard.press( 'Space' );
	await expect( status ).toHaveText( '1 selected' );
	for ( let i = 1; i <= 40; i++ ) {
		await press( 'Shift+ArrowDown', 1 + i * row );
	}
	await expect( status ).toHaveText( `${ 1 + 40 * row } selected` );
	await press( 'Shift+ArrowUp', 1 + 39 * row );
	await expect( status ).toHaveText( `${ 1 + 39 * row } selected` );
	await press( 'ArrowRight', 2 + 39 * row );
	await expect( status ).toHaveText( `${ 1 + 39 * row } selected` );
} );

test( 'Shift and a click select a range; the check removes one file', async () => {
	await open( 'many-files' );
	await fileAt( 2 ).click();
	await fileAt( 5 ).click( { modifiers: [ 'Shift' ] } );
	await expect( status ).toHaveText( '4 selected' );
	await expect( fileAt( 3 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await fileAt( 3 ).locator( '[data-check]' ).click();
	await expect( status ).toHaveText( '3 selected' );
	await expect( fileAt( 3 ) ).toHaveAttribute( 'aria-selected', 'false' );
} );

test( 'a dialog for one file selects one', async () => {
	await open( 'one-choice' );
	await fileAt( 2 ).click();
	await fileAt( 4 ).click( { modifiers: [ 'Shift' ] } );
	await expect( status ).toHaveText( '1 selected' );
	await page.keyboard.press( 'Space' );
	await expect( status ).toHaveText( '0 selected' );
} );

test( 'typing searches, and keys for the dialog reach it', async () => {
	await open( 'many-files' );
	await page.keyboard.press( 'w' );
	await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
	await page.keyboard.type( 'inter 999' );
	await expect( page.getByRole( 'searchbox' ) ).toHaveValue( 'winter 999' );
	await expect( fileAt( 1 ) ).toHaveAccessibleName( /^Winter road 99.*999/ );
	await fileAt( 1 ).focus();
	await page.keyboard.press( 'Control+Enter' );
	await expect( page.locator( '[data-command]' ) ).toHaveText( /^confirm \d+$/ );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '[data-command]' ) ).toHaveText( /^open \d+$/ );
} );

test( 'a failed request can be repeated', async () => {
	await page.goto( `${ address }?unit=feature-media-library&state=a-failed-request` );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByRole( 'option' ) ).toHaveCount( 7 );
	await expect( page.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount( 0 );
} );

test( 'two columns fit into the width of a phone', async () => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await open( 'many-files', 'ltr', 260 );
	expect( await columns() ).toBe( 2 );
	await press( 'ArrowDown', 3 );
} );
