import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	COPIES_PAGE,
	EDITOR_PAGE,
	IDLE_PAGE,
	JS_BYTES,
	PUBLIC_BYTES,
	WIDGET_PAGE,
} from '../../tools/bench/limits.mjs';
import {
	editorPage,
	filesBytes,
	idlePage,
	pageBytes,
	widgetPage,
} from '../../tools/bench/measure.mjs';
import {
	COPIES,
	EMPTY_PAGE,
	logIn,
	makePages,
	makeWidgetPages,
	view,
} from '../../tools/bench/pages.mjs';
import { php, siteUrl, phpFile } from '../support/site';
import { widgets } from '../support/units';

const { call } = phpFile( 'tests/php/budgets.php' );

/** Minimum lifetime of a cache, in milliseconds. An empty list of popular posts expires after one or two seconds. */
const CACHED = 1000;

/**
 * Requests a page twice, because the first request can fill caches. If the second one writes, too, the page
 * wrote in vain only if the first one wrote less than the lifetime ago; otherwise both are sent again.
 */
async function cachedView(
	url: string,
	path: string
): Promise< Awaited< ReturnType< typeof view > > > {
	const start = performance.now();
	const first = await view( url, path );
	const second = await view( url, path );
	const isFresh = first.writes.length > 0 && performance.now() - start < CACHED;
	return isFresh || ! second.writes.length ? second : cachedView( url, path );
}

/** The limits that do not depend on time; npm run bench also measures the time. */
describe( 'the budget of', () => {
	let pages: { count: number; remove: () => Promise< unknown > };
	beforeAll( async () => {
		// The state after activation, before the administrator decided about view counting.
		await php(
			`delete_option( 'pagewright_views' ); delete_option( 'pagewright_forms' ); Pagewright\\Features\\Features::activate();`
		);
		pages = await makePages( ( code: string ) => php( code ) );
	} );
	afterAll( () => pages.remove() );

	describe( 'a page of all widgets, five of each, compared with the same HTML in HTML blocks,', () => {
		let page: Awaited< ReturnType< typeof widgetPage > >;
		beforeAll( async () => {
			page = await widgetPage( siteUrl );
		} );

		it( 'prints the same widgets', () => {
			const shown = ( html: string ) => html.match( /class="so-widget-sow-/g )?.length ?? 0;
			const ours = shown( page.ours.html );
			expect( ours ).toBeGreaterThanOrEqual( pages.count );
			expect( shown( page.theirs.html ) ).toBe( ours );
		} );

		it( `allows at most ${ WIDGET_PAGE.queries } more queries`, () => {
			expect( page.queries ).toBeLessThanOrEqual( WIDGET_PAGE.queries );
		} );

		it( 'allows no writes', () => {
			expect( page.ours.writes ).toEqual( [] );
		} );
	} );

	it( 'a page without widgets: a few files, and no query', async () => {
		const page = await idlePage( siteUrl );
		expect( page.files ).toBeGreaterThan( 0 );
		expect( page.files ).toBeLessThanOrEqual( IDLE_PAGE.files );
		expect( page.theirs.files ).toEqual( [] );
		expect( page.queries ).toBeLessThanOrEqual( IDLE_PAGE.queries );
		expect( page.ours.writes ).toEqual( [] );
	} );

	it( 'a page without widgets: no translated text, one URL and one block', async () => {
		const { calls, blocks } = await view( siteUrl, '/bench-plain/', { count: true } );
		expect( calls.texts ).toBeLessThanOrEqual( IDLE_PAGE.texts );
		expect( calls.addresses ).toBeLessThanOrEqual( IDLE_PAGE.addresses );
		expect( blocks.length, blocks.join() ).toBeLessThanOrEqual( IDLE_PAGE.blocks );
	} );

	describe( `a page of ${ COPIES } equal widgets`, () => {
		let copies: Array< { widget: string; idBase: string; path: string } >;
		beforeAll( async () => {
			copies = await makeWidgetPages( ( code: string ) => php( code ) );
		} );
		afterAll( () => call( 'remove_copies' ) );

		it( 'allows no writes, and as many queries as for a few', async () => {
			const [ empty, ...views ] = await Promise.all(
				[ EMPTY_PAGE, ...copies.map( ( { path } ) => path ) ].map( ( path ) =>
					cachedView( siteUrl, path )
				)
			);
			for ( const [ i, { widget, idBase } ] of copies.entries() ) {
				const { html, writes, queries } = views[ i ]!;
				const shown = html.split( `class="so-widget-${ idBase } ` ).length - 1;
				expect( shown, widget ).toBeGreaterThanOrEqual( COPIES );
				expect( writes, widget ).toEqual( [] );
				expect( queries.length - empty!.queries.length, widget ).toBeLessThanOrEqual(
					COPIES_PAGE.queries
				);
			}
		} );

		const hasForms = widgets.some( ( { name } ) => 'contact-form' === name );
		it.runIf( hasForms )( 'allows one read of the settings for each form', async () => {
			const { path } = copies.find( ( { widget } ) => 'contact-form' === widget )!;
			const { calls } = await view( siteUrl, path, { count: true } );
			expect( calls.form_settings ).toBeGreaterThan( 0 );
			expect( calls.form_settings ).toBeLessThanOrEqual( COPIES + 1 );
		} );
	} );

	it( 'a button and a headline: no script', async () => {
		const bytes = await pageBytes( siteUrl, '/bench-button-headline/' );
		expect( bytes.js ).toBe( JS_BYTES[ 'bench-button-headline' ] );
		expect( bytes.css ).toBeGreaterThan( 0 );
	} );

	it( 'an accordion: a small script', async () => {
		const { js } = await pageBytes( siteUrl, '/bench-accordion/' );
		expect( js ).toBeGreaterThan( 0 );
		expect( js ).toBeLessThanOrEqual( JS_BYTES[ 'bench-accordion' ] );
	} );

	for ( const [ name, { limit, files } ] of Object.entries< { limit: number; files: string[] } >(
		PUBLIC_BYTES
	) ) {
		it( `public files: ${ name }`, () => {
			const bytes = filesBytes( files );
			expect( bytes ).toBeGreaterThan( 0 );
			expect( bytes ).toBeLessThanOrEqual( limit );
		} );
	}

	it( 'the editor: little until a widget is inserted', async () => {
		const page = await editorPage( siteUrl, await logIn( siteUrl ) );
		expect( page.addedScripts ).toContain( 'editor.js' );
		expect( page.bytes ).toBeLessThanOrEqual( EDITOR_PAGE.bytes );
		expect( page.scripts, page.addedScripts.join() ).toBeLessThanOrEqual( EDITOR_PAGE.scripts );
		expect( page.styles, page.addedStyles.join() ).toBeLessThanOrEqual( EDITOR_PAGE.styles );
	} );
} );
