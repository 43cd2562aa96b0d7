import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { shiftsOf, sidewaysScroll, watchShifts } from '../support/layout';
import {
	logOf,
	openSlides,
	ORIGIN,
	pictures,
	shown,
	slider,
	started,
} from '../support/slider-page';

test.use( { storageState: { cookies: [], origins: [] } } );

const region = ( page: Page ) => page.locator( '.sow-slider-base' ).first();
const list = ( page: Page ) => page.locator( '.sow-slider-images' ).first();
const next = ( page: Page ) => page.getByRole( 'button', { name: 'Next slide' } ).first();
const paused = { settings: { paused: true } };
const open = async ( page: Page, html = slider( paused ), options = {} ) => {
	await openSlides( page, html, options );
	await started( page );
};
const chunksOf = ( page: Page ) => {
	const names: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /chunks\/([\w-]+)\./.exec( request.url() )?.[ 1 ];
		if ( name ) {
			names.push( name );
		}
	} );
	return names;
};

test( 'arrows appear with the pointer and hide 750 ms after it', async ( { page } ) => {
	await open( page );
	await expect( page.locator( '.sow-slide-nav-next' ) ).toHaveCSS( 'opacity', '0' );
	await region( page ).hover();
	await expect( region( page ) ).toHaveClass( /is-nav-shown/ );
	await page.mouse.move( 10, 790 );
	await page.waitForFunction( () => ! window.document.querySelector( '.sow-slider-base:hover' ) );
	await page.clock.runFor( 700 );
	await expect( region( page ) ).toHaveClass( /is-nav-shown/ );
	await page.clock.runFor( 50 );
	await expect( region( page ) ).not.toHaveClass( /is-nav-shown/ );
	await next( page ).focus();
	await expect( page.locator( '.sow-slide-nav-next' ) ).toHaveCSS( 'opacity', '1' );
} );

test( 'a setting shows arrows permanently on large screens, above the breakpoint', async ( {
	page,
} ) => {
	await open(
		page,
		slider( { settings: { nav_always_show_desktop: true, breakpoint: '600px' } } )
	);
	await expect( region( page ) ).toHaveClass( /is-nav-shown/ );
	await page.setViewportSize( { width: 600, height: 700 } );
	await expect( region( page ) ).not.toHaveClass( /is-nav-shown/ );
} );

test( 'a single slide has no arrows', async ( { page } ) => {
	const chunks = chunksOf( page );
	await open( page, slider( { slides: pictures( 1 ) } ) );
	await page.clock.runFor( 9000 );
	await expect( region( page ) ).toHaveClass( /is-running/ );
	expect( await logOf( page, 'cycle-before' ) ).toEqual( [] );
	expect( chunks.sort() ).toEqual( [ 'slider', 'slides' ] );
} );

test( 'nothing loads before the slider is within 200 px of the viewport', async ( { page } ) => {
	const chunks = chunksOf( page );
	await openSlides( page, `<div style="height: 1600px"></div>${ slider() }` );
	await page.waitForLoadState( 'networkidle' );
	expect( chunks ).toEqual( [] );
	await page.evaluate( () => window.scrollTo( 0, 800 ) );
	await started( page );
	expect( chunks.sort() ).toEqual( [ 'slider', 'slides' ] );
} );

test( 'the URL selects a slide by its id, its slug or the anchor and a number', async ( {
	page,
} ) => {
	const slides = pictures( 4 ).map( ( one, i ) => ( {
		...one,
		attributes: i === 1 ? 'data-slug="straße"' : '',
	} ) );
	await open( page, slider( { ...paused, slides } ), { path: '/#one-3' } );
	expect( await shown( page ) ).toBe( 'one-3' );
	expect( await logOf( page, 'cycle-before' ) ).toEqual( [] );
	const go = ( hash: string ) =>
		page.evaluate( ( value ) => {
			window.location.hash = value;
		}, hash );
	await go( 'straße' );
	await expect.poll( () => shown( page ) ).toBe( 'one-2' );
	await go( 'one-anchor-4' );
	await expect.poll( () => shown( page ) ).toBe( 'one-4' );
	await go( 'one-anchor-9' );
	await go( '%' );
	await page.clock.runFor( 100 );
	expect( await shown( page ) ).toBe( 'one-4' );
} );

