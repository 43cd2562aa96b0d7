import { expect, test } from '../support/admin-test';
import { violations } from '../support/axe';
import { makePost, openEditor, problemsOf } from '../support/editor';
import { php, phpFile } from '../support/site';
import { sidewaysScroll } from '../support/layout';

const { call } = phpFile( 'tests/e2e/patterns.php' );

interface Pattern {
	name: string;
	content: string;
}

const WIDGETS = '[class*="so-widget-sow-"]';
let patterns: Pattern[] = [];
let page = 0;

test.beforeAll( async () => {
	patterns = await call< Pattern[] >( 'pattern_names' );
	// Whole pages consist of the sections, except for the start of one.
	const sections = patterns.filter( ( { name } ) => ! /page-(?!about)/.test( name ) );
	page = await makePost( sections.map( ( { content } ) => content ).join( '\n\n' ), {
		post_author: 1,
	} );
} );
test.afterAll( () => php( `wp_delete_post( ${ page }, true );` ) );

test( 'the editor accepts every block of every pattern unchanged', async ( { page: browser } ) => {
	const problems = problemsOf( browser );
	await openEditor( browser );
	expect( patterns.length ).toBeGreaterThanOrEqual( 14 );
	const invalid = await browser.evaluate( ( list ) => {
		const { parse, serialize } = ( window as any ).wp.blocks;
		const walk = ( blocks: any[], name: string ): string[] =>
			blocks.flatMap( ( block ) => [
				...( block.isValid
					? []
					: [ `${ name }: ${ block.name } ${ block.originalContent }` ] ),
				...walk( block.innerBlocks, name ),
			] );
		return list.flatMap( ( { name, content } ) => {
			const blocks = parse( content );
			return [
				...walk( blocks, name ),
				...( parse( serialize( blocks ) ).length === blocks.length
					? []
					: [ `${ name } changes` ] ),
			];
		} );
	}, patterns );
	expect( invalid ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'the inserter lists them in their category', async ( { page: browser } ) => {
	await openEditor( browser );
	await browser.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await browser.getByRole( 'tab', { name: 'Patterns' } ).click();
	await browser.getByRole( 'tab', { name: 'Pagewright', exact: true } ).click();
	await expect( browser.getByRole( 'option', { name: 'Call to action' } ).first() ).toBeVisible();
} );

for ( const [ width, direction ] of [
	[ 1280, 'ltr' ],
	[ 390, 'rtl' ],
] as const ) {
	test( `a page of all of them at ${ width } px ${ direction }: axe finds nothing, no horizontal scrolling`, async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			baseURL,
			storageState: { cookies: [], origins: [] },
			viewport: { width, height: 900 },
		} );
		const tab = await context.newPage();
		await tab.goto( `/?page_id=${ page }`, { waitUntil: 'networkidle' } );
		await tab.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		expect( await sidewaysScroll( tab ) ).toBe( 0 );
		expect( await violations( tab, { include: '.entry-content' } ) ).toEqual( [] );
		expect( await tab.locator( WIDGETS ).count() ).toBeGreaterThan( 30 );
		await context.close();
	} );
}
