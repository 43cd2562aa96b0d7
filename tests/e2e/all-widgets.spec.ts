import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { violations } from '../support/axe';
import { problemsOf } from '../support/editor';
import { shiftsOf, sidewaysScroll, watchShifts } from '../support/layout';
import { widgets as allWidgets } from '../support/units';

/** The demo page with every widget. */
const PATH = '/all-widgets/';
const WIDGETS = '[class*="so-widget-sow-"]';
/** Maximum transferred size of all our modules on the page, before any click or scroll. */
const MOST_BYTES = 20 * 1024;

test.use( { storageState: { cookies: [], origins: [] } } );

/**
 * Opens it without the theme's fonts: a late font moves everything, which is not our
 * responsibility.
 */
async function open( page: Page, width = 1280 ) {
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( PATH, { waitUntil: 'networkidle' } );
}

/** Scrolls to the end, so that all lazy content loads. */
async function scroll( page: Page ) {
	const height = await page.evaluate( () => document.body.scrollHeight );
	for ( let y = 0; y < height; y += 700 ) {
		await page.mouse.wheel( 0, 700 );
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( done ) )
				)
		);
	}
	await page.waitForLoadState( 'networkidle' );
}

test( 'contains every widget', async ( { page } ) => {
	await open( page );
	const classes = await page
		.locator( WIDGETS )
		.evaluateAll( ( all ) => all.map( ( { className } ) => className ).join( ' ' ) );
	const kinds = new Set( classes.match( /so-widget-sow-[\w-]+/g ) );
	expect( allWidgets.length ).toBeGreaterThanOrEqual( 21 );
	expect(
		[ ...kinds ].filter( ( kind ) => ! kind.includes( '--' ) ).length
	).toBeGreaterThanOrEqual( allWidgets.length );
} );

test( 'loads little of our code, no jQuery, and nothing from other hosts', async ( {
	page,
	baseURL,
} ) => {
	const ours: Record< string, number > = {};
	const foreign: string[] = [];
	page.on( 'request', ( request ) => {
		const url = request.url();
		if ( ! url.startsWith( baseURL! ) && ! /^(data|blob):/.test( url ) ) {
			foreign.push( url );
		}
	} );
	page.on( 'response', async ( response ) => {
		if (
			response.url().includes( 'plugins/pagewright' ) &&
			response.request().resourceType() === 'script'
		) {
			ours[ response.url().replace( /.*\/pagewright\//, '' ) ] = gzipSync(
				await response.body()
			).length;
		}
	} );
	await open( page );
	const bytes = Object.values( ours ).reduce( ( sum, size ) => sum + size, 0 );
	expect( Object.keys( ours ).length ).toBeGreaterThan( 0 );
	expect( bytes, JSON.stringify( ours ) ).toBeLessThanOrEqual( MOST_BYTES );
	expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
	await scroll( page );
	expect( foreign ).toEqual( [] );
	expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `nothing moves at ${ width } px, while it loads and while it scrolls`, async ( {
		page,
	} ) => {
		await watchShifts( page );
		await open( page, width );
		await scroll( page );
		expect( await shiftsOf( page, 0 ) ).toEqual( [] );
	} );
}

for ( const [ width, direction ] of [
	[ 1280, 'ltr' ],
	[ 390, 'ltr' ],
	[ 1280, 'rtl' ],
	[ 320, 'rtl' ],
] as const ) {
	test( `axe finds nothing at ${ width } px ${ direction }, no error, no horizontal scrolling`, async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		await open( page, width );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		await scroll( page );
		expect( await sidewaysScroll( page ) ).toBe( 0 );
		expect( await violations( page, { include: WIDGETS } ) ).toEqual( [] );
		expect( problems ).toEqual( [] );
	} );
}

test( 'no horizontal scrolling at 320 px', async ( { page } ) => {
	await open( page, 320 );
	await scroll( page );
	expect( await sidewaysScroll( page ) ).toBe( 0 );
} );

test( 'can be printed', async ( { page } ) => {
	const problems = problemsOf( page );
	await open( page );
	await page.emulateMedia( { media: 'print' } );
	expect( ( await page.pdf( { format: 'A4' } ) ).length ).toBeGreaterThan( 10_000 );
	expect( problems ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'every text of every widget is visible, except labels of buttons and content of summaries', async ( {
		page,
	} ) => {
		await open( page );
		const texts = await page.locator( WIDGETS ).evaluateAll( ( widgets ) =>
			widgets.map( ( widget ) => {
				const walker = document.createTreeWalker( widget, NodeFilter.SHOW_TEXT );
				const hidden: string[] = [];
				let seen = 0;
				while ( walker.nextNode() ) {
					const text = walker.currentNode.textContent?.trim() ?? '';
					const holder = walker.currentNode.parentElement!;
					if (
						text &&
						! holder.closest(
							'script, style, svg, noscript, button, details:not([open]), .sow-contact-form-success, .pagewright-alternative'
						)
					) {
						holder.checkVisibility( {
							visibilityProperty: true,
							opacityProperty: true,
						} )
							? seen++
							: hidden.push( text );
					}
				}
				return { widget: widget.className, seen, hidden };
			} )
		);
		expect( texts.length ).toBeGreaterThan( 20 );
		expect( texts.filter( ( { hidden } ) => hidden.length ) ).toEqual( [] );
		for ( const text of [
			'Malt, a little honey',
			'Rye from the valley',
			'A week in a clay pot',
		] ) {
			await expect( page.getByText( text ) ).toBeVisible();
		}
		const closed = page.locator( 'details:not([open]) > summary' ).first();
		await closed.click();
		await expect( page.getByText( 'We keep your loaf until noon' ) ).toBeVisible();
	} );
} );
