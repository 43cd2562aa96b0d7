import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import {
	CAROUSEL,
	SPEED_MS,
	carousel,
	currentDot,
	dots,
	next,
	previous,
	running,
	shows,
} from '../support/carousel';
import { problemsOf } from '../support/editor';
import { settled, sidewaysScroll, shiftsOf, watchShifts, withoutFonts } from '../support/layout';
import { ownPosts } from '../support/own-posts';
import { swipe } from '../support/touch';

const posts = ownPosts();
const OFTEN = { intervals: [ 50 ] };

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => posts.remove() );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'scrolling the row reaches every item, with the keyboard too', async ( { page } ) => {
		await page.goto( await carousel( posts, { autoplay: true } ) );
		const list = page.getByRole( 'list', { name: 'Bread' } );
		await list.focus();
		for ( const n of [ 4, 7 ] ) {
			const item = page.getByText( `Item ${ n }`, { exact: true } );
			await item.scrollIntoViewIfNeeded();
			await expect( item ).toBeInViewport();
		}
		await expect( next( page ) ).toBeHidden();
		await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
	} );
} );

test( 'arrows move by a step, end in a full row, and are disabled at the ends', async ( {
	page,
} ) => {
	await page.goto( await carousel( posts ) );
	await running( page );
	await shows( page, [ 1, 2, 3 ] );
	await expect( previous( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( dots( page ) ).toHaveCount( 3 );
	await next( page ).click();
	await shows( page, [ 4, 5, 6 ] );
	await expect( next( page ) ).toBeFocused();
	await next( page ).click();
	await shows( page, [ 5, 6, 7 ] );
	await expect( next( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( currentDot( page ) ).toHaveAccessibleName( 'Go to page 3' );
	await next( page ).press( 'Enter' );
	await expect( next( page ) ).toBeFocused();
	await shows( page, [ 5, 6, 7 ] );
	await dots( page ).first().press( 'Space' );
	await shows( page, [ 1, 2, 3 ] );
} );

test( 'the ends of a loop are connected', async ( { page } ) => {
	await page.goto( await carousel( posts, { loop: true } ) );
	await running( page );
	await previous( page ).click();
	await shows( page, [ 5, 6, 7 ] );
	await expect( next( page ) ).toHaveAttribute( 'aria-disabled', 'false' );
	await next( page ).click();
	await shows( page, [ 1, 2, 3 ] );
} );

test( 'Left and Right move from item to item, and the focus follows', async ( { page } ) => {
	await page.goto( await carousel( posts ) );
	await running( page );
	const link = ( n: number ) => page.getByRole( 'link', { name: `Link ${ n }` } );
	await link( 3 ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( link( 4 ) ).toBeFocused();
	await expect( link( 4 ) ).toBeInViewport( { ratio: 1 } );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( link( 3 ) ).toBeFocused();
	await expect( link( 3 ) ).toBeInViewport( { ratio: 1 } );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /#item-3$/ );
} );

test.describe( 'on touch screens', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 800 } } );
	test( 'a swipe moves it, less than 20 px does not', async ( { page } ) => {
		await page.goto( await carousel( posts ) );
		await running( page );
		const row = page.locator( '.sow-carousel-wrapper' );
		await row.scrollIntoViewIfNeeded();
		await shows( page, [ 1 ] );
		await swipe( page, row, -15 );
		await settled( page );
		await shows( page, [ 1 ] );
		await swipe( page, row, -200 );
		await shows( page, [ 2 ] );
		await swipe( page, row, 200 );
		await shows( page, [ 1 ] );
	} );
} );

test( 'a narrower window has its own number of items, 100 ms after resizing', async ( {
	page,
} ) => {
	await page.goto( await carousel( posts ) );
	await running( page );
	await shows( page, [ 1, 2, 3 ] );
	await page.setViewportSize( { width: 800, height: 800 } );
	await shows( page, [ 1, 2 ] );
	await expect( dots( page ) ).toHaveCount( 4 );
	await page.setViewportSize( { width: 400, height: 800 } );
	await shows( page, [ 1 ] );
	await expect( dots( page ) ).toHaveCount( 7 );
} );

const heightPx = ( page: Page ) =>
	page.locator( '.sow-carousel-wrapper' ).evaluate( ( row ) => row.clientHeight );
/** Items of 100, 200, 300 … px. */
const stairs = ( page: Page, settings: object = {} ) =>
	posts
		.page( [
			CAROUSEL,
			{
				items: [ 100, 200, 300, 400, 500 ].map( ( px ) => ( {
					content_text: `<p style="height:${ px }px;margin:0">${ px }</p>`,
				} ) ),
				carousel_settings: {
					loop: false,
					animation_speed: SPEED_MS,
					adaptive_height: true,
					...settings,
				},
				design: { item: { margin: '0px 0px 0px 0px' } },
			},
		] )
		.then( ( url ) => page.goto( url ) );

test( 'its height is the same before and after the script', async ( { page } ) => {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( '**/build/chunks/**', ( route ) => held.then( () => route.continue() ) );
	await stairs( page );
	expect( await heightPx( page ) ).toBe( 300 );
	await page.setViewportSize( { width: 400, height: 800 } );
	await expect.poll( () => heightPx( page ) ).toBe( 100 );
	release();
	await running( page );
	expect( await heightPx( page ) ).toBe( 100 );
	await next( page ).click();
	await expect.poll( () => heightPx( page ) ).toBe( 200 );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await expect.poll( () => heightPx( page ) ).toBe( 400 );
} );

test( 'it shows all of its items without the script', async ( { page } ) => {
	await page.route( '**/build/**/*.js', ( route ) => route.abort() );
	await stairs( page );
	expect( await heightPx( page ) ).toBe( 300 );
	await page.evaluate( () => document.getAnimations().forEach( ( one ) => one.finish() ) );
	expect( await heightPx( page ) ).toBe( 500 );
} );

test( 'a failed image is requested three more times', async ( { page } ) => {
	let asked = 0;
	await page.route( '**/late.png*', ( route ) => {
		asked++;
		return route.abort();
	} );
	await page.clock.install( { time: 0 } );
	await page.clock.pauseAt( 1000 );
	await page.goto(
		await posts.page( [
			CAROUSEL,
			{
				items: [
					{
						title: 'One',
						content_text:
							'<img src="/late.png" alt="A late loaf" width="100" height="100">',
					},
					{ title: 'Two' },
				],
			},
		] )
	);
	const picture = page.getByAltText( 'A late loaf' );
	for ( const times of [ 1, 2, 3, 4 ] ) {
		await expect
			.poll( async () => {
				await page.clock.runFor( 20 );
				return asked;
			}, OFTEN )
			.toBe( times );
		// Half a second passes before each change.
		await page.clock.runFor( 400 );
		expect( asked ).toBe( times );
	}
	await expect( picture ).toHaveClass( /is-broken/ );
	await page.clock.runFor( 60_000 );
	// The test's own request comes after all others.
	await page.evaluate( () => fetch( '/late.png?own' ).catch( () => {} ) );
	expect( asked ).toBe( 5 );
} );

for ( const [ width, direction ] of [
	[ 1280, 'ltr' ],
	[ 390, 'rtl' ],
	[ 320, 'ltr' ],
] as const ) {
	test( `nothing shifts, axe finds nothing at ${ width } px ${ direction }`, async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		await page.setViewportSize( { width, height: 900 } );
		await withoutFonts( page );
		await watchShifts( page );
		await page.addInitScript( ( dir ) => {
			new MutationObserver( () => ( document.documentElement.dir = dir ) ).observe(
				document,
				{ childList: true }
			);
		}, direction );
		await page.goto( await carousel( posts, { autoplay: true, timeout: 60000 } ) );
		await running( page );
		await settled( page );
		expect( await shiftsOf( page, 0 ) ).toEqual( [] );
		expect( await sidewaysScroll( page ) ).toBe( 0 );
		await next( page ).click();
		await expect( currentDot( page ) ).toHaveAccessibleName( 'Go to page 2' );
		await settled( page );
		expect( await violations( page, { include: '[data-pagewright]' } ) ).toEqual( [] );
		expect( problems ).toEqual( [] );
	} );
}
