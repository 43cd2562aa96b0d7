import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { problemsOf } from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { archive } from '../support/archive';
import {
	addMedia,
	call,
	choose,
	make,
	openEditor,
	panel,
	setUp,
	tile,
	uploads,
} from '../support/dialog-uploads';
import { noise } from '../support/noise';
import { paste } from '../support/paste';

setUp();

const form = ( dialog: Locator ) => dialog.locator( '.pagewright-media-upload-form' );
const tab = ( dialog: Locator, name: string ) => dialog.getByRole( 'tab', { name } );

/** Presses Tab until an element has the focus, as far as one turn through the dialog. */
async function tabTo( page: Page, target: Locator ): Promise< void > {
	const isFocused = () => target.evaluate( ( element ) => element.matches( ':focus' ) );
	for ( let count = 0; count < 60 && ! ( await isFocused() ); count++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( target ).toBeFocused();
}

for ( const [ width, dir ] of [
	[ 1280, 'ltr' ],
	[ 390, 'ltr' ],
	[ 1280, 'rtl' ],
	[ 390, 'rtl' ],
] as const ) {
	test( `the tab for uploads fits and is accessible at ${ width } px, ${ dir }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		if ( dir === 'rtl' ) {
			await call( 'plug_rtl' );
		}
		await openEditor( page );
		await expect( page.locator( 'html' ) ).toHaveCSS( 'direction', dir );
		const dialog = await addMedia( page );
		const select = form( dialog ).getByRole( 'button', { name: 'Select files' } );
		await expect( select ).toBeInViewport( { ratio: 1 } );
		await form( dialog ).getByRole( 'button', { name: 'Upload from URL' } ).click();
		await expect( form( dialog ).getByRole( 'textbox' ) ).toBeInViewport( { ratio: 1 } );
		const [ content, space ] = await form( dialog ).evaluate( ( element ) => [
			element.scrollWidth,
			element.clientWidth,
		] );
		expect( content ).toBe( space );
		expect( await violations( page, { include: '.pagewright-media-upload-form' } ) ).toEqual(
			[]
		);
	} );
}

test( 'the keyboard alone uploads a file and inserts it', async ( { page } ) => {
	await openEditor( page );
	// WordPress opens the last tab of the user, which may be another one after other tests.
	const dialog = await addMedia( page );
	await tab( dialog, 'Media Library' ).click();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await page.getByRole( 'button', { name: 'Add Media' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( tab( dialog, 'Media Library' ) ).toBeVisible();
	await tabTo( page, tab( dialog, 'Media Library' ) );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'Enter' );
	const select = form( dialog ).getByRole( 'button', { name: 'Select files' } );
	await expect( select ).toBeVisible();
	await tabTo( page, select );
	const chooser = await openFileChooser( page, () => page.keyboard.press( 'Enter' ) );
	await chooser.setFiles( make( 'dialog-upload-keys.png', noise( 45 ) ) );
	await expect( tile( dialog, 'dialog-upload-keys' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( tab( dialog, 'Media Library' ) ).toBeFocused();
	await tabTo( page, dialog.getByRole( 'button', { name: /^Insert into/ } ) );
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await expect( page.frameLocator( '#content_ifr' ).locator( 'img' ) ).toHaveCount( 1 );
} );

test( 'files are pasted into both tabs, but not into a dialog that is closed', async ( {
	page,
} ) => {
	await openEditor( page );
	const dialog = await addMedia( page );
	await expect( form( dialog ).getByRole( 'button', { name: 'Select files' } ) ).toBeVisible();
	await paste( tab( dialog, 'Upload files' ), 'dialog-upload-a.png' );
	await expect( tile( dialog, 'dialog-upload-a' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await paste( tab( dialog, 'Media Library' ), 'dialog-upload-b.png' );
	await expect( tile( dialog, 'dialog-upload-b' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	expect( await paste( page.locator( 'body' ), 'dialog-upload-c.png' ) ).toBe( false );
	expect( ( await uploads() ).map( ( { title } ) => title ).sort() ).toEqual( [
		'dialog-upload-a',
		'dialog-upload-b',
	] );
} );

test( 'an upload goes on while the dialog is closed', async ( { page } ) => {
	const problems = problemsOf( page );
	const post = await openEditor( page );
	const dialog = await addMedia( page );
	let goOn = () => {};
	const wait = new Promise< void >( ( resolve ) => ( goOn = resolve ) );
	await page.route( /\/chunk|%2Fchunk/, async ( route ) => {
		await wait;
		await route.continue();
	} );
	await choose( page, dialog, make( 'dialog-upload-long.zip', archive( 3_000_000 ) ) );
	await expect( panel( dialog ) ).toContainText( 'Uploading 1 of 1' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await page.getByRole( 'button', { name: 'Add Media' } ).click();
	await expect( panel( dialog ) ).toContainText( 'Uploading 1 of 1' );
	await expect( panel( dialog ) ).toHaveCount( 1 );
	goOn();
	await expect( panel( dialog ) ).toHaveCount( 0 );
	await expect( tile( dialog, 'dialog-upload-long' ) ).toHaveCount( 1 );
	expect( await uploads() ).toMatchObject( [ { title: 'dialog-upload-long', parent: post } ] );
	expect( problems ).toEqual( [] );
} );
