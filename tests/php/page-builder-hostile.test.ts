// Does not depend on the database.
import { afterAll, expect, it } from 'vitest';
import { WIDGETS, layout as anyLayout } from '../support/builder-layouts';
import { fuzz, oneOf, some, text, value, whatRuns, type Draw } from '../support/fuzz';
import {
	layoutBlock,
	layoutOf,
	ownLayouts,
	placed,
	textWidget,
} from '../support/page-builder-layouts';
import { php, phpValue, siteUrl } from '../support/site';

const { layoutPage, remove } = ownLayouts();
afterAll( remove );

const block = ( data: unknown, more: object = {} ) =>
	php< string >( `return do_blocks( ${ phpValue( layoutBlock( data, more ) ) } );` );

/** Returns the style sheet of a layout whose row, cell and widget have these styles. */
const sheet = async ( style: object ) => {
	const html = await block(
		layoutOf(
			[ textWidget( 'Words', 0, 0, style ) ],
			[ { style, cells: [ { weight: 1, style } ] } ]
		),
		{ builder_id: 'x' }
	);
	expect( html ).toContain( 'Words' );
	expect( whatRuns( html ) ).toBe( '' );
	expect( html.match( /<\/style/g ) ).toHaveLength( 1 );
	return html;
};

const EVIL = [
	'javascript:alert(1)',
	'url(javascript:alert(1))',
	'expression(alert(1))',
	'red}body{display:none',
	'red;background:url(//evil.test/x)',
	'10px}</style><script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	"' onmouseover='alert(1)",
	'\\3c script\\3e',
	'1px/**/;}*{color:red',
];
const NAMES = [
	'background',
	'font_color',
	'link_color',
	'link_color_hover',
	'border_color',
	'border_thickness',
	'border_radius',
	'padding',
	'mobile_padding',
	'margin',
	'bottom_margin',
	'gutter',
	'class',
	'id',
	'cell_class',
	'row_stretch',
	'cell_alignment',
	'vertical_alignment',
	'collapse_order',
	'background_image_attachment',
	'background_image_attachment_fallback',
	'background_image_alt',
	'background_image_opacity',
	'box_shadow_color',
	'mobile_cell_margin',
];

