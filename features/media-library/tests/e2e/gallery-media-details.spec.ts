import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
/** A field of the details. */
const field = ( name: string ) => media.details.getByRole( 'textbox', { name } );

test( 'a text is saved on blur and after a pause, and the file is named after it', async () => {
	await media.open( 'choose-one-image' );
	await media.fileAt( 2 ).click();
	await field( 'Alternative text' ).fill( 'Boats at the pier' );
	await field( 'Title' ).fill( 'The old harbor' );
	await expect( media.status( 'Saved.' ) ).toBeVisible();
	expect( await media.saved( 1995, 'alt' ) ).toBe( 'Boats at the pier' );
	await expect.poll( () => media.saved( 1995, 'title' ) ).toBe( 'The old harbor' );
	await expect( media.fileAt( 2 ) ).toHaveAccessibleName( 'The old harbor' );
	await expect( media.status( 'Saved.' ) ).toHaveCount( 0 );
} );

test( 'texts stay after a failure, also while another file is shown', async () => {
	await media.open( 'choose-one-image' );
	await media.failNext( 'save', { kind: 'ended' } );
	await media.fileAt( 2 ).click();
	await field( 'Title' ).fill( 'Not lost' );
	await media.fileAt( 4 ).click();
	await expect( field( 'Title' ) ).not.toHaveValue( 'Not lost' );
	await media.fileAt( 2 ).click();
	await expect( field( 'Title' ) ).toHaveValue( 'Not lost' );
	await expect(
		media.details.getByText( /Your changes are not saved\. You are logged out/ )
	).toBeVisible();
	await expect( media.details.getByRole( 'link', { name: /Log in/ } ) ).toBeVisible();
	await media.details.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( media.status( 'Saved.' ) ).toBeVisible();
	expect( await media.saved( 1995, 'title' ) ).toBe( 'Not lost' );
} );

test( 'texts that cannot be saved can be discarded', async () => {
	await media.open( 'choose-one-image' );
	await media.failNext( 'save', { kind: 'invalid', message: 'Too long.' } );
	await media.fileAt( 2 ).click();
	const before = await field( 'Title' ).inputValue();
	await field( 'Title' ).fill( 'Wrong' );
	await field( 'Caption' ).focus();
	await expect(
		media.details.getByText( /Your changes are not saved\. Too long\./ )
	).toBeVisible();
	await media.details.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( field( 'Title' ) ).toHaveValue( before );
} );

test( 'texts of a deleted file stay, and are not tried again', async () => {
	await media.open( 'choose-one-image' );
	await media.failNext( 'save', { kind: 'missing' } );
	await media.fileAt( 2 ).click();
	await field( 'Title' ).fill( 'Typed' );
	await field( 'Caption' ).focus();
	await expect( media.details.getByText( /This file no longer exists\./ ) ).toBeVisible();
	await expect( media.details.getByRole( 'button', { name: 'Discard changes' } ) ).toBeVisible();
	await expect( media.details.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount( 0 );
	await expect( field( 'Title' ) ).toHaveValue( 'Typed' );
} );

test( 'the page asks before it is left with unsaved texts', async () => {
	await media.open( 'choose-one-image' );
	await media.failNext( 'save', { kind: 'network' } );
	await media.fileAt( 2 ).click();
	await field( 'Title' ).fill( 'Unsaved' );
	await field( 'Caption' ).focus();
	await expect( media.details.getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	const isAsked = () =>
		media.page.evaluate(
			() => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) )
		);
	expect( await isAsked() ).toBe( true );
	await media.details.getByRole( 'button', { name: 'Discard changes' } ).click();
	expect( await isAsked() ).toBe( false );
} );

