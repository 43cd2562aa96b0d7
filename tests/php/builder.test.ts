// Does not depend on the database.
import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activateExample, removeExample } from '../support/example-plugin';
import { BUILDER, builderBlock } from '../support/builder';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/builder.php' );

beforeAll( activateExample );
afterAll( removeExample );

const BUTTON = 'SiteOrigin_Widget_Button_Widget';
const widget = ( name: string, values: object, grid: unknown = 0, cell: unknown = 0 ) => ( {
	...values,
	panels_info: { class: name, grid, cell, id: 0, builder: true, style: { padding: '5px' } },
} );
const LAYOUT = {
	widgets: [
		widget( BUTTON, { text: 'Order' } ),
		widget( 'WP_Widget_Text', { title: 'Hours', text: '<p>Nine to <b>five</b></p>' }, 1, 1 ),
		widget( 'Acme_Weather_Widget', { city: 'Oslo' }, 1, 0 ),
	],
	grids: [ { cells: 1, style: { background: '#fff' } }, { cells: 2 } ],
	grid_cells: [
		{ grid: 0, weight: 1 },
		{ grid: 1, weight: 0.25 },
		{ grid: 1, weight: 0.75 },
	],
};

/** Renders the widget on a page with this content. */
const page = ( content: unknown, before = '' ) =>
	call< string >( 'page', BUILDER, content, before );
/** Returns what the classic widget stores for this content, as sent by the form. */
const stored = ( content: unknown, before = '' ) =>
	call< Record< string, unknown > >( 'stored', BUILDER, content, before );

describe( 'blocks', () => {
	it( 'are rendered, including ours and dynamic ones', async () => {
		const html = await page( {
			blocks: `<!-- wp:paragraph --><p>Bread &amp; fish</p><!-- /wp:paragraph -->\n<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"${ BUTTON }","widgetData":{"text":"Order"}} /-->\n<!-- wp:search {"label":"Find"} /-->`,
		} );
		expect( html ).toContain( '>Bread &amp; fish</p>' );
		expect( html ).toMatch( /class="[^"]*sowb-button[\s\S]*Order/ );
		expect( html ).toContain( 'wp-block-search' );
		expect( html ).not.toContain( '<!-- wp:' );
	} );

	it.each( [
		[ 'a script', '<!-- wp:html --><b>ok</b><script>alert(1)</script><!-- /wp:html -->' ],
		[ 'an event handler', '<!-- wp:html --><b onclick="alert(1)">ok</b><!-- /wp:html -->' ],
		[
			'a script that is split by a block',
			'<b>ok</b><scr<!-- wp:more /-->ipt>alert(1)</script>',
		],
	] )( 'are printed without %s, for all users', async ( _name, blocks ) => {
		for ( const user of [ 0, 1 ] ) {
			const html = await page( { blocks }, `wp_set_current_user( ${ user } );` );
			expect( html ).toContain( 'ok' );
			expect( html ).not.toMatch( /<script|onclick/ );
		}
	} );
} );

