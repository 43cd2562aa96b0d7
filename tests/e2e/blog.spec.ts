import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { violations } from '../support/axe';
import { blockOf, problemsOf } from '../support/editor';
import {
	AUTHOR_BOX,
	BLOG,
	LISTED,
	makeList,
	makePage,
	RECENT,
	removeList,
	TAXONOMY,
} from '../support/post-lists';
import { phpFile } from '../support/site';
import { shiftsOf, sidewaysScroll, watchShifts, withoutFonts } from '../support/layout';

const { call } = phpFile( 'tests/e2e/blog.php' );

const ALL_ON = { content: 'excerpt', read_more: true, tags: true, filter_categories: true };
const data = ( template: string, perPage: number, settings: object = {} ) => ( {
	template,
	settings: { ...ALL_ON, ...settings },
	posts: { ...LISTED, posts_per_page: perPage },
} );
const blog = ( template: string, perPage: number, anchor = '' ) =>
	blockOf( BLOG, { anchor, widgetData: data( template, perPage ) } );
const TEMPLATES = [ 'standard', 'grid', 'offset', 'alternate', 'masonry', 'portfolio' ];
const titles = ( page: Page, list: string ) => page.locator( `#${ list } .sow-entry-title` );
const scripts = ( page: Page ) => {
	const found: number[] = [];
	page.on( 'response', async ( response ) => {
		if ( /plugins\/pagewright.*\.js/.test( response.url() ) ) {
			found.push( gzipSync( await response.body() ).length );
		}
	} );
	return found;
};

test.use( { storageState: { cookies: [], origins: [] } } );

let two = '';
let portfolio = '';
test.beforeAll( async () => {
	await removeList();
	await makeList();
	two = await makePage( 'two', blog( 'grid', 4, 'first' ) + blog( 'standard', 3, 'second' ) );
	portfolio = await makePage( 'portfolio', blog( 'portfolio', 20, 'works' ) );
} );
test.afterAll( removeList );

test( 'pages replace the list, and each list has its own', async ( { page } ) => {
	const sizes = scripts( page );
	await page.goto( two, { waitUntil: 'networkidle' } );
	expect( sizes ).toHaveLength( 1 );
	expect( sizes[ 0 ] ).toBeLessThanOrEqual( 2048 );
	let loads = 0;
	page.on( 'load', () => ++loads );
	await page.locator( '#first' ).getByRole( 'link', { name: 'Next page' } ).click();
	await expect( titles( page, 'first' ) ).toHaveText(
		[ 5, 6, 7, 8 ].map( ( n ) => `Listed ${ n }` )
	);
	await expect( titles( page, 'first' ).first().getByRole( 'link' ) ).toBeFocused();
	await expect( page.locator( '#first [role=status]' ) ).toHaveText( 'Page 2 of 4' );
	await expect( titles( page, 'second' ).first() ).toHaveText( 'Listed 1' );
	await page.locator( '#second' ).getByRole( 'link', { name: 'Page 2', exact: true } ).click();
	await expect( titles( page, 'second' ).first() ).toHaveText( 'Listed 4' );
	await expect( titles( page, 'first' ).first() ).toHaveText( 'Listed 5' );
	expect( page.url() ).toMatch( /sow-first=2&sow-second=2/ );
	await page.goBack();
	await expect( titles( page, 'second' ).first() ).toHaveText( 'Listed 1' );
	await expect( titles( page, 'first' ).first() ).toHaveText( 'Listed 5' );
	expect( loads ).toBe( 0 );
	await page.reload();
	await expect( titles( page, 'first' ).first() ).toHaveText( 'Listed 5' );
} );

test( 'a page that fails to load is opened as a link', async ( { page } ) => {
	await page.goto( two, { waitUntil: 'networkidle' } );
	await page.route( '**/*sow-first=2*', ( route ) =>
		route.request().resourceType() === 'document'
			? route.continue()
			: route.fulfill( { status: 500 } )
	);
	await page.locator( '#first' ).getByRole( 'link', { name: 'Next page' } ).click();
	await expect( titles( page, 'first' ).first() ).toHaveText( 'Listed 5' );
} );

