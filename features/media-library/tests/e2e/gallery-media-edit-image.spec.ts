import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const dialog = () => media.page.locator( '.pagewright-edit-image' );
const button = ( name: string ) => media.page.getByRole( 'button', { name, exact: true } );
const field = ( name: string ) => dialog().getByRole( 'spinbutton', { name, exact: true } );
const area = () => dialog().getByRole( 'group', { name: /^Crop area: / } );
const said = () => media.page.locator( '[data-said]' );

async function open( state = 'edit-an-image', options: { width?: number; dir?: string } = {} ) {
	await media.openPage( state, options );
	await button( 'Open' ).click();
	await expect( dialog() ).toBeVisible();
}

test( 'numbers, keys and buttons change the same image, and the server gets the steps', async () => {
	await open();
	await expect( button( 'Save' ) ).toBeDisabled();
	await field( 'Width' ).fill( '600' );
	await field( 'Height' ).fill( '300' );
	await field( 'From the left' ).fill( '100' );
	await area().focus();
	await media.page.keyboard.press( 'ArrowRight' );
	await media.page.keyboard.press( 'Shift+ArrowDown' );
	await media.page.keyboard.press( 'Alt+ArrowRight' );
	await media.page.keyboard.press( 'Alt+Shift+ArrowUp' );
	await expect( area() ).toHaveAccessibleName(
		/601 × 290 pixels, 101 from the left and 10 from the top/
	);
	await media.hears( '601 × 290 pixels, 101 from the left' );
	await button( 'Swap left and right' ).click();
	await field( 'Saved width' ).fill( '300' );
	await button( 'Save' ).click();
	await expect( said() ).toHaveText( 'all, flip horizontal, crop 498 10 601 290, scale 300 145' );
	await expect( dialog() ).toHaveCount( 0 );
} );

test( 'a drag of a corner resizes the area, and one of the area moves it', async () => {
	await open();
	const corner = dialog().locator( '.ReactCrop__drag-handle.ord-nw' );
	const { x, y } = ( await corner.boundingBox() )!;
	await media.page.mouse.move( x + 6, y + 6 );
	await media.page.mouse.down();
	await media.page.mouse.move( x + 106, y + 86, { steps: 3 } );
	await media.page.mouse.up();
	await expect( field( 'From the left' ) ).not.toHaveValue( '0' );
	const width = Number( await field( 'Width' ).inputValue() );
	expect( width ).toBeLessThan( 1200 );
	expect( width + Number( await field( 'From the left' ).inputValue() ) ).toBe( 1200 );
	const box = ( await area().boundingBox() )!;
	await media.page.mouse.move( box.x + 60, box.y + 60 );
	await media.page.mouse.down();
	await media.page.mouse.move( box.x - 400, box.y - 400, { steps: 3 } );
	await media.page.mouse.up();
	await expect( field( 'From the left' ) ).toHaveValue( '0' );
	await expect( field( 'From the top' ) ).toHaveValue( '0' );
	await expect( field( 'Width' ) ).toHaveValue( String( width ) );
	await media.page.keyboard.press( 'Control+z' );
	await media.page.keyboard.press( 'Control+z' );
	await expect( field( 'Width' ) ).toHaveValue( '1200' );
	await expect( button( 'Undo' ) ).toBeDisabled();
} );

test( 'undo, redo and reset by buttons and keys', async () => {
	await open();
	await button( 'Rotate right' ).click();
	await expect( field( 'Width' ) ).toHaveValue( '800' );
	await dialog().getByLabel( 'Aspect ratio' ).selectOption( '1:1' );
	await expect( field( 'Height' ) ).toHaveValue( '800' );
	await media.page.keyboard.press( 'Control+z' );
	await expect( field( 'Height' ) ).toHaveValue( '1200' );
	await media.page.keyboard.press( 'Control+Shift+z' );
	await expect( field( 'Height' ) ).toHaveValue( '800' );
	await button( 'Undo' ).click();
	await button( 'Undo' ).click();
	await expect( field( 'Width' ) ).toHaveValue( '1200' );
	await media.page.keyboard.press( 'Control+y' );
	await expect( field( 'Width' ) ).toHaveValue( '800' );
	await button( 'Reset' ).click();
	await expect( field( 'Width' ) ).toHaveValue( '1200' );
} );

test( 'a rotated image has no empty corners, and a copy is selected', async () => {
	await open();
	await field( 'Straighten (degrees)' ).fill( '7' );
	await expect( field( 'Width' ) ).not.toHaveValue( '1200' );
	await button( 'Save as copy' ).click();
	await expect( said() ).toHaveText( /^copy, rotate 7, crop \d+ \d+ 1\d{3} \d{3} => 2000$/ );
} );

test( 'a focal point moves with keys and numbers, and with the image', async () => {
	await open();
	await button( 'Set focal point' ).click();
	await media.page.getByRole( 'button', { name: /^Focal point: 50 %/ } ).focus();
	await media.page.keyboard.press( 'Shift+ArrowLeft' );
	await media.page.keyboard.press( 'ArrowUp' );
	await expect( field( 'Focal point from the left' ) ).toHaveValue( '40' );
	await field( 'Focal point from the top' ).fill( '20' );
	await button( 'Rotate right' ).click();
	await dialog().getByLabel( 'Apply changes to' ).selectOption( 'nothumb' );
	await button( 'Save' ).click();
	await expect( said() ).toHaveText( 'nothumb, rotate 90, focus 80 40' );
} );

