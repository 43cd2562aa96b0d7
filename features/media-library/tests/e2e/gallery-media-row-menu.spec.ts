import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const menu = () => media.page.getByRole( 'menu' );
const item = ( name: string | RegExp ) => media.page.getByRole( 'menuitem', { name } );
const button = ( place: number ) =>
	media.fileAt( place ).getByRole( 'button', { name: /^Actions for/ } );
const dialog = () => media.page.getByRole( 'dialog', { name: /^Attach “/ } );
const idAt = async ( place: number ) =>
	Number( await media.fileAt( place ).getAttribute( 'data-id' ) );

/** Returns whether both ends of an element are in view and nothing is above them. Runs in the page. */
function isUncovered( element: Element ) {
	const { left, top, bottom } = element.getBoundingClientRect();
	return [ top + 4, bottom - 4 ].every( ( y ) =>
		element.contains( document.elementFromPoint( left + 8, y ) )
	);
}

async function openMenu( place: number ) {
	await button( place ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( item( 'Open details' ) ).toBeFocused();
	await expect( item( 'Regenerate sizes' ) ).toBeVisible();
}

test( 'the menu of a file has all actions with the keyboard, and does not select the file', async () => {
	await media.open( 'list' );
	const id = await idAt( 3 );
	await openMenu( 3 );
	await expect( item( 'Regenerate sizes' ) ).toHaveAttribute( 'href', `#regenerate-${ id }` );
	await expect( item( 'Download file' ) ).toHaveAttribute( 'href', /./ );
	await expect( item( 'View' ) ).toHaveAttribute( 'href', /./ );
	expect( await violations( media.page, { include: '[role="menu"]' } ) ).toEqual( [] );
	await media.page.keyboard.press( 'ArrowDown' );
	await media.page.keyboard.press( 'ArrowDown' );
	await expect( item( 'View' ) ).toBeFocused();
	await media.page.keyboard.press( 'Escape' );
	await expect( button( 3 ) ).toBeFocused();
	await expect( media.fileAt( 3 ) ).toHaveAttribute( 'aria-selected', 'false' );
} );

for ( const height of [ 860, 400 ] ) {
	test( `the actions keep their places when the file cannot be loaded, and a message is in view: ${ height } px`, async () => {
		await media.open( 'list', { width: 390 } );
		await media.page.setViewportSize( { width: 390, height } );
		const resume = await media.pause();
		await media.failNext( 'get', { kind: 'network' } );
		await openMenu( 3 );
		const places = () =>
			menu()
				.getByRole( 'menuitem' )
				.evaluateAll( ( items ) =>
					items.map( ( each ) => each.getBoundingClientRect().top )
				);
		const before = await places();
		await resume();
		const message = menu()
			.getByText( /connection/ )
			.last();
		await expect( message ).toBeVisible();
		expect( await places() ).toEqual( before );
		await expect.poll( () => message.evaluate( isUncovered ) ).toBe( true );
		await media.page.keyboard.press( 'ArrowUp' );
		const last = menu().getByRole( 'menuitem' ).last();
		await expect( last ).toBeFocused();
		await expect.poll( () => last.evaluate( isUncovered ) ).toBe( true );
	} );
}

test( 'only the button of the row with the focus is a tab stop', async () => {
	await media.open( 'list' );
	await expect( button( 1 ) ).toHaveAttribute( 'tabindex', '0' );
	await expect( button( 2 ) ).toHaveAttribute( 'tabindex', '-1' );
	await media.fileAt( 1 ).focus();
	await media.press( 'ArrowDown', 2 );
	await expect( button( 2 ) ).toHaveAttribute( 'tabindex', '0' );
} );

test( 'a file is moved to the trash from its menu, and the row before it has the focus', async () => {
	await media.open( 'list' );
	const id = await idAt( 3 );
	await openMenu( 3 );
	await item( 'Move to trash' ).press( 'Enter' );
	await expect( media.page.locator( `[data-id="${ id }"]` ) ).toHaveCount( 0 );
	await expect( media.fileAt( 2 ) ).toBeFocused();
	await media.hears( 'moved to the trash' );
	expect( await media.saved( id, 'status' ) ).toBe( 'trash' );
} );

test( 'a failed action says why above the list, and the file stays', async () => {
	await media.open( 'list' );
	const id = await idAt( 3 );
	await media.failNext( 'trash', { kind: 'forbidden' } );
	await openMenu( 3 );
	await item( 'Move to trash' ).click();
	await expect( media.page.getByText( 'You are not allowed to do this.' ).last() ).toBeVisible();
	await expect( media.page.locator( `[data-id="${ id }"]` ) ).toBeVisible();
} );

test( 'a file is attached to a post that a search finds, and detached', async () => {
	await media.open( 'list' );
	const attached = () => media.page.getByRole( 'menuitem', { name: 'Detach' } );
	await openMenu( 2 );
	await item( /^Attach to/ ).press( 'Enter' );
	await expect( dialog().getByRole( 'radio' ) ).toHaveCount( 3 );
	await expect( dialog().getByRole( 'searchbox' ) ).toBeFocused();
	await media.page.keyboard.type( 'boat' );
	await expect( dialog().getByRole( 'radio' ) ).toHaveCount( 2 );
	await media.hears( /2 posts found/ );
	await expect( dialog().getByRole( 'button', { name: 'Attach' } ) ).toBeDisabled();
	await dialog()
		.getByRole( 'radio', { name: /About the boat/ } )
		.press( 'Space' );
	await media.failNext( 'save', { kind: 'network' } );
	await dialog().getByRole( 'button', { name: 'Attach' } ).press( 'Enter' );
	await expect( dialog().getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	await dialog().getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
	await expect( dialog() ).toBeHidden();
	await media.hears( 'attached to “About the boat”' );
	await openMenu( 2 );
	await attached().press( 'Enter' );
	await media.hears( 'detached' );
	await openMenu( 2 );
	await expect( attached() ).toHaveCount( 0 );
} );

test( 'a file is not attached to a post that the search does not show', async () => {
	await media.open( 'list' );
	await openMenu( 2 );
	await item( /^Attach to/ ).click();
	const attach = dialog().getByRole( 'button', { name: 'Attach' } );
	const boat = dialog().getByRole( 'radio', { name: /About the boat/ } );
	await boat.check();
	await expect( attach ).toBeEnabled();
	await dialog().getByRole( 'searchbox' ).fill( 'nothing' );
	await expect( dialog().getByText( 'No posts found.' ) ).toBeVisible();
	await expect( attach ).toBeDisabled();
	await dialog().getByRole( 'searchbox' ).fill( '' );
	await expect( boat ).toBeChecked();
	await expect( attach ).toBeEnabled();
} );

test( 'a search for posts that fails can be repeated', async () => {
	await media.open( 'list' );
	await openMenu( 2 );
	await item( /^Attach to/ ).click();
	await dialog().getByRole( 'searchbox' ).fill( 'fail' );
	await expect( dialog().getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	await dialog().getByRole( 'searchbox' ).fill( 'nothing' );
	await expect( dialog().getByText( 'No posts found.' ) ).toBeVisible();
} );

for ( const [ width, dir ] of [
	[ 1200, 'rtl' ],
	[ 390, 'ltr' ],
] as const ) {
	test( `the menu and the dialog have no accessibility problems: ${ width }, ${ dir }`, async () => {
		await media.open( 'list', { width, dir } );
		await openMenu( 2 );
		expect( await violations( media.page, { include: '[role="menu"]' } ) ).toEqual( [] );
		await item( /^Attach to/ ).click();
		await expect( dialog().getByRole( 'radio' ) ).toHaveCount( 3 );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		await media.page.keyboard.press( 'Escape' );
		await expect( dialog() ).toBeHidden();
		await expect( menu() ).toHaveCount( 0 );
	} );
}