test( 'a portfolio can be filtered with the keyboard', async ( { page } ) => {
	await page.goto( portfolio, { waitUntil: 'networkidle' } );
	const items = page.locator( '.sow-portfolio-item:visible' );
	await expect( items ).toHaveCount( 13 );
	const people = page.getByRole( 'button', { name: 'People' } );
	await people.focus();
	await page.keyboard.press( 'Enter' );
	await expect( items ).toHaveCount( 5 );
	await expect( people ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'button', { name: 'All' } ).click();
	await expect( items ).toHaveCount( 13 );
} );

test( 'a list of one page loads no script', async ( { page } ) => {
	const sizes = scripts( page );
	const path = await makePage(
		'one',
		blockOf( BLOG, { widgetData: data( 'grid', 50 ) } ) +
			blockOf( RECENT, { widgetData: { recent_query: LISTED } } )
	);
	await page.goto( path, { waitUntil: 'networkidle' } );
	await expect( page.locator( '.sow-blog article' ) ).toHaveCount( 13 );
	expect( sizes ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'pages have URLs and a portfolio shows everything', async ( { page } ) => {
		await page.goto( two );
		await page.locator( '#first' ).getByRole( 'link', { name: 'Page 4', exact: true } ).click();
		await expect( titles( page, 'first' ) ).toHaveText( [ /Listed 14/ ] );
		await expect( titles( page, 'second' ).first() ).toHaveText( 'Listed 1' );
		await page.goto( portfolio );
		await expect( page.locator( '.sow-portfolio-item:visible' ) ).toHaveCount( 13 );
		await expect( page.locator( '.sow-portfolio-filter-terms' ) ).toBeHidden();
	} );
} );

for ( const width of [ 320, 1280 ] ) {
	test( `all layouts at ${ width } px: no error, no horizontal scrolling, no shift, axe finds nothing`, async ( {
		page,
	} ) => {
		test.slow();
		const problems = problemsOf( page );
		await withoutFonts( page );
		await page.setViewportSize( { width, height: 900 } );
		await watchShifts( page );
		for ( const template of TEMPLATES ) {
			const path = await makePage( `${ template }-${ width }`, blog( template, 5 ) );
			await page.goto( path, { waitUntil: 'networkidle' } );
			expect( await sidewaysScroll( page ), template ).toBe( 0 );
			expect( await shiftsOf( page ), template ).toEqual( [] );
			expect(
				await violations( page, { include: '[class*="so-widget-sow-"]' } ),
				template
			).toEqual( [] );
		}
		expect( problems ).toEqual( [] );
	} );
}

test( 'recent posts, author and terms in a post have their content, and axe finds nothing', async ( {
	page,
} ) => {
	const recent = {
		recent_settings: { tag: 'h2', post_content: 'excerpt', read_more: true },
		recent_query: { ...LISTED, posts_per_page: 5 },
	};
	const content = [
		blockOf( RECENT, { widgetData: recent } ),
		blockOf( AUTHOR_BOX, { widgetData: { design: { name: { tag: 'h3' } } } } ),
		blockOf( TAXONOMY, { widgetData: { label: 'Filed under', display_format: 'button' } } ),
		blockOf( TAXONOMY, { widgetData: { taxonomy: 'post_tag' } } ),
	].join( '' );
	await call( 'set_post_content', content );
	for ( const width of [ 320, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/post-lists-test-1/', { waitUntil: 'networkidle' } );
		const titlesOf = page.locator( '.sow-recent-posts-title' );
		await expect( titlesOf ).toHaveText( [ 2, 3, 4, 5, 6 ].map( ( n ) => `Listed ${ n }` ) );
		await expect(
			page.getByRole( 'link', { name: /^Continue reading ?: Listed 2$/ } )
		).toBeVisible();
		await expect( page.getByRole( 'heading', { level: 3, name: 'Otto' } ) ).toBeVisible();
		await expect( page.getByRole( 'list', { name: 'Filed under' } ) ).toHaveText( /Tips/ );
		expect( await sidewaysScroll( page ) ).toBe( 0 );
		expect( await violations( page, { include: '[class*="so-widget-sow-"]' } ) ).toEqual( [] );
	}
} );
