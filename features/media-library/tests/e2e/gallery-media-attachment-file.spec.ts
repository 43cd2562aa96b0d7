import { Buffer } from 'node:buffer';
import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const box = () => media.page.locator( '[data-box]' );
const button = ( name: string ) => box().getByRole( 'button', { name, exact: true } );

test( 'a file is restored and replaced with the keyboard', async () => {
	await media.openPage( 'the-replaced-file-of-an-attachment' );
	await expect( box() ).toContainText( 'Focal point: 40 % from the left, 25.5 % from the top' );
	await button( 'Restore old version' ).focus();
	await media.page.keyboard.press( 'Enter' );
	const question = media.page.getByRole( 'dialog', { name: 'Restore old version' } );
	await question.getByRole( 'button', { name: 'Restore' } ).press( 'Enter' );
	await expect( button( 'Restore old version' ) ).toHaveCount( 0 );
	await expect( button( 'Replace file' ) ).toBeFocused();
	const chooser = await openFileChooser( media.page, () => media.page.keyboard.press( 'Enter' ) );
	await chooser.setFiles( {
		...{ name: 'better.jpg', mimeType: 'image/jpeg', buffer: Buffer.from( 'New' ) },
	} );
	await expect( media.status( 'is replaced.' ) ).toHaveCount( 1 );
	await expect( button( 'Restore old version' ) ).toBeVisible();
} );

test( 'a file that failed to load can be loaded again', async () => {
	await media.openPage( 'the-file-of-an-attachment-that-fails-to-load' );
	await expect( box().getByRole( 'alert' ) ).toContainText( 'The site does not respond.' );
	await button( 'Try again' ).click();
	await expect( button( 'Replace file' ) ).toBeVisible();
} );

for ( const state of [
	'the-replaced-file-of-an-attachment',
	'the-file-of-an-attachment-that-is-being-replaced',
	'the-file-of-an-attachment-that-is-not-replaced',
] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 320, 'rtl' ],
	] as const ) {
		test( `${ state } has no accessibility problems and fits: ${ width }, ${ dir }`, async () => {
			await media.openPage( state, { width, dir } );
			await expect( button( 'Replace file' ) ).toBeVisible();
			expect( await violations( media.page, { include: '[data-box]' } ) ).toEqual( [] );
			const overflow = await box().evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			);
			expect( overflow ).toBeLessThanOrEqual( 0 );
		} );
	}
}