test( 'a selected slide with a slug changes the URL; the timer does not', async ( { page } ) => {
	const slides = [ 'first', '', 'third' ].map( ( slug ) => ( {
		attributes: slug && `data-slug="${ slug }"`,
	} ) );
	await open( page, slider( { slides } ) );
	const length = await page.evaluate( () => window.history.length );
	await page.clock.runFor( 8000 );
	expect( await shown( page ) ).toBe( 'one-3' );
	expect( page.url() ).toBe( `${ ORIGIN }/` );
	await next( page ).click();
	expect( page.url() ).toBe( `${ ORIGIN }/#first` );
	await next( page ).click();
	expect( page.url() ).toBe( `${ ORIGIN }/#first` );
	expect( await page.evaluate( () => window.history.length ) ).toBe( length );
} );

test( 'slides with a failed image are removed, and the others are renumbered', async ( {
	page,
} ) => {
	const slides = pictures( 4 );
	slides[ 0 ]!.picture = '/missing.svg';
	slides[ 2 ]!.picture = '/missing-too.svg';
	await open( page, slider( { ...paused, slides } ) );
	await expect.poll( () => shown( page ) ).toBe( 'one-2' );
	const named = page.locator(
		'.sow-slider-image:not([style*=none]) > .sow-slider-image-container'
	);
	await expect( named ).toHaveCount( 2 );
	await expect( named.nth( 0 ) ).toHaveAttribute( 'aria-label', '1 of 2' );
	await expect( named.nth( 1 ) ).toHaveAttribute( 'aria-label', '2 of 2' );
	const dots = page.locator( '.sow-slider-pagination li:not([hidden]) a' );
	await expect( dots ).toHaveText( [ '1', '2' ] );
	await expect( dots.nth( 1 ) ).toHaveAccessibleName( 'Go to slide 2' );
	await dots.nth( 1 ).click();
	expect( await shown( page ) ).toBe( 'one-4' );
	await page.keyboard.press( 'ArrowRight' );
	expect( await shown( page ) ).toBe( 'one-2' );
} );

test( 'with one image left of two there is no rotation', async ( { page } ) => {
	const slides = pictures( 2 );
	slides[ 1 ]!.picture = '/missing.svg';
	await open( page, slider( { slides } ) );
	await expect( page.locator( '.sow-slide-nav-next' ) ).toBeHidden();
	await expect( page.locator( '.sow-slider-pagination' ) ).toBeHidden();
	await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
	await page.clock.runFor( 9000 );
	expect( await logOf( page, 'cycle-before' ) ).toEqual( [] );
} );

test( 'a slide with only a target gets a link, if the URL is safe', async ( { page } ) => {
	const urls = [
		{ url: 'https://example.org/', new_window: true },
		{ url: '%256Aavascript:alert(1)' },
		{ url: '/there', new_window: false },
	];
	const slides = pictures( 3 ).map( ( one, i ) => ( {
		...one,
		attributes: `data-url='${ JSON.stringify( urls[ i ] ) }'`,
	} ) );
	await open( page, slider( { ...paused, slides } ) );
	const links = page.locator( 'a.pagewright-slide-link' );
	await expect( links ).toHaveCount( 2 );
	await expect( links.first() ).toHaveAttribute( 'target', '_blank' );
	await expect( links.first() ).toHaveAttribute( 'rel', 'noopener' );
	await expect( links.first() ).toHaveAccessibleName( 'https://example.org/' );
	await expect( page.locator( '#one-3 a' ) ).toHaveAttribute( 'href', '/there' );
} );