test( 'keys lead from a file to its fields and back', async () => {
	await media.open( 'load-more-with-a-button' );
	await media.fileAt( 1 ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( field( 'Alternative text' ) ).toBeFocused();
	await media.page.keyboard.press( 'Shift+Tab' );
	await expect( media.fileAt( 1 ) ).toBeFocused();
} );

test( 'a file of another user is read-only, except for one insertion', async () => {
	await media.open( 'a-file-of-another-user' );
	await expect( field( 'Title' ) ).toHaveAttribute( 'readonly' );
	await expect( media.details.getByRole( 'button', { name: /trash/ } ) ).toHaveCount( 0 );
	await media.open( 'a-file-of-another-user-in-a-post' );
	const before = await media.saved( 1997, 'title' );
	await field( 'Title' ).fill( 'For this post' );
	await field( 'Caption' ).focus();
	await expect( field( 'Title' ) ).toHaveValue( 'For this post' );
	expect( await media.calls( 'save' ) ).toBe( 0 );
	expect( await media.saved( 1997, 'title' ) ).toBe( before );
} );

test( 'display settings depend on the file and are reported as user settings', async () => {
	await media.open( 'insert-media' );
	await media.fileAt( 1 ).click();
	const settings = media.details.getByRole( 'group', { name: 'Attachment display settings' } );
	await settings.getByRole( 'combobox', { name: 'Alignment' } ).selectOption( 'Right' );
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( 'align=right' );
	await settings.getByRole( 'combobox', { name: 'Link to' } ).selectOption( 'Custom URL' );
	await settings.getByRole( 'textbox', { name: 'Link URL' } ).fill( 'https://example.com/' );
	await expect( settings.getByRole( 'combobox', { name: 'Size' } ) ).toHaveValue( 'medium' );
	await media.fileAt( 5 ).click();
	await expect( settings.getByRole( 'combobox', { name: 'Embed or link' } ) ).toHaveValue(
		'embed'
	);
	await media.fileAt( 1 ).click();
	await expect( settings.getByRole( 'combobox', { name: 'Alignment' } ) ).toHaveValue( 'right' );
	await expect( settings.getByRole( 'textbox', { name: 'Link URL' } ) ).toHaveValue(
		'https://example.com/'
	);
} );

test( 'the URL is copied', async () => {
	await media.open( 'choose-one-image' );
	await media.page.context().grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await media.fileAt( 2 ).click();
	const url = await field( 'File URL' ).inputValue();
	await media.details.getByRole( 'button', { name: 'Copy URL' } ).click();
	await expect( media.details.getByRole( 'button', { name: 'Copied' } ) ).toBeVisible();
	expect( await media.page.evaluate( () => navigator.clipboard.readText() ) ).toBe( url );
	await expect( media.details.getByRole( 'button', { name: 'Copy URL' } ) ).toBeVisible();
} );

test( 'a file in the trash leaves the list, and the focus goes to the file before it', async () => {
	await media.open( 'choose-one-image' );
	await media.fileAt( 2 ).click();
	const name = await media.fileAt( 2 ).getAttribute( 'aria-label' );
	await media.details.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( media.fileAt( 1 ) ).toBeFocused();
	await expect( media.page.getByRole( 'option', { name: name!, exact: true } ) ).toHaveCount( 0 );
	await media.hears( 'moved to the trash' );
} );

test( 'a permanent deletion asks first, and a failure is shown', async () => {
	await media.open( 'grid-screen-without-media-trash' );
	await media.fileAt( 2 ).click();
	await media.failNext( 'remove', { kind: 'forbidden' } );
	const dialog = media.page.getByRole( 'dialog' );
	await media.details.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	await media.details.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( media.details.getByText( 'You are not allowed to do this.' ) ).toBeVisible();
	await media.details.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( media.fileAt( 1 ) ).toBeFocused();
	await expect( media.page.getByText( '69 files' ) ).toBeVisible();
} );

test( 'uses of a file are requested on demand', async () => {
	await media.open( 'insert-media' );
	await media.fileAt( 1 ).click();
	await expect( field( 'Title' ) ).toBeVisible();
	expect( await media.calls( 'uses' ) ).toBe( 0 );
	await media.failNext( 'uses', { kind: 'network' } );
	await media.details.getByRole( 'button', { name: /Where is this file used/ } ).click();
	await media.details.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( media.details.getByRole( 'link', { name: /^Post \d+$/ } ) ).toBeVisible();
} );

test( 'details that fail can be requested again', async () => {
	await media.open( 'the-details-fail' );
	await media.details.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( field( 'Title' ) ).toBeVisible();
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `details cover the files of a narrow browser, ${ dir }`, async () => {
		await media.open( 'insert-media', { width: 390, dir } );
		await media.fileAt( 1 ).click();
		await expect( media.details ).toHaveCount( 0 );
		await media.page.getByRole( 'button', { name: 'Details' } ).click();
		await expect( media.details ).toBeVisible();
		await expect( media.page.locator( '[inert] [data-position="0"]' ) ).toBeAttached();
		expect( await violations( media.page, { include: '.pagewright-media-library' } ) ).toEqual(
			[]
		);
		await media.page.keyboard.press( 'Escape' );
		await expect( media.details ).toHaveCount( 0 );
		await expect( media.fileAt( 1 ) ).toBeFocused();
		await media.page.keyboard.press( 'Enter' );
		await expect( media.details ).toBeVisible();
		await media.details.getByRole( 'button', { name: 'Close details' } ).click();
		await expect( media.fileAt( 1 ) ).toBeFocused();
	} );
}