test( 'zoom by buttons and keys', async () => {
	await open();
	const image = dialog().locator( 'img' );
	const width = async () => Math.round( ( await image.boundingBox() )!.width );
	const fit = await width();
	await button( 'Zoom in' ).click();
	await expect.poll( width ).toBeGreaterThan( fit );
	await area().focus();
	await media.page.keyboard.press( '1' );
	await expect.poll( width ).toBe( 1200 );
	await media.page.keyboard.press( '0' );
	await expect.poll( width ).toBe( fit );
} );

test( 'unsaved changes are not lost by Escape, and the focus returns', async () => {
	await open();
	await media.page.keyboard.press( 'Escape' );
	await button( 'Open' ).click();
	await button( 'Rotate left' ).click();
	await media.page.keyboard.press( 'Escape' );
	await expect( media.page.getByText( 'Close the editor?' ) ).toBeVisible();
	await button( 'Keep editing' ).click();
	await expect( field( 'Width' ) ).toHaveValue( '800' );
	await button( 'Cancel' ).click();
	await button( 'Discard changes' ).click();
	await expect( dialog() ).toHaveCount( 0 );
	await expect( button( 'Open' ) ).toBeFocused();
} );

test( 'the original is restored after a question', async () => {
	await open( 'edit-an-edited-image-with-a-focal-point' );
	await button( 'Rotate right' ).click();
	await expect( dialog().getByText( 'only its first frame is kept' ).first() ).toBeVisible();
	await button( 'Restore original' ).click();
	await media.page
		.getByRole( 'dialog' )
		.filter( { hasText: 'Restore the image as it was' } )
		.getByRole( 'button', { name: 'Restore original' } )
		.click();
	await expect( dialog().getByText( 'The original image is restored.' ).first() ).toBeVisible();
	await expect( button( 'Restore original' ) ).toHaveCount( 0 );
	await expect( field( 'Width' ) ).toHaveValue( '1200' );
} );

for ( const [ state, text ] of [
	[ 'an-edited-image-was-deleted', 'This file no longer exists.' ],
	[ 'an-edited-image-meets-an-error-of-the-server', 'The site does not respond.' ],
	[ 'an-edited-image-meets-a-lost-session', 'You are logged out.' ],
	[ 'an-edited-image-meets-a-full-disk', 'Its disk may be full' ],
	[ 'an-edited-image-was-changed-meanwhile', 'changed meanwhile' ],
] as const ) {
	test( `a failure is announced, and the edit stays: ${ state }`, async () => {
		await open( state );
		await button( 'Rotate right' ).click();
		await button( 'Save' ).click();
		await expect( dialog().locator( '.components-notice' ) ).toContainText( text );
		await media.hears( text );
		await expect( dialog().getByRole( 'link', { name: 'Log in' } ) ).toHaveCount(
			text === 'You are logged out.' ? 1 : 0
		);
		await expect( field( 'Width' ) ).toHaveValue( '800' );
		await expect( button( 'Save' ) ).toBeEnabled();
	} );
}

test( 'nothing can be changed while the image is saved', async () => {
	await open( 'while-an-edited-image-is-saved' );
	await button( 'Rotate right' ).click();
	await button( 'Save' ).click();
	await expect( button( 'Saving…' ) ).toBeDisabled();
	await media.page.keyboard.press( 'Control+z' );
	await media.page.keyboard.press( 'Escape' );
	await expect( dialog() ).toBeVisible();
	await expect( field( 'Width' ) ).toBeDisabled();
	await expect( field( 'Width' ) ).toHaveValue( '800' );
} );

for ( const [ state, text ] of [
	[ 'an-image-that-the-user-may-not-edit', 'You are not allowed to do this.' ],
	[ 'an-image-that-the-server-cannot-edit', 'This server cannot edit images of this type.' ],
] as const ) {
	test( `an image that cannot be edited says why: ${ state }`, async () => {
		await open( state );
		await expect( dialog() ).toContainText( text );
		await expect( button( 'Save' ) ).toHaveCount( 0 );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
	} );
}

for ( const [ width, dir ] of [
	[ 1200, 'ltr' ],
	[ 1200, 'rtl' ],
	[ 390, 'ltr' ],
	[ 320, 'rtl' ],
] as const ) {
	test( `axe finds nothing at ${ width } px ${ dir }, and everything fits`, async () => {
		await open( 'edit-an-edited-image-with-a-focal-point', { width, dir } );
		await field( 'Straighten (degrees)' ).fill( '7' );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		expect(
			await dialog().evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
		).toBeLessThanOrEqual( 0 );
		await area().focus();
		const before = await area().boundingBox();
		await media.page.keyboard.press( 'Alt+Shift+ArrowLeft' );
		await media.page.keyboard.press( 'Shift+ArrowRight' );
		const after = await area().boundingBox();
		expect( after!.x ).toBeGreaterThan( before!.x );
	} );
}