describe( 'a layout of Page Builder', () => {
	it.each( [
		[ 'as an array', LAYOUT ],
		[ 'as JSON text', JSON.stringify( LAYOUT ) ],
	] )( 'is rendered %s by our own code, without missing widgets', async ( _name, content ) => {
		const html = await page( content );
		expect( html.match( /class="panel-grid panel-(has|no)-style"/g ) ).toEqual( [
			'class="panel-grid panel-has-style"',
			'class="panel-grid panel-no-style"',
		] );
		expect( html.match( /\{width:calc\([\d.]+%/g ) ).toEqual( [
			'{width:calc(100%',
			'{width:calc(25%',
			'{width:calc(75%',
		] );
		expect( html ).toContain( '.panel-row-style{background-color:#fff}' );
		expect( html ).toContain( '.panel-widget-style{padding:5px}' );
		expect( html.indexOf( 'Order' ) ).toBeGreaterThan( 0 );
		expect( html.indexOf( 'Order' ) ).toBeLessThan( html.indexOf( 'Nine to <b>five</b>' ) );
		expect( html ).not.toMatch( /Oslo|Acme/ );
	} );

	it.each< [ string, unknown ] >( [
		[ 'nothing', null ],
		[ 'a number', 7 ],
		[ 'broken JSON', '{"widgets":[' ],
		[ 'an invalid object', { later: [ 1 ] } ],
		[ 'invalid widgets', { widgets: [ 1, null, 'x', [] ] } ],
		[ 'a text as widgets', { widgets: 'x', grids: 5, grid_cells: 'y' } ],
		[
			'classes of other types',
			{
				widgets: [
					{ panels_info: { class: [ 'a' ], grid: {}, cell: [] } },
					{ panels_info: 'x' },
					{ info: { class: 5 } },
				],
				grid_cells: [ { weight: 'wide', grid: -5 }, 7 ],
			},
		],
		[ 'blocks of another type', { blocks: [ 1 ] } ],
		[
			'a very deep value',
			JSON.stringify( {
				widgets: [
					widget( BUTTON, {
						text: { a: JSON.parse( '['.repeat( 200 ) + ']'.repeat( 200 ) ) },
					} ),
				],
			} ),
		],
	] )( 'is harmless as %s', async ( _name, content ) => {
		expect( await page( content ) ).toContain( 'class="example-builder__content"' );
	} );

	it( 'keeps a widget outside of all rows', async () => {
		expect(
			await page( { widgets: [ widget( BUTTON, { text: 'Far' }, 1e9, 'x' ) ] } )
		).toContain( 'Far' );
	} );

	it( 'cannot add a script to the page, also not in JSON text', async () => {
		const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script>ok';
		const layout = {
			widgets: [
				widget( 'WP_Widget_Custom_HTML', { content: evil } ),
				widget( 'WP_Widget_Text', { text: evil } ),
			],
		};
		const inner = { widgets: [ widget( BUILDER, { content: JSON.stringify( layout ) } ) ] };
		for ( const content of [
			layout,
			JSON.stringify( layout ).replaceAll( '<', '\\u003c' ),
			inner,
			JSON.stringify( inner ),
		] ) {
			const html = await page( content, 'wp_set_current_user( 1 );' );
			expect( html ).toContain( 'ok' );
			expect( html ).not.toMatch( /<script|onerror|alert\(2\)/ );
		}
	} );

	it( 'keeps other types of values', async () => {
		const html = await page( {
			widgets: [
				widget( BUTTON, { text: 'Fish & chips', url: 'https://example.org/?a=1&b=2' } ),
			],
		} );
		expect( html ).toContain( 'Fish &amp; chips' );
		expect( html ).toMatch( /href="https:\/\/example\.org\/\?a=1&(#038;|amp;)b=2"/ );
	} );

	it( 'stops when it is nested in itself', async () => {
		let content: unknown = { widgets: [ widget( BUTTON, { text: 'Level 0' } ) ] };
		for ( let level = 1; level <= 8; level++ ) {
			content = {
				widgets: [
					widget( BUTTON, { text: `Level ${ level }` } ),
					widget( BUILDER, { content } ),
				],
			};
		}
		const html = await page( content );
		expect( html.match( /Level \d/g ) ).toEqual(
			[ 8, 7, 6, 5, 4 ].map( ( level ) => `Level ${ level }` )
		);
	} );

	it( 'stops when it contains itself through a shortcode', async () => {
		const html = await call< string >( 'html', BUILDER );
		expect( html ).toMatch( /6$/ );
	} );
} );

describe( 'with Page Builder active', () => {
	const door = () => `${ process.env.SITE_DIR }/wp-content/plugins/test-page-builder`;
	beforeAll( () => cpSync( 'tests/support/page-builder', door(), { recursive: true } ) );
	const before = `require_once WP_PLUGIN_DIR . '/test-page-builder/page-builder.php';`;

	it( 'its own renderer prints the layout, with a stable ID', async () => {
		const [ first, second ] = [
			await page( LAYOUT, before ),
			await page( JSON.stringify( LAYOUT ), before ),
		];
		const id =
			/<div id="pl-(w[0-9a-f]{12})" class="panel-layout" data-css="1" data-widgets="3">/;
		expect( first ).toMatch( id );
		expect( second ).toBe( first );
	} );

	it( 'its renderer gets no scripts, and only layouts', async () => {
		const html = await page(
			{ widgets: [ widget( 'WP_Widget_Text', { text: '<script>x</script>ok' } ) ] },
			before
		);
		expect( html ).toContain( 'ok' );
		expect( html ).not.toContain( '<script' );
		expect( await page( { later: 1 }, before ) ).not.toContain( 'panel-layout' );
	} );
} );

describe( 'stored content', () => {
	it.each< [ string, unknown ] >( [
		[ 'a layout', { ...LAYOUT, later: 1 } ],
		[ 'blocks', { blocks: '<!-- wp:html --><script>a</script><!-- /wp:html -->' } ],
		[ 'broken JSON', '{"widgets":[' ],
		[ 'an invalid object', { later: { a: [ 1 ] } } ],
	] )( 'does not change when the form is saved unedited: %s', async ( _name, content ) => {
		expect( ( await stored( content ) ).content ).toEqual( content );
	} );

	it( 'is filtered by the capabilities of its author: WordPress filters a contributor, not an administrator', async () => {
		const content = builderBlock( {
			content: {
				blocks: '<!-- wp:html --><b>ok</b><script>alert(1)</script><!-- /wp:html -->',
			},
		} );
		const saved = ( role: string ) => call< string >( 'saved', content, role );
		expect( await saved( 'administrator' ) ).toContain( '<script>alert(1)</script>' );
		expect( await saved( 'contributor' ) ).toContain( '<b>ok</b>' );
		expect( await saved( 'contributor' ) ).not.toContain( '<script' );
	} );
} );