it.each( EVIL )( 'styles of %s cannot leave their rule', async ( evil ) => {
	const style = {
		...Object.fromEntries( NAMES.map( ( name ) => [ name, evil ] ) ),
		box_shadow: true,
		background_display: 'cover',
	};
	const html = await sheet( style );
	const css = /<style>([^]*?)<\/style>/.exec( html )![ 1 ]!;
	expect( css ).not.toMatch( /javascript|expression|evil|body\{|script/ );
	expect( css.match( /\{/g )?.length ).toBe( css.match( /\}/g )?.length );
	expect( html ).not.toMatch( /onmouseover=|onerror=/ );
} );

it( 'custom CSS is limited to the contents of a style attribute', async () => {
	const html = await sheet( {
		row_css:
			'color: red; background: url(javascript:alert(1))\nwidth: expression(alert(1))\n} body { display: none\n-moz-binding: url(x)\nmargin: 0 auto',
		cell_css: '@import url(//evil.test)\ntext-align: center',
		widget_css: [ 'color: blue' ],
		mobile_css: 'color:green;</style><script>alert(1)</script>',
	} );
	expect( html ).toContain( 'color: red' );
	expect( html ).toContain( 'text-align: center' );
	expect( html ).toContain( 'margin: 0 auto' );
	expect( html ).not.toMatch( /javascript|expression|evil|body \{|binding/ );
} );

it( 'a background image is only a URL', async () => {
	const html = await sheet( {
		background_display: 'cover',
		background_image_attachment_fallback:
			'https://example.org/a.png?x=");}body{display:none}/*#640x480',
	} );
	expect( html ).toContain( 'url("https://example.org/a.png?x=' );
	expect( html ).not.toContain( ');}body{' );
} );

it.each< [ string, unknown ] >( [
	[ 'a text', 'hello' ],
	[ 'broken JSON', '{"widgets":[{' ],
	[ 'a number', 7 ],
	[ 'true', true ],
	[ 'a list', [ 1, [ 2 ], 'x' ] ],
	[ 'an empty layout', { widgets: [], grids: [] } ],
	[ 'invalid widgets', { widgets: [ 1, null, 'x' ] } ],
] )( 'a post with %s as layout shows its text', async ( _name, data ) => {
	const id = await layoutPage( data );
	const html = await ( await fetch( `${ siteUrl }/?page_id=${ id }` ) ).text();
	expect( html ).toContain( 'Stale copy' );
	expect( html ).not.toContain( 'panel-layout' );
} );

it( 'a layout with parts of other types is rendered', async () => {
	const html = await block( {
		widgets: {
			a: {
				text: '<p>Words</p>',
				panels_info: { class: 'WP_Widget_Text', grid: '0', cell: [ 1 ], style: 'x' },
			},
		},
		grids: { 0: { style: 'no', cells: 'many' } },
		grid_cells: 'none',
	} );
	expect( html ).toContain( 'Words' );
	for ( const cells of [
		[
			{ grid: 0, weight: 1e308 },
			{ grid: 0, weight: 1e308 },
		],
		[
			{ grid: 0, weight: -1 },
			{ grid: 0, weight: 'NaN' },
		],
		[ { grid: 0, weight: 5e-324 } ],
	] ) {
		const found = await block( { widgets: [ textWidget( 'Words' ) ], grid_cells: cells } );
		expect( found ).toContain( 'Words' );
		expect( found ).not.toMatch( /NAN|INF|calc\(-/i );
	}
} );

it( 'a layout that is nested a hundred times, or large, has limits', async () => {
	let deep: unknown = layoutOf( [ textWidget( 'Deepest' ) ], [ { cells: [ 1 ] } ] );
	for ( let level = 0; level < 100; level++ ) {
		deep = {
			widgets: [
				{
					panels_data: deep,
					panels_info: { class: 'SiteOrigin_Panels_Widgets_Layout', grid: 0, cell: 0 },
				},
			],
		};
	}
	for ( const author of [ 0, 1 ] ) {
		const id = await layoutPage( deep, { post_author: author } );
		const html = await ( await fetch( `${ siteUrl }/?page_id=${ id }` ) ).text();
		expect( html.match( /class="panel-layout"/g )?.length ).toBeLessThanOrEqual( 5 );
		expect( html ).not.toContain( 'Deepest' );
	}
	const large = layoutOf(
		Array.from( { length: 2000 }, ( _, at ) => textWidget( `W${ at }`, at, at ) ),
		[ { cells: [ 1 ] } ]
	);
	expect( await block( large ) ).toContain( 'W1999' );
} );

it( 'a script in a nested layout runs only if the outer one may have scripts', async () => {
	const script = layoutOf(
		[ placed( 'WP_Widget_Custom_HTML', { content: '<script>window.mine=1</script>ok' } ) ],
		[ { cells: [ 1 ] } ]
	);
	for ( const inside of [ script, JSON.stringify( script ) ] ) {
		const data = layoutOf(
			[ placed( 'SiteOrigin_Panels_Widgets_Layout', { panels_data: inside } ) ],
			[ { cells: [ 1 ] } ]
		);
		const html = await block( data );
		expect( html ).toContain( 'ok' );
		expect( whatRuns( html ) ).toBe( '' );
		const id = await layoutPage( data );
		expect( await ( await fetch( `${ siteUrl }/?page_id=${ id }` ) ).text() ).toContain(
			'<script>window.mine=1</script>ok'
		);
	}
} );

const styleOf = ( draw: Draw ) =>
	Object.fromEntries(
		some( draw, 6, () => [
			oneOf( draw, [
				...NAMES,
				'row_css',
				'cell_css',
				'widget_css',
				'mobile_css',
				'background_display',
				'box_shadow',
				'box_shadow_hover',
				'full_height',
			] ),
			oneOf< unknown >( draw, [
				text( draw ),
				value( draw, 1 ),
				'10px',
				'#fff',
				'cover',
				'https://example.org/a.png',
				...EVIL,
			] ),
		] )
	);

it( 'styles of 3,000 generated layouts stay inside their style sheet', async () => {
	const { failures, outcomes } = await fuzz( {
		count: 3000,
		make: ( draw ) => {
			const data = anyLayout( draw ) as Record< string, unknown >;
			return {
				panelsData: {
					...data,
					grids: [ { cells: 1, style: styleOf( draw ) } ],
					grid_cells: [ { grid: 0, weight: 1, style: styleOf( draw ) } ],
				},
				builder_id: text( draw, 2 ),
				className: text( draw, 2 ),
			};
		},
		before: `${ WIDGETS } add_shortcode( 'gallery', static fn () => '<p>gallery</p>' ); add_filter( 'pre_http_request', static fn () => new WP_Error( 'no', 'no' ) );`,
		code: 'return Pagewright\\PageBuilder\\LayoutBlock::render( $input );',
		check: ( { output } ) => {
			const html = String( output );
			const css = [ ...html.matchAll( /<style>([^]*?)<\/style>/g ) ]
				.map( ( [ , one ] ) => one )
				.join( '' );
			const isOdd =
				/expression\s*\(|javascript:|@import|<|binding/i.test( css ) ||
				css.split( '{' ).length !== css.split( '}' ).length;
			return isOdd ? css : whatRuns( html.replace( OWN, '' ) );
		},
	} );
	expect( failures ).toEqual( [] );
	expect( outcomes ).toBe( 3000 );
}, 120_000 );

/** The forms of WordPress's own widgets. */
const OWN =
	/<form role="search" method="get" class="search-form" action="http:\/\/127\.0\.0\.1:\d+\/">|<form action="http:\/\/127\.0\.0\.1:\d+" method="get">|<script>\s*\( \( \[ dropdownId, homeUrl \] \) => \{[\s\S]*?<\/script>/g;
