import { expect, test, type Page } from '@playwright/test';
import {
	dialog,
	gallery,
	image,
	link,
	openAt,
	pictures,
	publish,
	removePages,
	setOptions,
	shown,
	status,
	type Picture,
} from '../support/lightbox';
import { swipe } from '../../../../tests/support/touch';

let all: Record< 'dunes' | 'fjord' | 'meadow', Picture >;
let url = '';

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeEach( () => setOptions( {} ) );
test.beforeAll( async () => {
	all = await pictures();
	url = await publish(
		'lightbox-looks',
		gallery( [ image( all.dunes ), image( all.fjord ), image( all.meadow ) ] )
	);
} );
test.afterAll( () => removePages() );

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="teal"/></svg>`;
/** Returns the position of the visible image, in whole px. */
const boxOf = async ( page: Page ) => {
	const box = ( await shown( page ).boundingBox() )!;
	return [ box.x, box.y, box.width, box.height ].map( Math.round );
};
/** Presses a key and returns which animations it started: class of the element, and ms. */
const movesAfter = ( page: Page, key: string ) =>
	page.locator( 'dialog button:focus' ).evaluate( ( focused, name ) => {
		focused.dispatchEvent( new KeyboardEvent( 'keydown', { key: name, bubbles: true } ) );
		return document
			.getAnimations()
			.filter( ( { playState } ) => playState === 'running' )
			.map( ( { effect } ) => effect as KeyframeEffect )
			.map( ( effect ) => [ effect.target!.className, effect.getTiming().duration ] );
	}, key );
const settled = ( page: Page ) =>
	expect
		.poll( () =>
			page.evaluate(
				() =>
					document.getAnimations().filter( ( { playState } ) => playState === 'running' )
						.length
			)
		)
		.toBe( 0 );

test.describe( 'sizes, without animation', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	for ( const [ name, viewport, box ] of [
		// 800 - 120 high, starting at 50.
		[ 'as high as fits', { width: 1280, height: 800 }, [ 130, 50, 1020, 680 ] ],
		// 600 - 20 wide, centered between 50 and 830.
		[ 'as wide as fits', { width: 600, height: 900 }, [ 10, 247, 580, 387 ] ],
		[ 'never larger than it is', { width: 2000, height: 1400 }, [ 400, 290, 1200, 800 ] ],
	] as const ) {
		test( name, async ( { page } ) => {
			await page.setViewportSize( viewport );
			await openAt( page, url );
			await expect.poll( () => boxOf( page ) ).toEqual( [ ...box ] );
		} );
	}

	test( 'the space above is set by the site; without fitting, an image has its own size', async ( {
		page,
	} ) => {
		await setOptions( { lightbox_top_px: 80, lightbox_wrap: true, lightbox_label: false } );
		await openAt( page, url );
		await expect.poll( () => boxOf( page ) ).toEqual( [ 153, 80, 975, 650 ] );
		await expect( status( page ) ).toHaveText( '' );
		await setOptions( { lightbox_fit: false } );
		await openAt( page, url );
		await expect
			.poll( async () => ( await boxOf( page ) ).slice( 2 ) )
			.toEqual( [ 1200, 800 ] );
	} );

	test( 'with wrap the first follows the last, also with two images', async ( { page } ) => {
		await setOptions( { lightbox_wrap: true } );
		const two = await publish(
			'lightbox-two',
			gallery( [ image( all.dunes ), image( all.fjord ) ] )
		);
		await openAt( page, two, 1 );
		for ( const text of [ 'Image 1 of 2', 'Image 2 of 2', 'Image 1 of 2' ] ) {
			await page.keyboard.press( 'n' );
			await expect( status( page ) ).toHaveText( text );
		}
		await page.keyboard.press( 'ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Image 2 of 2' );
		await openAt( page, url );
		await page.keyboard.press( 'p' );
		await expect( status( page ) ).toHaveText( 'Image 3 of 3' );
		await dialog( page ).getByRole( 'button', { name: 'Next image' } ).click();
		await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	} );

	test( 'an image of unknown size is measured, and an SVG fills the space', async ( {
		page,
	} ) => {
		await page.route( '**/drawing.svg*', ( route ) =>
			route.fulfill( { contentType: 'image/svg+xml', body: SVG } )
		);
		const address = await publish(
			'lightbox-drawing',
			image( all.dunes, { href: '/drawing.svg?v=2' } ) +
				image( all.meadow, { href: `${ all.fjord.file }?x=1#y` } )
		);
		await openAt( page, address );
		// 40 x 20 is enlarged to 1260 x 630.
		await expect
			.poll( async () => ( await boxOf( page ) ).slice( 2 ) )
			.toEqual( [ 1260, 630 ] );
		await expect( status( page ) ).toHaveText( '' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page ) ).toHaveCount( 0 );
		await link( page, 1 ).click();
		// 900 x 1200 from a different file than the one on the page.
		await expect.poll( async () => ( await boxOf( page ) ).slice( 2 ) ).toEqual( [ 510, 680 ] );
	} );

	test( 'neighbours are preloaded, others are not; skipped images stop loading', async ( {
		page,
	} ) => {
		const asked: string[] = [];
		const given: string[] = [];
		const files = Array.from( { length: 6 }, ( _, i ) => `/slow-${ i }.svg` );
		page.on( 'request', ( request ) => asked.push( new URL( request.url() ).pathname ) );
		page.on( 'requestfailed', ( request ) => given.push( new URL( request.url() ).pathname ) );
		const held: ( () => void )[] = [];
		await page.route( '**/slow-*.svg', async ( route ) => {
			await new Promise< void >( ( done ) => held.push( done ) );
			await route.fulfill( { contentType: 'image/svg+xml', body: SVG } ).catch( () => {} );
		} );
		const slow = await publish(
			'lightbox-slow',
			gallery( files.map( ( href ) => image( all.dunes, { href } ) ) )
		);
		await openAt( page, slow );
		const slowOnes = ( list: string[] ) =>
			[ ...new Set( list.filter( ( one ) => one.startsWith( '/slow' ) ) ) ].sort();
		await expect.poll( () => slowOnes( asked ) ).toEqual( files.slice( 0, 2 ) );
		for ( let i = 0; i < 5; i++ ) {
			await page.keyboard.press( 'n' );
		}
		await expect( status( page ) ).toHaveText( 'Image 6 of 6' );
		await expect.poll( () => slowOnes( given ) ).toEqual( files.slice( 0, 4 ) );
		expect( slowOnes( asked ) ).toEqual( files );
		held.forEach( ( done ) => done() );
		await expect( shown( page ) ).toBeVisible();
	} );

	test( 'right to left: left is next, and so is a swipe to the right', async ( { browser } ) => {
		const context = await browser.newContext( {
			hasTouch: true,
			reducedMotion: 'reduce',
			viewport: { width: 390, height: 800 },
		} );
		const page = await context.newPage();
		await page.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () => {
				document.documentElement.dir = 'rtl';
				document.documentElement.lang = 'fa';
			} )
		);
		await openAt( page, url );
		await expect( status( page ) ).toHaveText( 'Image ۱ of ۳' );
		const next = dialog( page ).getByRole( 'button', { name: 'Next image' } );
		expect( ( await next.boundingBox() )!.x ).toBeLessThan( 100 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( status( page ) ).toHaveText( 'Image ۱ of ۳' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( status( page ) ).toHaveText( 'Image ۲ of ۳' );
		await swipe( page, dialog( page ), 250 );
		await expect( status( page ) ).toHaveText( 'Image ۳ of ۳' );
		await context.close();
	} );
} );

