import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { problemsOf } from '../support/editor';
import { openSlowly, sidewaysScroll, shiftsOf, watchShifts, withoutFonts } from '../support/layout';

/** Demo pages with all sliders and carousels. */
const PAGES = [ 'slider', 'hero', 'layout-slider', 'anything-carousel', 'post-carousel' ];
const ENGINE = '[data-pagewright="slider"], [data-pagewright="carousel"]';

test.use( { storageState: { cookies: [], origins: [] } } );

/** Scrolls to the end and back, until all lazy content runs. */
async function runAll( page: Page ) {
	for ( const root of await page.locator( ENGINE ).all() ) {
		await root.scrollIntoViewIfNeeded();
		await expect( root ).toHaveClass( /is-running|is-scrolling/ );
	}
}

for ( const name of PAGES.filter( ( page ) => page.endsWith( 'carousel' ) ) ) {
	test( `${ name } moves nothing while it arrives in small pieces`, async ( { page } ) => {
		await withoutFonts( page );
		await watchShifts( page );
		await openSlowly( page, `/demo-${ name }/` );
		await runAll( page );
		expect( await shiftsOf( page, 0 ) ).toEqual( [] );
		await expect( page.getByRole( 'button', { name: 'Next' } ).first() ).toBeVisible();
	} );
}

for ( const name of PAGES ) {
	test.describe( name, () => {
		test.describe( 'without JavaScript', () => {
			test.use( { javaScriptEnabled: false } );
			test( 'shows each of its slides or items by scrolling', async ( { page } ) => {
				await page.goto( `/demo-${ name }/` );
				const items = page.locator( '.sow-slider-image, .sow-carousel-item' );
				const count = await items.count();
				expect( count ).toBeGreaterThan( 1 );
				for ( let at = 0; at < count; at++ ) {
					await items.nth( at ).scrollIntoViewIfNeeded();
					await expect( items.nth( at ) ).toBeInViewport( { ratio: 0.2 } );
				}
				await expect( page.locator( '.pagewright-rotation:visible' ) ).toHaveCount( 0 );
			} );
		} );

		for ( const [ width, direction ] of [
			[ 1280, 'ltr' ],
			[ 390, 'rtl' ],
			[ 320, 'ltr' ],
		] as const ) {
			test( `moves nothing around it, at ${ width } px ${ direction }, and axe finds nothing`, async ( {
				page,
			} ) => {
				const problems = problemsOf( page );
				await page.setViewportSize( { width, height: 900 } );
				await withoutFonts( page );
				await watchShifts( page );
				await page.addInitScript(
					( dir ) =>
						new MutationObserver(
							() => ( document.documentElement.dir = dir )
						).observe( document, { childList: true } ),
					direction
				);
				await page.goto( `/demo-${ name }/` );
				await runAll( page );
				expect( await shiftsOf( page, 0 ) ).toEqual( [] );
				expect( await sidewaysScroll( page ) ).toBe( 0 );
				expect( await violations( page, { include: ENGINE } ) ).toEqual( [] );
				expect( problems ).toEqual( [] );
			} );
		}
	} );
}

test( 'nothing moves on a slow machine with a slow connection, five times', async ( { page } ) => {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 100,
		downloadThroughput: 200_000,
		uploadThroughput: 100_000,
	} );
	await session.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	await withoutFonts( page );
	// Browsers render a document that arrives in parts after each part. Content that comes later
	// must not move anything.
	await page.route( /\/demo-[\w-]+\/$/, async ( route ) =>
		route.fulfill( { response: await route.fetch() } )
	);
	await watchShifts( page );
	for ( let run = 0; run < 5; run++ ) {
		await page.goto( `/demo-${ PAGES[ run ] }/` );
		await expect( page.locator( '.is-running, .is-scrolling' ).first() ).toBeAttached();
		await page.waitForLoadState( 'networkidle' );
		expect( await shiftsOf( page, 0.001 ), PAGES[ run ] ).toEqual( [] );
	}
} );

test( 'a slider and a carousel load at most 32 KB of script, near the viewport only', async ( {
	page,
} ) => {
	const bytes: Record< string, number > = {};
	page.on( 'response', async ( response ) => {
		if ( /pagewright\/build\/.*\.js/.test( response.url() ) ) {
			const { gzipSync } = await import( 'node:zlib' );
			bytes[ response.url().replace( /.*\/build\/|\?.*/g, '' ) ] = gzipSync(
				await response.body(),
				{ level: 9 }
			).length;
		}
	} );
	for ( const name of [ 'slider', 'anything-carousel' ] ) {
		await page.goto( `/demo-${ name }/`, { waitUntil: 'networkidle' } );
		await runAll( page );
		await page.waitForLoadState( 'networkidle' );
	}
	const videos = Object.keys( bytes ).filter( ( file ) => file.includes( 'slider-video' ) );
	const sum = Object.entries( bytes ).reduce(
		( all, [ file, size ] ) => ( videos.includes( file ) ? all : all + size ),
		0
	);
	expect( sum, JSON.stringify( bytes ) ).toBeLessThanOrEqual( 32 * 1024 );
	expect( Object.keys( bytes ).filter( ( file ) => file.includes( 'swiper' ) ) ).toHaveLength(
		1
	);
} );
