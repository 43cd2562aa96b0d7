import { expect, test, type Page } from '@playwright/test';
import { SPEED_MS, carousel, currentDot, next, root } from '../support/carousel';
import { ownPosts } from '../support/own-posts';

const posts = ownPosts();

test.use( { storageState: { cookies: [], origins: [] } } );
test.afterAll( () => posts.remove() );

const TIMED = { autoplay: true, timeout: 3000, autoplay_pause_hover: true };
/** Opens it with a paused clock, which only the test advances. */
async function open( page: Page, settings: object = TIMED ) {
	const url = await carousel( posts, settings );
	await page.clock.install( { time: 0 } );
	await page.clock.pauseAt( 1000 );
	await page.goto( url );
	// Resources load in real time and start in the page's time.
	await expect( async () => {
		await page.clock.runFor( 20 );
		await expect( root( page ) ).toHaveClass( /is-running/, { timeout: 50 } );
	} ).toPass();
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 100 );
}
const stop = ( page: Page ) => page.getByRole( 'button', { name: /^Stop/ } );
const start = ( page: Page ) => page.getByRole( 'button', { name: /^Start/ } );
const isAt = async ( page: Page, step: number ) => {
	await page.clock.runFor( SPEED_MS + 50 );
	await expect( currentDot( page ) ).toHaveAccessibleName( `Go to page ${ step }` );
};

test( 'it advances, and stops at the end of a row without loop', async ( { page } ) => {
	await open( page );
	await page.clock.runFor( 3000 );
	await isAt( page, 2 );
	await page.clock.runFor( 3000 );
	await isAt( page, 3 );
	await page.clock.runFor( 9000 );
	await isAt( page, 3 );
} );

test( 'it loops', async ( { page } ) => {
	await open( page, { ...TIMED, loop: true } );
	await page.clock.runFor( 6200 );
	await isAt( page, 3 );
	await page.clock.runFor( 3000 );
	await isAt( page, 1 );
} );

test( 'it pauses under the pointer and resumes with the remaining time', async ( { page } ) => {
	await open( page );
	await page.clock.runFor( 1000 );
	await page.locator( '.sow-carousel-wrapper' ).hover();
	await page.clock.runFor( 9000 );
	await isAt( page, 1 );
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 2500 );
	await isAt( page, 2 );
} );

test( 'it pauses while the focus is inside, and while stopped', async ( { page } ) => {
	await open( page );
	await next( page ).focus();
	await page.clock.runFor( 9000 );
	await isAt( page, 1 );
	await next( page ).blur();
	await stop( page ).click();
	await start( page ).blur();
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 9000 );
	await isAt( page, 1 );
	await start( page ).click();
	await page.mouse.move( 0, 0 );
	await page.clock.runFor( 3000 );
	await isAt( page, 2 );
} );

test( 'it pauses in a hidden tab and out of view', async ( { page } ) => {
	await open( page );
	const hide = ( isHidden: boolean ) =>
		page.evaluate( ( hidden ) => {
			Object.defineProperty( document, 'hidden', { value: hidden, configurable: true } );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		}, isHidden );
	await hide( true );
	await page.clock.runFor( 9000 );
	await isAt( page, 1 );
	await hide( false );
	await page.clock.runFor( 3000 );
	await isAt( page, 2 );
} );

test( 'it stops with reduced motion, also while it is running', async ( { page } ) => {
	await open( page );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	// The page receives the event a moment later, while its clock is paused.
	await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
	await page.clock.runFor( 9000 );
	await isAt( page, 1 );
	await next( page ).click();
	await expect( currentDot( page ) ).toHaveAccessibleName( 'Go to page 2' );
	expect(
		await page
			.locator( '.sow-carousel-items' )
			.evaluate( ( { style } ) => style.transitionDuration )
	).toBe( '0ms' );
} );

test( 'its button is first in the tab order', async ( { page } ) => {
	await open( page );
	const first = await root( page ).evaluate(
		( element ) =>
			[
				...element.querySelectorAll< HTMLElement >( 'a[href], button, [tabindex="0"]' ),
			].find( ( found ) => found.checkVisibility( { visibilityProperty: true } ) )!.className
	);
	expect( first ).toContain( 'pagewright-rotation' );
} );

test.describe( 'constant movement', () => {
	const POSTS = 'SiteOrigin_Widget_PostCarousel_Widget';
	const openPosts = async ( page: Page ) => {
		await page.goto(
			await posts.page( [
				POSTS,
				{
					title: 'News',
					carousel_settings: {
						loop: true,
						autoplay: 'continuous',
						autoplay_pause_hover: true,
						animation_speed: 600,
					},
				},
			] )
		);
	};
	const list = ( page: Page ) => page.locator( '.sow-carousel-items' );
	const firstItem = ( page: Page ) => page.locator( '.sow-carousel-item' ).first();
	const left = ( page: Page ) =>
		firstItem( page ).evaluate( ( item ) => item.getBoundingClientRect().left );
	/** Returns how far the first item moves in each frame, in px, until it is behind the last. */
	const stepsOfRound = ( page: Page ) =>
		firstItem( page ).evaluate( async ( item ) => {
			const steps: number[] = [];
			let at = item.getBoundingClientRect().left;
			while ( ! steps.some( ( px ) => px > 0 ) ) {
				await new Promise( requestAnimationFrame );
				const now = item.getBoundingClientRect().left;
				steps.push( now - at );
				at = now;
			}
			return steps;
		} );

	test( 'moves without steps and loops, in the order of the page, and stops on request', async ( {
		page,
	} ) => {
		await openPosts( page );
		await expect( root( page ) ).toHaveClass( /is-scrolling/ );
		const steps = await stepsOfRound( page );
		expect( steps.filter( ( px ) => px > 0 ) ).toHaveLength( 1 );
		// A frame moves it for 100 ms at most, which is a sixth of an item.
		const { width } = ( await firstItem( page ).boundingBox() )!;
		expect( Math.min( ...steps ) ).toBeGreaterThan( -width / 4 );
		expect( await firstItem( page ).evaluate( ( { style } ) => style.order ) ).not.toBe( '' );
		await page.getByRole( 'button', { name: /^Stop/ } ).click();
		await expect( root( page ) ).not.toHaveClass( /is-scrolling/ );
		const stopped = await left( page );
		await page.evaluate( async () => {
			for ( let frames = 0; frames < 20; frames++ ) {
				await new Promise( requestAnimationFrame );
			}
		} );
		expect( Math.abs( ( await left( page ) ) - stopped ) ).toBeLessThan( 1 );
		await list( page ).evaluate( ( element ) => element.scrollBy( 50, 0 ) );
		expect( await left( page ) ).not.toBe( stopped );
	} );

	test( 'is off with reduced motion', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.clock.install();
		await openPosts( page );
		await page.clock.runFor( 5000 );
		await expect( root( page ) ).not.toHaveClass( /is-scrolling/ );
		expect( await list( page ).evaluate( ( { scrollLeft } ) => scrollLeft ) ).toBe( 0 );
	} );
} );