test( 'it fades for 500 ms, grows into the next size for 700, and the site can change both', async ( {
	page,
} ) => {
	const times = () =>
		page.evaluate( () => [
			getComputedStyle( document.querySelector( '.pswp' )! ).getPropertyValue(
				'--pswp-transition-duration'
			),
			getComputedStyle( document.querySelector( '.pagewright-lightbox__bar' )! )
				.animationDuration,
		] );
	for ( const [ options, fade, resize ] of [
		[ {}, 500, 700 ],
		[ { lightbox_fade_ms: 200, lightbox_resize_ms: 300 }, 200, 300 ],
	] as const ) {
		await setOptions( options );
		await openAt( page, url );
		expect( await times() ).toEqual( [ `${ fade }ms`, `${ fade / 1000 }s` ] );
		await settled( page );
		expect( await movesAfter( page, 'n' ) ).toContainEqual( [ 'pswp__zoom-wrap', resize ] );
	}
} );

test( 'reduced motion stops animations, also while it is open', async ( { page } ) => {
	await openAt( page, url );
	await settled( page );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( await movesAfter( page, 'n' ) ).toEqual( [] );
	await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
	expect( await movesAfter( page, 'x' ) ).toEqual( [] );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'it closes while it opens, and steps while it opens', async ( { page } ) => {
	await setOptions( { lightbox_fade_ms: 3000 } );
	await page.goto( url );
	await link( page ).click();
	await dialog( page ).waitFor();
	await page.keyboard.press( 'n' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( link( page ) ).toBeFocused();
	await setOptions( {} );
	await page.goto( url );
	await link( page ).click();
	await dialog( page ).waitFor();
	await page.keyboard.press( 'n' );
	await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
} );

test( 'touch swipes, zooms and pulls it away', async ( { browser } ) => {
	const context = await browser.newContext( {
		hasTouch: true,
		viewport: { width: 390, height: 800 },
	} );
	const page = await context.newPage();
	await openAt( page, url );
	await settled( page );
	await swipe( page, dialog( page ), -250 );
	await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
	await settled( page );
	const width = async () => ( await boxOf( page ) )[ 2 ]!;
	const before = await width();
	const session = await context.newCDPSession( page );
	const pinch = ( type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints:
				type === 'touchEnd'
					? []
					: [
							{ x: 195 - apart, y: 400, id: 0 },
							{ x: 195 + apart, y: 400, id: 1 },
						],
		} );
	await pinch( 'touchStart', 30 );
	for ( const apart of [ 40, 50, 60, 75 ] ) {
		await pinch( 'touchMove', apart );
	}
	await pinch( 'touchEnd', 0 );
	await expect.poll( width ).toBeGreaterThan( before * 1.5 );
	await dialog( page ).getByRole( 'button', { name: 'Zoom out' } ).click();
	await expect.poll( width ).toBe( before );
	await expect( dialog( page ).getByRole( 'button', { name: 'Zoom in' } ) ).toBeVisible();
	await context.close();
} );

test( 'the wheel zooms, and so does a click on the image', async ( { page } ) => {
	await openAt( page, url );
	await settled( page );
	const width = async () => ( await boxOf( page ) )[ 2 ]!;
	expect( await width() ).toBe( 1020 );
	await page.mouse.move( 640, 400 );
	await page.mouse.wheel( 0, -200 );
	await expect.poll( width ).toBeGreaterThan( 1020 );
	await dialog( page ).getByRole( 'button', { name: 'Zoom out' } ).click();
	await expect.poll( width ).toBe( 1020 );
} );
