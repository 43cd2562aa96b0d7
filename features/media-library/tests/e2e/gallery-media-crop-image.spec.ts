import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const cropper = () => media.page.locator( '.pagewright-crop-image' );
const field = ( name: string ) => cropper().getByRole( 'spinbutton', { name, exact: true } );
const area = () => cropper().getByRole( 'group', { name: /^Crop area: / } );
const text = ( of: string ) => cropper().getByText( of, { exact: true } );
const valuesOf = () =>
	Promise.all(
		[ 'From the left', 'From the top', 'Width', 'Height' ].map( ( name ) =>
			field( name ).inputValue().then( Number )
		)
	);

async function open( state: string, options: { width?: number; dir?: string } = {} ) {
	await media.openPage( state, options );
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( /shown|broken/ );
}

/** Drags a corner, which has a name such as `nw`, by pixels of the screen. */
async function drag( corner: string, x: number, y: number ) {
	const box = ( await cropper()
		.locator( `.ReactCrop__drag-handle.ord-${ corner }` )
		.boundingBox() )!;
	const [ fromX, fromY ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
	await media.page.mouse.move( fromX, fromY );
	await media.page.mouse.down();
	await media.page.mouse.move( fromX + x, fromY + y, { steps: 3 } );
	await media.page.mouse.up();
}

test( 'the area keeps the ratio of a header and its smallest width', async () => {
	await open( 'crop-a-header' );
	await expect( text( 'Result: 1000 × 250 pixels' ) ).toBeVisible();
	expect( await valuesOf() ).toEqual( [ 0, 250, 1200, 300 ] );
	await field( 'Width' ).fill( '1040' );
	expect( await valuesOf() ).toEqual( [ 0, 250, 1040, 260 ] );
	await area().focus();
	await media.page.keyboard.press( 'Shift+ArrowRight' );
	await media.page.keyboard.press( 'ArrowUp' );
	expect( await valuesOf() ).toEqual( [ 10, 249, 1040, 260 ] );
	for ( let press = 0; press < 5; press++ ) {
		await media.page.keyboard.press( 'Alt+Shift+ArrowLeft' );
	}
	expect( await valuesOf() ).toEqual( [ 10, 249, 1000, 250 ] );
	await media.hears( '1000 × 250 pixels, 10 from the left' );
} );

test( 'a free area is dragged by its corners, and with the key shift it is a square', async () => {
	await open( 'crop-freely' );
	await drag( 'nw', 60, 40 );
	const [ x, y, width, height ] = ( await valuesOf() ) as [ number, number, number, number ];
	expect( x ).toBeGreaterThan( 50 );
	expect( [ x + width, y + height ] ).toEqual( [ 1200, 600 ] );
	await expect( text( `Result: ${ width } × ${ height } pixels` ) ).toBeVisible();
	await media.page.keyboard.down( 'Shift' );
	await drag( 'se', -90, -20 );
	await media.page.keyboard.up( 'Shift' );
	const [ , , side, other ] = await valuesOf();
	expect( side ).toBe( other );
	await drag( 'se', 0, -30 );
	const [ , , after, lower ] = await valuesOf();
	expect( lower ).toBeLessThan( after! );
} );

test( 'previews of a site icon follow the area', async () => {
	await open( 'crop-a-site-icon' );
	await expect( cropper().getByText( 'The mountain journal' ) ).toHaveCount( 2 );
	const marginOf = ( size: number ) =>
		cropper()
			.locator( `[data-size="${ size }"] img` )
			.evaluate( ( image ) => getComputedStyle( image ).marginLeft );
	expect( await Promise.all( [ 64, 24, 16 ].map( marginOf ) ) ).toEqual( [
		'-16px',
		'-6px',
		'-4px',
	] );
	await field( 'From the left' ).fill( '0' );
	expect( await Promise.all( [ 64, 24, 16 ].map( marginOf ) ) ).toEqual( [
		'0px',
		'0px',
		'0px',
	] );
} );

test( 'an image that is too small can be cropped with a warning', async () => {
	await open( 'crop-an-image-that-is-too-small' );
	await expect( cropper().getByText( 'but 512 × 512 are suggested' ).first() ).toBeVisible();
	await expect( text( 'Result: 512 × 512 pixels' ) ).toBeVisible();
	expect( await valuesOf() ).toEqual( [ 50, 0, 200, 200 ] );
} );

test( 'a failure is beside the name of the file, and nothing is lost', async () => {
	await open( 'an-image-was-not-cropped' );
	const side = cropper().getByRole( 'group', { name: 'a-mountain-hut.jpg' } );
	await expect( side.getByText( 'Image could not be processed.' ).first() ).toBeVisible();
	await expect( field( 'Width' ) ).toBeEnabled();
	await expect( cropper().getByRole( 'link', { name: 'Log in' } ) ).toHaveCount( 0 );
	await open( 'an-image-was-not-cropped-because-the-session-ended' );
	await expect( side.getByRole( 'link', { name: 'Log in' } ) ).toHaveAttribute(
		'href',
		/wp-login/
	);
	await open( 'while-an-image-is-cropped' );
	await expect( field( 'Width' ) ).toBeDisabled();
	await open( 'crop-an-image-that-cannot-be-shown' );
	await expect( side.getByText( 'Your browser cannot show this image.' ).first() ).toBeVisible();
} );

for ( const state of [
	'crop-a-site-icon',
	'an-image-was-not-cropped-because-the-session-ended',
] ) {
	for ( const options of [ {}, { dir: 'rtl' }, { width: 390 }, { width: 320, dir: 'rtl' } ] ) {
		test( `${ state } is accessible and fits ${ JSON.stringify( options ) }`, async () => {
			await open( state, options );
			expect( await violations( media.page, { include: '.pagewright-crop-image' } ) ).toEqual(
				[]
			);
			const sizes = await cropper()
				.locator( '.pagewright-crop-image__side' )
				.evaluate( ( side ) => [ side.scrollWidth, side.clientWidth ] );
			expect( sizes[ 0 ] ).toBeLessThanOrEqual( sizes[ 1 ]! );
			await expect( area() ).toBeInViewport();
		} );
	}
}