test( 'events fire in order, on the list and on the slide', async ( { page } ) => {
	await open( page );
	expect( ( await logOf( page ) ).map( ( { type } ) => type ) ).toEqual( [
		'slider_setup_before',
		'cycle-initialized',
		'sowSlideInitial',
		'slider_setup_after',
	] );
	await next( page ).click();
	await page.clock.runFor( 499 );
	await next( page ).click();
	await page.clock.runFor( 500 );
	expect(
		( await logOf( page ) ).slice( 4 ).map( ( { type, to, slide } ) => [ type, to ?? slide ] )
	).toEqual( [
		[ 'cycle-before', 'one-2' ],
		[ 'sowSlideCycleBefore', 'one-2' ],
		[ 'cycle-after', 'one-2' ],
		[ 'sowSlideCycleAfter', 'one-2' ],
		[ 'cycle-before', 'one-3' ],
		[ 'sowSlideCycleBefore', 'one-3' ],
		[ 'cycle-after', 'one-3' ],
		[ 'sowSlideCycleAfter', 'one-3' ],
	] );
} );

test( 'parallax backgrounds are revealed after 425 ms', async ( { page } ) => {
	await open(
		page,
		slider( { ...paused, slides: [ { html: '<div data-parallax></div>' }, {} ] } )
	);
	await page.waitForLoadState( 'networkidle' );
	await page.clock.runFor( 424 );
	const background = page.locator( '[data-parallax]' );
	await expect( background ).not.toHaveClass( 'is-revealed' );
	await page.clock.runFor( 1 );
	await expect( background ).toHaveClass( 'is-revealed' );
} );

test( 'a setting gives it the height of the current slide', async ( { page } ) => {
	const slides = [ 300, 500 ].map( ( height ) => ( {
		html: `<div style="height: ${ height }px"></div>`,
	} ) );
	await open( page, slider( { ...paused, slides, options: { autoHeight: true } } ) );
	await page.waitForLoadState( 'networkidle' );
	const height = () => list( page ).evaluate( ( node ) => node.getBoundingClientRect().height );
	expect( await height() ).toBe( 640 );
	await page.clock.runFor( 30 );
	expect( await height() ).toBe( 440 );
	// Recorded when it starts: a busy machine may check only after its end.
	const durations = await list( page ).evaluateHandle( ( node ) => {
		const begun: unknown[] = [];
		node.animate = ( ...given ) => {
			begun.push( given[ 1 ] );
			return Element.prototype.animate.apply( node, given );
		};
		return begun;
	} );
	await next( page ).click();
	await expect.poll( height ).toBe( 640 );
	expect( await durations.jsonValue() ).toEqual( [ 250 ] );
} );

test( 'nothing shifts, nothing is cut off at 320 px, and axe finds nothing', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await watchShifts( page );
	await open(
		page,
		slider( {
			slides: pictures( 3 ).map( ( one ) => ( {
				...one,
				html: '<a href="#x">Read more</a>',
			} ) ),
		} )
	);
	await page.clock.runFor( 4600 );
	expect( await shiftsOf( page ) ).toEqual( [] );
	expect( await sidewaysScroll( page ) ).toBe( 0 );
	await page.clock.resume();
	await page.locator( '.sow-slide-nav-next a' ).focus();
	expect(
		await violations( page, { include: '.sow-slider-base', without: [ 'color-contrast' ] } )
	).toEqual( [] );
} );

test( 'the slider does not advance in the block editor', async ( { page } ) => {
	await page.addInitScript( () =>
		window.document.addEventListener( 'DOMContentLoaded', () =>
			window.document.body.classList.add( 'block-editor-iframe__body' )
		)
	);
	await open( page, slider() );
	await page.clock.runFor( 9000 );
	expect( await logOf( page, 'cycle-before' ) ).toEqual( [] );
	await expect( page.locator( '.pagewright-rotation' ) ).toBeHidden();
} );
