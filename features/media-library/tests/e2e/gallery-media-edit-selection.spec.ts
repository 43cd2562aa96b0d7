import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const button = ( name: string | RegExp ) =>
	media.page.getByRole( 'button', { name, exact: typeof name === 'string' } );
const files = () =>
	media.page
		.getByRole( 'list', { name: 'Selected files in their order' } )
		.getByRole( 'listitem' );
const said = ( text: string ) => expect( media.page.locator( '[data-said]' ) ).toHaveText( text );

/** Opens the order of the selection by keyboard. */
async function open( options: { width?: number; dir?: string } = {} ) {
	await media.openPage( 'choose-several-files', options );
	await button( 'Open dialog' ).click();
	await button( 'Edit selection' ).press( 'Enter' );
	await expect( files() ).toHaveCount( 3 );
}

test( 'the selection is ordered by keyboard, loses a file, and is chosen in its order', async () => {
	await open();
	await expect( button( 'Back to the library' ) ).toBeFocused();
	await button( /^Move .* later$/ )
		.first()
		.press( 'Enter' );
	await button( /^Remove / )
		.last()
		.press( 'Enter' );
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await button( 'Back to the library' ).press( 'Enter' );
	await expect( button( 'Edit selection' ) ).toBeFocused();
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await media.page.keyboard.press( 'Control+Enter' );
	await said( '24 12' );
} );

test( 'the selection can be cleared, and filled again', async () => {
	await open();
	await button( 'Clear' ).press( 'Enter' );
	await expect( media.page.getByText( 'There are no files left.' ) ).toBeVisible();
	await button( 'Back to the library' ).press( 'Enter' );
	await media.fileAt( 1 ).click();
	await media.page.keyboard.press( 'Control+Enter' );
	await said( '500' );
} );

for ( const [ width, dir ] of [
	[ 1200, 'ltr' ],
	[ 390, 'rtl' ],
	[ 320, 'ltr' ],
] as const ) {
	test( `axe finds nothing at ${ width } px ${ dir }, and everything fits`, async () => {
		await open( { width, dir } );
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		expect(
			await media.page
				.locator( '.pagewright-media-library__frame' )
				.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
		).toBeLessThanOrEqual( 0 );
	} );
}
