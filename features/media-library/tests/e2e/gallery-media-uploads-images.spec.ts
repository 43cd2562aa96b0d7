import { expect, test, type Locator } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const PLACES = 'photos-with-their-places';
const UNPREPARED = 'images-that-cannot-be-prepared';
const UNREADABLE = 'heic-photos-that-nothing-converts';

const media = new BrowserPage();
const panel = () => media.page.getByRole( 'region', { name: 'Uploads' } );
const button = ( name: string | RegExp ) => panel().getByRole( 'button', { name } );
const row = ( name: string ) => panel().getByRole( 'listitem' ).filter( { hasText: name } );
const uploaded = ( name: RegExp ) => media.page.getByRole( 'option', { name } );
const question = ( count: number ) =>
	panel().getByRole( 'group', { name: new RegExp( `^${ count } photos? contain` ) } );

/** Returns the colors in the corners of a preview, from the upper left to the lower right one. */
const cornersOf = ( preview: Locator ) =>
	preview.evaluate( ( canvas: HTMLCanvasElement ) => {
		const context = canvas.getContext( '2d' )!;
		const [ near, far ] = [ canvas.width / 8, ( canvas.width / 8 ) * 7 ];
		const colorAt = ( x: number, y: number ) => {
			const [ red, green, blue ] = context.getImageData( x, y, 1, 1 ).data;
			const bits = [ red, green, blue ]
				.map( ( value ) => ( value! > 128 ? 1 : 0 ) )
				.join( '' );
			return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[ bits ];
		};
		return [
			...[ colorAt( near, near ), colorAt( far, near ) ],
			...[ colorAt( near, far ), colorAt( far, far ) ],
		];
	} );

test( 'one question is enough for all photos, and other files do not wait', async () => {
	await media.open( PLACES );
	await expect( question( 3 ) ).toBeVisible();
	await expect( uploaded( /Dock\.png/ ) ).toBeVisible();
	await expect( row( 'Harbor.jpg' ) ).toContainText( 'Contains the place where it was taken' );
	await button( 'Remove place' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( uploaded( /Lighthouse\.jpg/ ) ).toBeVisible();
	await expect( panel() ).toHaveCount( 0 );
} );

test( 'photos have the previews of their cameras, turned as the photos', async () => {
	await media.open( PLACES );
	await expect( question( 3 ) ).toBeVisible();
	for ( const [ name, ...expected ] of [
		[ 'Harbor.jpg', 'white', 'blue', 'green', 'red' ],
		[ 'Lighthouse.jpg', 'blue', 'red', 'white', 'green' ],
		[ 'a-very-long-name', 'white', 'green', 'blue', 'red' ],
	] as const ) {
		await expect.poll( () => cornersOf( row( name ).locator( 'canvas' ) ) ).toEqual( expected );
	}
} );

test( 'the keyboard keeps the places, also of later photos', async () => {
	await media.open( PLACES );
	await expect( question( 3 ) ).toBeVisible();
	await button( 'Remove place' ).focus();
	await media.page.keyboard.press( 'Tab' );
	await expect( button( 'Keep place' ) ).toBeFocused();
	await media.page.keyboard.press( 'Tab' );
	await media.page.keyboard.press( 'Space' );
	await expect( panel().getByRole( 'checkbox' ) ).toBeChecked();
	await media.page.keyboard.press( 'Shift+Tab' );
	await media.page.keyboard.press( 'Enter' );
	await expect( uploaded( /Harbor\.jpg/ ) ).toBeVisible();
} );

test( 'a photo can be removed from the question', async () => {
	await media.open( PLACES );
	await expect( question( 3 ) ).toBeVisible();
	await button( 'Cancel upload: Harbor.jpg' ).click();
	await expect( question( 2 ) ).toBeVisible();
} );

test( 'each problem of an image has its own text, and a way out where there is one', async () => {
	await media.open( UNPREPARED );
	await expect( row( 'Panorama.jpg' ) ).toContainText( 'too many pixels' );
	await expect( row( 'Damaged.jpg' ) ).toContainText( 'This browser cannot open the image' );
	await expect( row( 'Unusual.heic' ) ).toContainText( 'cannot be removed' );
	await expect( row( 'Animation.webp' ) ).toContainText( 'The server cannot process images' );
	await expect( button( /^Upload the original/ ) ).toHaveCount( 2 );
	await expect( row( 'Animation.webp' ).getByRole( 'button' ) ).toHaveCount( 1 );
	await button( 'Upload the original: Panorama.jpg' ).click();
	await expect( uploaded( /Panorama\.jpg/ ) ).toBeVisible();
	await button( 'Upload with the place: Unusual.heic' ).click();
	await expect( uploaded( /Unusual\.heic/ ) ).toBeVisible();
} );

test( 'a warning comes before HEIC photos that nothing converts', async () => {
	await media.open( UNREADABLE );
	const warning = 'Most browsers do not show HEIC photos';
	await expect( row( 'Harbor.heic' ) ).toContainText( warning );
	await expect( row( 'Lighthouse.HEIC' ) ).toContainText( warning );
	await expect( uploaded( /Dock\.png/ ) ).toBeVisible();
	await expect(
		media.page.getByRole( 'status' ).filter( { hasText: /HEIC|2 images/ } )
	).toHaveCount( 1 );
	await button( 'Upload all HEIC photos' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( uploaded( /Harbor\.heic/ ) ).toBeVisible();
	await expect( uploaded( /Lighthouse\.HEIC/ ) ).toBeVisible();
} );

for ( const state of [ PLACES, UNPREPARED, UNREADABLE ] ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 390, 'ltr' ],
		[ 320, 'rtl' ],
	] as const ) {
		test( `${ state } has no accessibility problems and fits: ${ width }, ${ dir }`, async () => {
			await media.open( state, { width, dir } );
			await expect(
				button( /^(Keep place|Upload with the place: Unusual|Upload all HEIC)/ )
			).toBeVisible();
			const include = '.pagewright-media-library__uploads';
			expect( await violations( media.page, { include } ) ).toEqual( [] );
			const [ content, space ] = await panel().evaluate( ( element ) => [
				element.scrollWidth,
				element.clientWidth,
			] );
			expect( content ).toBe( space );
		} );
	}
}
