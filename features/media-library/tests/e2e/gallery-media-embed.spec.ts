import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const field = ( name: string ) => media.page.getByLabel( name, { exact: true } );
const said = ( text: string ) => expect( media.page.locator( '[data-said]' ) ).toHaveText( text );
const root = '.pagewright-media-library__embed';

test( 'a link has a text only without a preview', async () => {
	await media.openPage( 'insert-a-video' );
	await said( 'link ready none' );
	await expect( field( 'Link text' ) ).toHaveCount( 0 );
	await expect( media.page.locator( 'iframe[title="Preview"]' ) ).toBeVisible();
	await media.openPage( 'insert-a-link' );
	await said( 'link failed none' );
	await field( 'Link text' ).fill( 'A page' );
	await said( 'link failed A page none' );
} );

test( 'code is refused as a URL and as a link', async () => {
	await media.openPage( 'insert-code' );
	await expect( media.page.getByRole( 'alert' ) ).toHaveText(
		'Enter an address that starts with http:// or https://.'
	);
	await field( 'URL' ).fill( 'https://video.example/1' );
	await expect( media.page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await media.openPage( 'insert-an-image-of-another-site' );
	await expect( media.page.getByRole( 'alert' ) ).toHaveText( /^This is not an address/ );
	await field( 'Link URL' ).fill( '/page' );
	await expect( media.page.getByRole( 'alert' ) ).toHaveCount( 0 );
} );

test( 'captions can be disabled', async () => {
	await media.openPage( 'insert-an-image-without-captions' );
	await expect( field( 'Alternative text' ) ).toBeVisible();
	await expect( field( 'Caption' ) ).toHaveCount( 0 );
	await media.openPage( 'insert-an-image-of-another-site' );
	await expect( field( 'Caption' ) ).toBeVisible();
} );

for ( const state of [
	'insert-from-a-url',
	'insert-a-video',
	'insert-a-link',
	'insert-code',
	'insert-an-image-of-another-site',
] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 390, 'rtl' ],
		[ 320, 'ltr' ],
	] as const ) {
		test( `axe finds nothing at ${ width } px ${ dir }, and everything fits: ${ state }`, async () => {
			await media.openPage( state, { width, dir } );
			await expect( field( 'URL' ) ).toBeVisible();
			expect( await violations( media.page, { include: root } ) ).toEqual( [] );
			expect(
				await media.page
					.locator( root )
					.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
			).toBeLessThanOrEqual( 0 );
		} );
	}
}
