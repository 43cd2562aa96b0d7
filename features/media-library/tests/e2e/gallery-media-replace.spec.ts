import { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const ID = 1992;
const NAME = 'Harbor 1992';
const panel = () => media.page.getByRole( 'region', { name: 'Uploads' } );
const button = ( name: string ) => media.details.getByRole( 'button', { name, exact: true } );
const question = () => media.page.getByRole( 'dialog', { name: 'Restore old version' } );
const tile = () => media.page.locator( `[data-id="${ ID }"] img` );
const picture = () => media.details.locator( '.pagewright-media-library__image' );
const sourceOf = async ( image: ReturnType< typeof tile > ) =>
	( await image.getAttribute( 'src' ) )!;

/** Chooses a file with the keyboard. */
async function choose( name: string, mimeType: string ) {
	await button( 'Replace file' ).focus();
	const chooser = await openFileChooser( media.page, () => media.page.keyboard.press( 'Enter' ) );
	await chooser.setFiles( { name, mimeType, buffer: Buffer.from( 'New content' ) } );
	return chooser;
}

/** Opens the question of a replaced file with the keyboard. */
async function ask() {
	await button( 'Restore old version' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( question() ).toBeVisible();
}

test( 'a file is replaced with the keyboard, shown at once and announced', async () => {
	await media.open( 'a-replaced-file' );
	await expect( button( 'Restore old version' ) ).toBeVisible();
	const before = [ await sourceOf( tile() ), await sourceOf( picture() ) ];
	await ask();
	await media.page.keyboard.press( 'Escape' );
	await expect( button( 'Restore old version' ) ).toBeFocused();
	await ask();
	await question().getByRole( 'button', { name: 'Restore' } ).click();
	await media.hears( `of “${ NAME }” is restored` );
	await expect( button( 'Restore old version' ) ).toHaveCount( 0 );
	await expect( button( 'Replace file' ) ).toBeFocused();
	await expect( tile() ).not.toHaveAttribute( 'src', before[ 0 ]! );
	await expect( picture() ).not.toHaveAttribute( 'src', before[ 1 ]! );

	const chooser = await choose( 'better.jpg', 'image/jpeg' );
	expect( await chooser.element().getAttribute( 'accept' ) ).toBe( '.jpg,image/jpeg' );
	expect( chooser.isMultiple() ).toBe( false );
	await expect( media.status( `“${ NAME }” is replaced.` ) ).toHaveCount( 1 );
	await expect( media.status( 'uploaded.' ) ).toHaveCount( 0 );
	await expect( tile() ).toHaveAttribute( 'src', before[ 0 ]! );
	await expect( picture() ).toHaveAttribute( 'src', before[ 1 ]! );
	await expect( media.details.getByText( '11 bytes' ) ).toBeVisible();
	await expect( button( 'Restore old version' ) ).toBeVisible();
	await expect( panel() ).toHaveCount( 0 );
} );

test( 'the question says when the file was replaced and until when it can be restored', async () => {
	await media.open( 'a-replaced-file' );
	await ask();
	await expect( question() ).toContainText(
		/Harbor 1992.* replaced on Nov 2, 2026 and can be restored until Dec 2, 2026/
	);
	expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
} );

test( 'a file of another type is refused before it is sent', async () => {
	await media.open( 'a-replaced-file' );
	await choose( 'better.png', 'image/png' );
	await expect(
		media.details.getByText( 'must have the type of the old one: JPG' )
	).toBeVisible();
	await media.hears( 'must have the type of the old one: JPG' );
	await expect( panel() ).toHaveCount( 0 );
	await expect( button( 'Replace file' ) ).toBeEnabled();
} );

test( 'a failed restoration is shown, and can be repeated', async () => {
	await media.open( 'a-replaced-file' );
	await media.failNext( 'undoReplace', { kind: 'invalid', message: 'Wait a moment.' } );
	await ask();
	await question().getByRole( 'button', { name: 'Restore' } ).click();
	await expect( media.details.getByText( 'Wait a moment.' ) ).toBeVisible();
	await expect( button( 'Restore old version' ) ).toBeVisible();
	await ask();
	await question().getByRole( 'button', { name: 'Restore' } ).click();
	await expect( button( 'Restore old version' ) ).toHaveCount( 0 );
	await expect( media.details.getByText( 'Wait a moment.' ) ).toHaveCount( 0 );
} );

test( 'a replacement on its way shows its progress, and can be canceled', async () => {
	await media.open( 'a-file-that-is-being-replaced' );
	await expect( panel() ).toContainText( `Replaces “${ NAME }”:` );
	await expect( button( 'Replace file' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await panel().getByRole( 'button', { name: 'Cancel upload: Better.jpg' } ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( button( 'Replace file' ) ).toBeEnabled();
} );

test( 'a file that the server refuses says why, and nothing changes', async () => {
	await media.open( 'a-file-that-is-not-replaced' );
	await expect( panel() ).toContainText(
		`“${ NAME }” is not replaced. The new file must have the type of the old one: JPEG.`
	);
	await expect( panel().getByRole( 'button', { name: /Try again/ } ) ).toHaveCount( 0 );
	await expect( button( 'Restore old version' ) ).toHaveCount( 0 );
	await expect( media.status( `“${ NAME }” is not replaced.` ) ).toHaveCount( 1 );
} );

test( 'the large preview shows the new image, and progress is in the dialog', async () => {
	await media.open( 'dialog-of-a-replaced-file' );
	await media.page.locator( `[data-id="${ ID }"]` ).click();
	const whole = media.page.locator( '.pagewright-media-library__whole' );
	const before = await sourceOf( whole );
	await ask();
	await question().getByRole( 'button', { name: 'Restore' } ).click();
	await expect( whole ).not.toHaveAttribute( 'src', before );
	await choose( 'better.jpg', 'image/jpeg' );
	await expect( whole ).toHaveAttribute( 'src', before );
	await expect(
		media.page.getByRole( 'dialog' ).getByRole( 'status' ).filter( { hasText: 'is replaced' } )
	).toHaveCount( 1 );
} );

test( 'a file of another user has no such buttons', async () => {
	await media.open( 'a-file-of-another-user-in-a-post' );
	await expect( media.details.getByRole( 'link', { name: 'Download file' } ) ).toBeVisible();
	await expect( button( 'Replace file' ) ).toHaveCount( 0 );
} );

for ( const state of [
	'a-replaced-file',
	'a-file-that-is-being-replaced',
	'a-file-that-is-not-replaced',
] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 390, 'rtl' ],
	] as const ) {
		test( `${ state } has no accessibility problems and fits: ${ width }, ${ dir }`, async () => {
			await media.open( state, { width, dir } );
			if ( width < 600 ) {
				await media.page.getByRole( 'button', { name: 'Details' } ).click();
			}
			await button( 'Replace file' ).scrollIntoViewIfNeeded();
			const include = '.pagewright-media-library__details';
			expect( await violations( media.page, { include } ) ).toEqual( [] );
			const overflow = await media.details.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			);
			expect( overflow ).toBeLessThanOrEqual( 0 );
		} );
	}
}
