import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const field = ( name: string ) => media.page.getByLabel( name, { exact: true } );
const button = ( name: string ) => media.page.getByRole( 'button', { name, exact: true } );
const said = () => media.page.locator( '[data-said]' );

const STATES = [
	'details-of-an-image',
	'details-of-an-image-with-all-options',
	'details-of-a-deleted-image',
	'details-of-an-image-of-another-user',
];
/** The rest of the page is that of the gallery and of WordPress's announcements. */
const PART = { include: '.pagewright-image-details' };
for ( const state of STATES ) {
	test( `${ state } fits into each width and direction, and is accessible`, async () => {
		for ( const [ width, dir ] of [
			[ 1200, 'ltr' ],
			[ 390, 'rtl' ],
			[ 320, 'ltr' ],
		] as const ) {
			await media.openPage( state, { width, dir } );
			await expect( field( 'Alternative text' ) ).toBeVisible();
			expect( await violations( media.page, PART ) ).toEqual( [] );
			const overflow = await media.page
				.locator( '.pagewright-image-details' )
				.evaluate( ( element ) => element.scrollWidth - element.clientWidth );
			expect( overflow ).toBeLessThanOrEqual( 0 );
		}
	} );
}

test( 'a custom size keeps its ratio, and ignores an empty field', async () => {
	await media.openPage( 'details-of-an-image-with-all-options' );
	await field( 'Width' ).fill( '150' );
	await expect( field( 'Height' ) ).toHaveValue( '100' );
	await field( 'Height' ).fill( '' );
	await field( 'Width' ).focus();
	await expect( field( 'Height' ) ).toHaveValue( '100' );
	await field( 'Size' ).selectOption( 'full' );
	await expect( field( 'Width' ) ).toHaveCount( 0 );
	await expect( said() ).toHaveText( 'size url width height' );
} );

test( 'a decorative image has no alternative text, which returns', async () => {
	await media.openPage( 'details-of-an-image' );
	await field( 'Decorative image' ).check();
	await expect( field( 'Alternative text' ) ).toBeDisabled();
	await expect( field( 'Alternative text' ) ).toHaveValue( '' );
	await field( 'Decorative image' ).uncheck();
	await expect( field( 'Alternative text' ) ).toHaveValue( 'A hut below a mountain' );
} );

test( 'the keyboard alone reaches all options', async () => {
	await media.openPage( 'details-of-an-image' );
	await field( 'Link to' ).focus();
	await media.page.keyboard.type( 'Media file' );
	await expect( field( 'Link URL' ) ).not.toBeEditable();
	await media.page.keyboard.press( 'Tab' );
	await media.page.keyboard.press( 'Tab' );
	await expect( button( 'Advanced options' ) ).toBeFocused();
	await media.page.keyboard.press( 'Enter' );
	await expect( button( 'Advanced options' ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await field( 'Open link in a new tab' ).focus();
	await media.page.keyboard.press( 'Space' );
	await expect( said() ).toHaveText( 'linkTargetBlank' );
	await button( 'Edit original' ).press( 'Enter' );
	await expect( said() ).toHaveText( 'edit' );
	await button( 'Replace' ).press( 'Enter' );
	await expect( said() ).toHaveText( 'replace' );
} );

test( 'only what the user may do is offered, and the rest is explained', async () => {
	await media.openPage( 'details-of-an-image-of-another-user' );
	await expect( button( 'Replace' ) ).toBeVisible();
	await expect( button( 'Edit original' ) ).toHaveCount( 0 );
	await media.openPage( 'details-of-a-deleted-image' );
	await expect(
		media.page.locator( '.pagewright-image-details .components-notice' )
	).toBeVisible();
	await expect( media.page.getByText( 'This image cannot be loaded.' ) ).toBeVisible();
	await expect( field( 'Size' ) ).toHaveCount( 0 );
	await expect( field( 'Link to' ).locator( 'option' ) ).toHaveText( [
		'None',
		'Image URL',
		'Custom URL',
	] );
} );

for ( const width of [ 1200, 390 ] ) {
	test( `the buttons stay where they are, whatever image is shown: ${ width } px`, async () => {
		const widthOfFile = () =>
			media.page
				.locator( '.pagewright-image-details__view img' )
				.evaluate( ( image ) => ( image as HTMLImageElement ).naturalWidth );
		const place = async () => ( await button( 'Replace' ).boundingBox() )!.y;
		await media.openPage( 'details-of-an-image', { width } );
		await expect.poll( widthOfFile ).toBe( 300 );
		const before = await place();
		await field( 'Size' ).selectOption( 'full' );
		await expect.poll( widthOfFile ).toBe( 1200 );
		expect( await place() ).toBe( before );
		await media.openPage( 'details-of-a-deleted-image', { width } );
		await expect( media.page.getByText( 'This image cannot be loaded.' ) ).toBeVisible();
		expect( await place() ).toBe( before );
	} );
}

test( 'a file that fails to load can be tried again, and the texts stay', async () => {
	await media.openPage( 'details-of-an-image-whose-file-fails-to-load' );
	await expect(
		media.page.getByText( /could not be loaded, so other sizes/ ).first()
	).toBeVisible();
	await expect( field( 'Size' ) ).toHaveCount( 0 );
	await field( 'Alternative text' ).fill( 'Our hut' );
	await button( 'Try again' ).press( 'Enter' );
	await expect( field( 'Size' ) ).toBeVisible();
	await expect( field( 'Alternative text' ) ).toHaveValue( 'Our hut' );
	await expect( button( 'Try again' ) ).toHaveCount( 0 );
} );
