import { expect, test, type Page } from '@playwright/test';
import { logOf, openSlides, shown, slider, started, swipe } from '../support/slider-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const region = ( page: Page ) => page.locator( '.sow-slider-base' );
const list = ( page: Page ) => page.locator( '.sow-slider-images' );
const started1 = async ( page: Page, html = slider(), options = {} ) => {
	await openSlides( page, html, options );
	await started( page );
};
/** Returns the times between the start and the changes, in ms. */
const changesOf = async ( page: Page ) => {
	const [ first ] = await logOf( page, 'cycle-initialized' );
	return ( await logOf( page, 'cycle-before' ) ).map( ( { at } ) =>
		Math.round( at - first!.at )
	);
};

test( 'it advances after 4000 ms, fades for 500, and loops forever', async ( { page } ) => {
	await started1( page );
	await expect( region( page ) ).toHaveClass( /is-running/ );
	expect( await shown( page ) ).toBe( 'one-1' );
	await page.clock.runFor( 4000 * 4 + 600 );
	expect( await changesOf( page ) ).toEqual( [ 4000, 8000, 12000, 16000 ] );
	expect( await shown( page ) ).toBe( 'one-2' );
	const [ before ] = await logOf( page, 'cycle-before' );
	const [ after ] = await logOf( page, 'cycle-after' );
	expect( after!.at - before!.at ).toBe( 500 );
	expect( ( await logOf( page, 'cycle-before' ) ).at( 2 ) ).toMatchObject( {
		from: 'one-3',
		to: 'one-1',
		isForward: true,
	} );
	expect(
		await region( page ).evaluate( ( node ) =>
			getComputedStyle( node ).getPropertyValue( '--pagewright-slides-speed' )
		)
	).toBe( '500ms' );
	await expect( page.locator( '#one-2' ) ).toHaveCSS( 'opacity', '1' );
	await expect( page.locator( '#one-1' ) ).toHaveCSS( 'opacity', '0' );
	expect(
		await list( page ).evaluate( ( { children } ) =>
			[ ...children ].map( ( one ) => ( one as HTMLElement ).inert )
		)
	).toEqual( [ true, false, true ] );
} );

test( 'settings in the HTML override options, and options override defaults', async ( {
	page,
} ) => {
	await started1(
		page,
		slider( { settings: { timeout: 1000, speed: 0 }, options: { timeout: 2000, loop: 2 } } )
	);
	await page.clock.runFor( 20_000 );
	// Two rounds of three slides end on the last.
	expect( await changesOf( page ) ).toEqual( [ 1000, 2000, 3000, 4000, 5000 ] );
	expect( await shown( page ) ).toBe( 'one-3' );
	expect( await logOf( page, 'cycle-finished' ) ).toHaveLength( 1 );
	await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'polite' );
} );

test( 'a paused slider never advances, and has no rotation', async ( { page } ) => {
	await started1( page, slider( { settings: { paused: true } } ) );
	await page.clock.runFor( 20_000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'polite' );
	await expect( list( page ) ).toHaveAttribute( 'aria-atomic', 'false' );
} );

test( 'a setting pauses it on hover, and it resumes with the remaining time', async ( {
	page,
} ) => {
	await started1( page, slider( { settings: { pause_on_hover: true } } ) );
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 1500 );
	await region( page ).hover();
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'polite' );
	await page.clock.runFor( 9000 );
	await page.mouse.move( 10, 790 );
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 4000 );
	const [ paused ] = await logOf( page, 'cycle-paused' );
	const [ resumed ] = await logOf( page, 'cycle-resumed' );
	expect( paused!.remainingMs ).toBe( resumed!.remainingMs );
	expect( paused!.remainingMs ).toBeLessThanOrEqual( 2500 );
	const [ change ] = await logOf( page, 'cycle-before' );
	expect( change!.at - resumed!.at ).toBe( paused!.remainingMs );
} );

test( 'hover does not pause it without the setting', async ( { page } ) => {
	await started1( page );
	await region( page ).hover();
	await page.clock.runFor( 4000 );
	expect( await changesOf( page ) ).toEqual( [ 4000 ] );
} );

