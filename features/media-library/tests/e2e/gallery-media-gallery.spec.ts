import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const dialog = ( name: string ) => media.page.getByRole( 'dialog', { name } );
const button = ( name: string | RegExp ) =>
	media.page.getByRole( 'button', { name, exact: typeof name === 'string' } );
const said = ( text: string ) => expect( media.page.locator( '[data-said]' ) ).toHaveText( text );
const arranged = () => media.page.getByRole( 'list', { name: 'Images of the gallery' } );
const menu = () => media.page.getByRole( 'tablist', { name: 'Actions' } );

async function open( state: string, options: { width?: number; dir?: string } = {} ) {
	await media.openPage( state, options );
	await button( 'Open dialog' ).click();
}

test( 'a gallery is chosen, arranged by keyboard and inserted in its order', async () => {
	await open( 'create-a-gallery' );
	await expect( dialog( 'Create gallery' ) ).toBeVisible();
	await expect( button( 'Create a new gallery' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await media.fileAt( 1 ).click();
	await media.fileAt( 2 ).click();
	await media.fileAt( 3 ).click();
	await button( 'Create a new gallery' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( dialog( 'Edit gallery' ) ).toBeVisible();
	await expect(
		media.page.getByRole( 'group', { name: 'Images of the gallery' } )
	).toBeFocused();
	const names = await arranged()
		.getByRole( 'button', { name: /: \d of 3$/ } )
		.all();
	await names[ 0 ]!.focus();
	await media.page.keyboard.press( 'Space' );
	await expect( media.page.getByText( /: 1 of 3$/ ).first() ).toBeAttached();
	await media.page.keyboard.press( 'ArrowRight' );
	await media.hears( ': 2 of 3' );
	await media.page.keyboard.press( 'Space' );
	await button( 'Insert gallery' ).click();
	await expect( media.page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( button( 'Open dialog' ) ).toBeFocused();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( /^\d+/ );
} );

test( 'all steps keep the files: back to the choice, and forward', async () => {
	await open( 'create-a-gallery' );
	await media.fileAt( 1 ).click();
	await media.fileAt( 2 ).click();
	await button( 'Create a new gallery' ).click();
	await button( 'Reverse order' ).click();
	await button( 'Cancel' ).click();
	await expect( dialog( 'Create gallery' ) ).toBeVisible();
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await media.fileAt( 4 ).click();
	await button( 'Create a new gallery' ).click();
	await expect( arranged().getByRole( 'listitem' ) ).toHaveCount( 3 );
	await menu().getByRole( 'tab', { name: 'Add to gallery' } ).click();
	await media.fileAt( 2 ).click();
	await menu().getByRole( 'tab', { name: 'Edit gallery' } ).click();
	await menu().getByRole( 'tab', { name: 'Add to gallery' } ).click();
	await expect( media.status( '1 file selected' ) ).toBeVisible();
	await button( 'Add to gallery' ).click();
	await expect( arranged().getByRole( 'listitem' ) ).toHaveCount( 4 );
	await button( 'Insert gallery' ).click();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( /^\d+.*, \d+.*, \d+.*, \d+/ );
} );

test( 'a gallery opens in its order, and has typed captions before they are saved', async () => {
	await open( 'edit-a-gallery' );
	await expect( button( 'Update gallery' ) ).toBeVisible();
	await expect( arranged().getByRole( 'listitem' ) ).toHaveCount( 4 );
	await button( 'Move Harbor 12 later' ).click();
	await button( 'Remove Harbor 42' ).click();
	await media.page.getByRole( 'textbox', { name: 'Caption of Harbor 30' } ).fill( 'At dawn' );
	await button( 'Update gallery' ).click();
	await said( '24, 12, 30 At dawn' );
	await expect.poll( () => media.saved( 30, 'caption' ) ).toBe( 'At dawn' );
} );

test( 'Cancel and Escape leave a gallery as it was', async () => {
	await open( 'edit-a-gallery' );
	await button( 'Reverse order' ).click();
	await button( 'Cancel' ).click();
	await said( 'closed' );
	await button( 'Open dialog' ).click();
	await expect( button( /^Harbor 12: 1 of 4/ ) ).toBeVisible();
	await media.page.keyboard.press( 'Escape' );
	await expect( media.page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await said( 'closed' );
} );

test( 'only files that a gallery lacks can be added, and they follow the others', async () => {
	await open( 'add-to-a-gallery' );
	await expect( dialog( 'Add to gallery' ) ).toBeVisible();
	await expect( media.fileAt( 1 ) ).toBeVisible();
	await expect( media.page.locator( '[data-id="498"]' ) ).toHaveCount( 0 );
	const first = await media.fileAt( 1 ).getAttribute( 'data-id' );
	await media.fileAt( 1 ).click();
	await button( 'Add to gallery' ).click();
	await expect( dialog( 'Edit gallery' ) ).toBeVisible();
	await menu().getByRole( 'tab', { name: 'Add to gallery' } ).click();
	await expect( media.fileAt( 1 ) ).toBeVisible();
	await expect( media.page.locator( `[data-id="${ first }"]` ) ).toHaveCount( 0 );
	await menu().getByRole( 'tab', { name: 'Edit gallery' } ).click();
	await button( 'Update gallery' ).click();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText(
		new RegExp( `^498.*, 12.*, ${ first }` )
	);
} );

test( 'a deleted file is named, and left out', async () => {
	await open( 'a-gallery-with-a-deleted-file' );
	await expect(
		media.page.getByText( '1 selected file no longer exists.' ).first()
	).toBeVisible();
	await expect( button( /^Deleted file #9001: 2 of 3/ ) ).toBeVisible();
	await button( 'Update gallery' ).click();
	await said( '12, 24' );
} );

test( 'a caption that is not saved stays, with its failure', async () => {
	await open( 'edit-a-gallery' );
	await media.failNext( 'save', { kind: 'forbidden' } );
	const caption = media.page.getByRole( 'textbox', { name: 'Caption of Harbor 12' } );
	await caption.fill( 'At dawn' );
	await caption.blur();
	await expect( caption ).toHaveAccessibleDescription(
		'Not saved. You are not allowed to do this.'
	);
	await expect( caption ).toHaveValue( 'At dawn' );
	await button( 'Update gallery' ).click();
	await said( '12 At dawn, 24, 30, 42' );
} );

test( 'an unavailable site keeps the gallery, which loads again', async () => {
	await media.openPage( 'edit-a-gallery' );
	await media.failNext( 'get', { kind: 'network' }, 4 );
	await button( 'Open dialog' ).click();
	const failure = media.page.locator( '.pagewright-media-library__failure' ).first();
	await expect( failure ).toBeVisible();
	await failure.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( button( /^Harbor 12: 1 of 4/ ) ).toBeVisible();
	await button( 'Update gallery' ).click();
	await said( '12, 24, 30, 42' );
} );

test( 'a gallery of 500 files is moved and inserted', async () => {
	await open( 'a-gallery-of-500-files' );
	await expect( arranged().getByRole( 'listitem' ) ).toHaveCount( 500 );
	await media.page.locator( '[aria-label$=" later"]' ).first().click();
	await button( 'Update gallery' ).click();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( /^12, 6, 18, / );
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	for ( const width of [ 1200, 390, 300 ] ) {
		for ( const state of [
			'create-a-gallery',
			'create-a-gallery-from-an-empty-library',
			'edit-a-gallery',
			'add-to-a-gallery',
			'a-gallery-with-a-deleted-file',
		] ) {
			test( `${ state } is accessible and fits into ${ width } px, ${ dir }`, async () => {
				await open( state, { width, dir } );
				await media.page.getByRole( 'dialog' ).waitFor();
				expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual(
					[]
				);
				const sideways = await media.page
					.locator( '.pagewright-media-library__main' )
					.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth );
				expect( sideways ).toBe( 0 );
			} );
		}
	}
}
