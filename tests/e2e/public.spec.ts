import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { violations } from '../support/axe';
import { ACCORDION, blockOf, BUTTON, HEADLINE, makePost, problemsOf } from '../support/editor';
import { shiftsOf, sidewaysScroll, watchShifts, withoutFonts } from '../support/layout';

const PAGES = [ '/', '/demo-button/', '/demo-headline/', '/demo-image/', '/demo-accordion/' ];
const panels = ( ...titles: string[] ) => ( {
	panels: titles.map( ( title ) => ( {
		title,
		content_text: `<p>About ${ title }</p>`,
		initial_state: 'closed',
	} ) ),
} );

/** Returns our scripts on the page, with their transferred size. */
function scriptsOf( page: Page ): Array< { url: string; gzipBytes: number } > {
	const scripts: Array< { url: string; gzipBytes: number } > = [];
	page.on( 'response', async ( response ) => {
		if (
			response.url().includes( 'plugins/pagewright' ) &&
			response.request().resourceType() === 'script'
		) {
			scripts.push( {
				url: response.url(),
				gzipBytes: gzipSync( await response.body() ).length,
			} );
		}
	} );
	return scripts;
}

test.use( { storageState: { cookies: [], origins: [] } } );

test( 'a page with a button and a headline loads no script of ours and no jQuery', async ( {
	page,
} ) => {
	const scripts = scriptsOf( page );
	const id = await makePost(
		blockOf( BUTTON, { widgetData: { text: 'Press' } } ) +
			blockOf( HEADLINE, { widgetData: { headline: { text: 'Big' }, fittext: true } } )
	);
	await page.goto( `/?p=${ id }`, { waitUntil: 'networkidle' } );
	await expect( page.locator( '.sow-headline' ) ).toHaveText( /Big/ );
	expect( scripts ).toEqual( [] );
	expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
} );

test( 'a page with an accordion loads at most 2 KB of our scripts', async ( { page } ) => {
	const scripts = scriptsOf( page );
	const id = await makePost( blockOf( ACCORDION, { widgetData: panels( 'A' ) } ) );
	await page.goto( `/?p=${ id }`, { waitUntil: 'networkidle' } );
	expect( scripts ).toHaveLength( 1 );
	expect( scripts.reduce( ( sum, { gzipBytes } ) => sum + gzipBytes, 0 ) ).toBeLessThanOrEqual(
		2048
	);
	expect( await page.evaluate( () => 'jQuery' in window ) ).toBe( false );
} );

test( 'the accordion works with the keyboard and with URLs', async ( { page } ) => {
	const id = await makePost(
		blockOf( ACCORDION, { widgetData: panels( 'Opening hours', 'The way here' ) } )
	);
	await page.goto( `/?p=${ id }`, { waitUntil: 'networkidle' } );
	const open = page.locator( 'details[open] .sow-accordion-title' );
	await expect( open ).toHaveCount( 0 );
	await page.locator( 'summary' ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( open ).toHaveText( [ /Opening hours/ ] );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Space' );
	await expect( open ).toHaveText( [ /Opening hours/, /The way here/ ] );
	await page.keyboard.press( 'Home' );
	await expect( page.locator( 'summary' ).first() ).toBeFocused();
	await page.goto( 'about:blank' );
	await page.goto( `/?p=${ id }#the-way-here` );
	await expect( open ).toHaveText( [ /The way here/ ] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'everything can be read and used', async ( { page } ) => {
		const id = await makePost(
			blockOf( ACCORDION, { widgetData: panels( 'Opening hours' ) } ) +
				blockOf( BUTTON, { widgetData: { text: 'Press', url: 'https://example.org/' } } )
		);
		await page.goto( `/?p=${ id }` );
		await page.locator( 'summary' ).click();
		await expect( page.getByText( 'About Opening hours' ) ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Press', exact: true } ) ).toHaveAttribute(
			'href',
			'https://example.org/'
		);
	} );
} );

for ( const width of [ 320, 768, 1280 ] ) {
	test( `the demo pages at ${ width } px: no error, no horizontal scrolling, no shift, axe finds nothing`, async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		// A late font of the theme moves everything, which is not our responsibility.
		await withoutFonts( page );
		await page.setViewportSize( { width, height: 900 } );
		await watchShifts( page );
		for ( const path of PAGES ) {
			await page.goto( path, { waitUntil: 'networkidle' } );
			expect( await sidewaysScroll( page ), path ).toBe( 0 );
			expect( await shiftsOf( page ), path ).toEqual( [] );
			expect(
				await violations( page, { include: '[class*="so-widget-sow-"]' } ),
				path
			).toEqual( [] );
		}
		expect( problems ).toEqual( [] );
	} );
}