test( 'the button stops and starts it, is first in the tab order, and has a matching name', async ( {
	page,
} ) => {
	await started1( page );
	await page.keyboard.press( 'Tab' );
	const button = page.locator( '.pagewright-rotation' );
	await expect( button ).toBeFocused();
	await expect( button ).toHaveAccessibleName( 'Stop the slides' );
	await page.clock.runFor( 9000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await expect( button ).toHaveAccessibleName( 'Start the slides' );
	await page.locator( '#after' ).focus();
	await page.clock.runFor( 9000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await button.focus();
	await page.keyboard.press( 'Space' );
	await expect( button ).toHaveAccessibleName( 'Stop the slides' );
	await page.clock.runFor( 4000 );
	expect( await shown( page ) ).toBe( 'one-2' );
} );

test( 'it does not advance in a background tab or out of view', async ( { page } ) => {
	await started1( page, `${ slider() }<div style="height: 3000px"></div>` );
	const hide = ( isHidden: boolean ) =>
		page.evaluate( ( value ) => {
			Object.defineProperty( document, 'hidden', { configurable: true, value } );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		}, isHidden );
	await hide( true );
	await page.clock.runFor( 9000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await hide( false );
	await page.evaluate( () => window.scrollTo( 0, 2000 ) );
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'polite' );
	await page.clock.runFor( 9000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await expect( list( page ) ).toHaveAttribute( 'aria-live', 'off' );
	await page.clock.runFor( 4000 );
	expect( await changesOf( page ) ).toHaveLength( 1 );
} );

test( 'reduced motion ends fades and rotation, also while it runs, until it is off again', async ( {
	page,
} ) => {
	await started1( page );
	const speed = () =>
		region( page ).evaluate( ( node ) =>
			getComputedStyle( node ).getPropertyValue( '--pagewright-slides-speed' )
		);
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect.poll( speed ).toBe( '0ms' );
	await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
	await page.clock.runFor( 9000 );
	expect( await changesOf( page ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	await page.clock.runFor( 1 );
	expect( await logOf( page, 'cycle-after' ) ).toHaveLength( 1 );
	await page.locator( '#after' ).focus();
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await expect.poll( speed ).toBe( '500ms' );
	await page.clock.runFor( 4000 );
	expect( await changesOf( page ) ).toHaveLength( 2 );
} );

test( 'arrows, dots and keys show other slides, and announce them', async ( { page } ) => {
	await started1( page, slider( { settings: { paused: true } } ) );
	const dots = page.locator( '[data-goto]' );
	await expect( dots.nth( 0 ) ).toHaveAttribute( 'aria-current', 'true' );
	await page.getByRole( 'button', { name: 'Previous slide' } ).click();
	expect( await shown( page ) ).toBe( 'one-3' );
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	expect( await shown( page ) ).toBe( 'one-1' );
	await dots.nth( 1 ).click();
	expect( await shown( page ) ).toBe( 'one-2' );
	await expect( dots.nth( 1 ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( dots.nth( 0 ) ).not.toHaveAttribute( 'aria-current' );
	await page.keyboard.press( 'ArrowRight' );
	expect( await shown( page ) ).toBe( 'one-3' );
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowLeft' );
	expect( await shown( page ) ).toBe( 'one-1' );
	await dots.nth( 2 ).focus();
	await page.keyboard.press( 'Space' );
	expect( await shown( page ) ).toBe( 'one-3' );
	await page.getByRole( 'button', { name: 'Next slide' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Enter' );
	expect( await shown( page ) ).toBe( 'one-2' );
	expect( new URL( page.url() ).hash ).toBe( '' );
	expect( ( await logOf( page, 'cycle-before' ) ).map( ( one ) => one.isForward ) ).toEqual( [
		false,
		true,
		true,
		true,
		false,
		false,
		true,
		true,
		true,
	] );
} );

test( 'right to left, the left arrow key and a swipe to the right move forward', async ( {
	browser,
} ) => {
	const context = await browser.newContext( { hasTouch: true } );
	const page = await context.newPage();
	await started1( page, slider( { settings: { paused: true } } ), { attributes: 'dir="rtl"' } );
	await list( page ).focus();
	await page.keyboard.press( 'ArrowLeft' );
	expect( await shown( page ) ).toBe( 'one-2' );
	await swipe( page, 200 );
	expect( await shown( page ) ).toBe( 'one-3' );
	await context.close();
} );

test( 'arrow keys in a field of a slide stay there', async ( { page } ) => {
	await started1( page, slider( { slides: [ { html: '<input value="abc">' }, {}, {} ] } ) );
	await page.locator( 'input' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	expect( await shown( page ) ).toBe( 'one-1' );
} );

test( 'the focus moves on when its slide is hidden', async ( { page } ) => {
	await started1( page, slider( { slides: [ { html: '<a href="#x">Link</a>' }, {}, {} ] } ) );
	await page.getByRole( 'link', { name: 'Link' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( list( page ) ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	expect( await shown( page ) ).toBe( 'one-3' );
} );

test.describe( 'on touch screens', () => {
	test.use( { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } } );

	test( 'a swipe moves forward and back, fast or slow, and loops', async ( { page } ) => {
		await started1( page, slider( { settings: { paused: true } } ) );
		await swipe( page, -120 );
		expect( await shown( page ) ).toBe( 'one-2' );
		await swipe( page, -150, 100 );
		expect( await shown( page ) ).toBe( 'one-3' );
		await swipe( page, -120 );
		expect( await shown( page ) ).toBe( 'one-1' );
		await swipe( page, 120 );
		expect( await shown( page ) ).toBe( 'one-3' );
		await swipe( page, 150, 100 );
		expect( await shown( page ) ).toBe( 'one-2' );
		// A slow touch with little movement is not a swipe.
		await swipe( page, 20, 100 );
		expect( await shown( page ) ).toBe( 'one-2' );
		expect( ( await logOf( page, 'cycle-before' ) ).map( ( one ) => one.isForward ) ).toEqual( [
			true,
			true,
			true,
			false,
			false,
		] );
	} );

	test( 'without the swipe setting, a finger changes nothing', async ( { page } ) => {
		await started1( page, slider( { settings: { paused: true, swipe: false } } ) );
		await swipe( page, -150 );
		expect( await shown( page ) ).toBe( 'one-1' );
	} );

	test( 'a setting shows arrows permanently on small screens', async ( { page } ) => {
		await started1( page, slider( { settings: { nav_always_show_mobile: true } } ) );
		await expect( region( page ) ).toHaveClass( /is-nav-shown/ );
		await page.setViewportSize( { width: 900, height: 700 } );
		await expect( region( page ) ).not.toHaveClass( /is-nav-shown/ );
	} );
} );
