import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
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
import { logIn, makePages } from '../../tools/bench/pages.mjs';
import { php, siteUrl } from '../support/site';

/** The promises that need no clock; npm run bench measures the time too. */
describe( 'what the plugin costs', () => {
	let pages: { count: number; remove: () => Promise< unknown > };
	beforeAll( async () => {
		// As a site is after activation, where nobody has decided about view counting.
		await php(
			`delete_option( 'pagewright_views' ); delete_option( 'pagewright_forms' ); Pagewright\\Forms\\Settings::create();`
		);
		pages = await makePages( ( code: string ) => php( code ) );
	} );
	afterAll( () => pages.remove() );

	describe( 'a page of all widgets, five of each, against the same HTML in HTML blocks', () => {
		let page: Awaited< ReturnType< typeof widgetPage > >;
		beforeAll( async () => {
			page = await widgetPage( siteUrl );
		} );

		it( 'prints the same widgets', () => {
			const widgets = ( html: string ) => html.match( /class="so-widget-sow-/g )?.length ?? 0;
			const ours = widgets( page.ours.html );
			expect( ours ).toBeGreaterThanOrEqual( pages.count );
			expect( widgets( page.theirs.html ) ).toBe( ours );
		} );

		it( `takes at most ${ WIDGET_PAGE.queries } queries more`, () => {
			expect( page.queries ).toBeLessThanOrEqual( WIDGET_PAGE.queries );
		} );

		it( 'writes nothing', () => {
			expect( page.ours.writes ).toEqual( [] );
		} );
	} );

	it( 'of a page that uses nothing is a few files, and no query', async () => {
		const page = await idlePage( siteUrl );
		expect( page.files ).toBeGreaterThan( 0 );
		expect( page.files ).toBeLessThanOrEqual( IDLE_PAGE.files );
		expect( page.theirs.files ).toEqual( [] );
		expect( page.queries ).toBeLessThanOrEqual( IDLE_PAGE.queries );
		expect( page.ours.writes ).toEqual( [] );
	} );

	it( 'of a button and a headline is no script', async () => {
		const bytes = await pageBytes( siteUrl, '/bench-button-headline/' );
		expect( bytes.js ).toBe( JS_BYTES[ 'bench-button-headline' ] );
		expect( bytes.css ).toBeGreaterThan( 0 );
	} );

	it( 'of an accordion is a small script', async () => {
		const { js } = await pageBytes( siteUrl, '/bench-accordion/' );
		expect( js ).toBeGreaterThan( 0 );
		expect( js ).toBeLessThanOrEqual( JS_BYTES[ 'bench-accordion' ] );
	} );

	for ( const [ name, { limit, files } ] of Object.entries< { limit: number; files: string[] } >(
		PUBLIC_BYTES
	) ) {
		it( `is few bytes: ${ name }`, () => {
			const bytes = filesBytes( files );
			expect( bytes ).toBeGreaterThan( 0 );
			expect( bytes ).toBeLessThanOrEqual( limit );
		} );
	}

	it( 'in the editor is little until a widget is inserted', async () => {
		const page = await editorPage( siteUrl, await logIn( siteUrl ) );
		expect( page.bytes ).toBeGreaterThan( 0 );
		expect( page.bytes ).toBeLessThanOrEqual( EDITOR_PAGE.bytes );
		expect( page.scripts, page.addedScripts.join() ).toBeLessThanOrEqual( EDITOR_PAGE.scripts );
		expect( page.styles, page.addedStyles.join() ).toBeLessThanOrEqual( EDITOR_PAGE.styles );
	} );
} );
