import { expect, test, type Page } from '@playwright/test';
import {
	logOf,
	openSlides,
	ORIGIN,
	pictures,
	shown,
	slider,
	started,
	swipe,
} from '../support/slider-page';

test.use( { storageState: { cookies: [], origins: [] }, hasTouch: true } );

const region = ( page: Page ) => page.locator( '.sow-slider-base' ).first();
const destroy = ( page: Page ) =>
	region( page ).evaluate( ( node ) =>
		(
			node as unknown as { pagewrightEngine: { destroy: () => void } }
		 ).pagewrightEngine.destroy()
	);
/** HTML without empty attributes. */
const html = ( page: Page ) =>
	region( page ).evaluate( ( node ) => node.outerHTML.replace( / (style|class)=""/g, '' ) );

test( 'destroy() restores the server’s HTML, and nothing moves', async ( { page } ) => {
	const slides = pictures( 4 ).map( ( one ) => ( {
		...one,
		html: '<div data-parallax></div><p><a href="#x">Link</a></p>',
		attributes: `data-url='{"url":"/there"}'`,
	} ) );
	slides[ 2 ]!.picture = '/missing.svg';
	await openSlides(
		page,
		slider( {
			slides,
			options: { autoHeight: true },
			settings: { nav_always_show_desktop: true },
		} )
	);
	const before = await html( page );
	await started( page );
	await expect( page.locator( '.pagewright-slide-link' ) ).toHaveCount( 4 );
	await page.clock.runFor( 4600 );
	await page.getByRole( 'button', { name: 'Next slide' } ).click();
	expect( await shown( page ) ).toBe( 'one-4' );
	await destroy( page );
	expect( await html( page ) ).toBe( before );
	const count = ( await logOf( page ) ).length;
	expect(
		( await logOf( page ) ).filter( ( { type } ) => type === 'cycle-destroyed' )
	).toHaveLength( 1 );
	await page.clock.runFor( 20_000 );
	await page.locator( '.sow-slider-images' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await region( page ).hover();
	await page.evaluate( () => {
		window.location.hash = 'one-2';
	} );
	await page.clock.runFor( 1000 );
	expect( await logOf( page ) ).toHaveLength( count );
	expect( await html( page ) ).toBe( before );
} );

test( 'a slider that is destroyed while it loads never starts', async ( { page } ) => {
	let release = () => {};
	const chunks = new Promise< void >( ( done ) => ( release = done ) );
	await openSlides( page, slider(), { chunks } );
	await expect
		.poll( () => region( page ).evaluate( ( node ) => 'pagewrightEngine' in node ) )
		.toBe( true );
	await destroy( page );
	const chunk = page.waitForResponse( /chunks\/slider/ );
	release();
	await ( await chunk ).finished();
	await page.waitForLoadState( 'networkidle' );
	await page.clock.runFor( 1000 );
	await expect( region( page ) ).not.toHaveClass( /is-running/ );
	expect( await logOf( page ) ).toEqual( [] );
} );

test( 'a second script starts nothing twice', async ( { page } ) => {
	await openSlides( page, slider() );
	await started( page );
	await page.addScriptTag( { type: 'module', url: '/build/blocks/slider/view.js?other' } );
	await page.waitForLoadState( 'networkidle' );
	await page.clock.runFor( 4000 );
	expect( await logOf( page, 'slider_setup_before' ) ).toHaveLength( 1 );
	expect( await logOf( page, 'cycle-before' ) ).toHaveLength( 1 );
} );

test( 'a slider in a slide moves independently', async ( { page } ) => {
	const inner = slider( { id: 'inner', settings: { paused: true } } );
	await openSlides(
		page,
		slider( { settings: { paused: true }, slides: [ { html: inner }, {}, {} ] } )
	);
	await started( page, 2 );
	const active = page.locator( '.cycle-slide-active' );
	await page.locator( '#one-1' ).getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( active.nth( 1 ) ).toHaveAttribute( 'id', 'inner-2' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( active.nth( 1 ) ).toHaveAttribute( 'id', 'inner-3' );
	await swipe( page, -200, 10, '#inner-3' );
	await expect( active.nth( 1 ) ).toHaveAttribute( 'id', 'inner-1' );
	await expect( active.nth( 0 ) ).toHaveAttribute( 'id', 'one-1' );
} );

test( 'a tap on the link of a slide follows it, a swipe over it does not', async ( { page } ) => {
	const link = { html: '<a class="pagewright-slide-link" href="#there" aria-label="There"></a>' };
	await openSlides( page, slider( { settings: { paused: true }, slides: [ link, link ] } ) );
	await started( page );
	await swipe( page, -200 );
	expect( await shown( page ) ).toBe( 'one-2' );
	await page.clock.runFor( 1000 );
	await expect( page ).toHaveURL( ORIGIN );
	await page.touchscreen.tap( 600, 150 );
	await expect( page ).toHaveURL( /#there$/ );
} );

interface TraceEvent {
	name: string;
	args: { beginData?: { stackTrace?: Array< { url: string } > } };
}

test( 'twenty sliders start in short tasks without measuring the layout', async ( { page } ) => {
	await page.setViewportSize( { width: 1200, height: 6000 } );
	await openSlides( page, '<div id="place"></div>', { hasClock: false } );
	const cdp = await page.context().newCDPSession( page );
	const events: TraceEvent[] = [];
	cdp.on( 'Tracing.dataCollected', ( { value } ) => events.push( ...( value as never[] ) ) );
	await page.evaluate(
		( content ) => {
			document.querySelector( '#place' )!.innerHTML = content;
		},
		Array.from( { length: 20 }, ( _, i ) =>
			slider( { id: `s${ i }`, slides: pictures( 5 ) } )
		).join( '' )
	);
	await page.waitForLoadState( 'networkidle' );
	await cdp.send( 'Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'toplevel',
				'devtools.timeline',
				'disabled-by-default-devtools.timeline.stack',
			],
		},
	} );
	await page.addScriptTag( { type: 'module', url: '/build/blocks/slider/view.js?other' } );
	await expect
		.poll( async () => ( await logOf( page, 'slider_setup_after' ) ).length )
		.toBe( 20 );
	const isDone = new Promise( ( done ) => cdp.once( 'Tracing.tracingComplete', done ) );
	await cdp.send( 'Tracing.end' );
	await isDone;
	const forced = events.filter(
		( { name, args } ) =>
			name === 'Layout' &&
			args.beginData?.stackTrace?.some( ( { url } ) => url.includes( '/build/' ) )
	);
	expect( forced ).toEqual( [] );
	const turns = events.filter( ( { name } ) => name === 'TimerFire' );
	expect( turns.length ).toBeGreaterThan( 60 );
} );
