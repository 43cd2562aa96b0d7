import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const button = ( name: string | RegExp ) => media.page.getByRole( 'button', { name } );
const said = ( text: RegExp ) => expect( media.page.locator( '[data-said]' ) ).toHaveText( text );
const files = () => media.page.locator( '.pagewright-media-library__arranged' );

test( 'the order and the settings of a gallery change by keyboard', async () => {
	await media.open( 'a-gallery-of-the-classic-editor' );
	await expect( files() ).toHaveCount( 3 );
	const settings = media.page.getByRole( 'group', { name: 'Gallery settings' } );
	await expect( settings.getByLabel( 'Columns' ) ).toHaveValue( '3' );
	await settings.getByLabel( 'Columns' ).selectOption( '4' );
	await settings.getByLabel( 'Random order' ).press( 'Space' );
	await button( /^Move .* later$/ )
		.first()
		.press( 'Enter' );
	await said( /^24 12 30, .*columns=4.*_orderbyRandom=true/ );
} );

test( 'the order and the settings of a playlist change by keyboard', async () => {
	await media.open( 'a-playlist-of-the-classic-editor' );
	await expect( files() ).toHaveCount( 3 );
	const settings = media.page.getByRole( 'group', { name: 'Playlist settings' } );
	await expect( settings.getByRole( 'checkbox' ) ).toHaveCount( 4 );
	await settings.getByLabel( 'Show artists' ).press( 'Space' );
	await button( 'Reverse order' ).press( 'Enter' );
	await said( /^27 17 7, .*artists=false/ );
} );

test( 'files that fail to load can be tried again', async () => {
	await media.open( 'a-playlist-whose-files-fail-to-load' );
	await expect( media.page.getByText( 'The site does not respond.' ).first() ).toBeVisible();
	await expect( media.page.getByText( 'Loading…' ) ).toHaveCount( 0 );
	await expect( media.page.getByText( 'There are no files left.' ) ).toHaveCount( 0 );
	await button( 'Try again' ).press( 'Enter' );
	await expect( files() ).toHaveCount( 3 );
	await expect( button( 'Try again' ) ).toHaveCount( 0 );
} );

for ( const state of [
	'a-gallery-of-the-classic-editor',
	'a-playlist-of-the-classic-editor',
	'a-playlist-whose-files-fail-to-load',
] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 390, 'rtl' ],
	] as const ) {
		test( `axe finds nothing at ${ width } px ${ dir }, and everything fits: ${ state }`, async () => {
			await media.open( state, { width, dir } );
			await expect( button( 'Classic library' ) ).toBeVisible();
			expect(
				await violations( media.page, { include: '.pagewright-media-library' } )
			).toEqual( [] );
			expect(
				await media.page
					.locator( '.pagewright-media-library__main' )
					.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth )
			).toBeLessThanOrEqual( 0 );
		} );
	}
}
