import { afterEach, describe, expect, it } from 'vitest';
import { dropClassicTheme, useClassicTheme } from '../support/classic';
import { LAYOUT, layoutBlock, layoutOf, ownLayouts, placed } from '../support/page-builder-layouts';
import { errorLog, php, phpValue, siteUrl, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/page-builder-sites.php' );

const { keep, layoutPage, remove } = ownLayouts();
afterEach( remove );

const read = async ( path: string ) => ( await fetch( siteUrl + path ) ).text();
const pageOf = ( id: number ) => read( `/?page_id=${ id }` );
const block = ( panelsData: unknown, more: object = {} ) =>
	php< string >( `return do_blocks( ${ phpValue( layoutBlock( panelsData, more ) ) } );` );
const SCRIPT = '<form action="/go"><button>Go</button></form><script>window.mine=1</script>';
const withScript = layoutOf(
	[ placed( 'WP_Widget_Custom_HTML', { content: SCRIPT } ) ],
	[ { cells: [ 1 ] } ]
);

describe( 'the classic widget with a layout', () => {
	const save = ( instance: unknown ) => call( 'save', instance );

	it( 'stays in its widget area, and keeps its layout when its form is saved', async () => {
		await useClassicTheme();
		await save( { panels_data: LAYOUT, builder_id: '77' } );
		const html = await read( '/?p=1' );
		expect( html ).toContain( '<div id="pl-w77" class="panel-layout">' );
		expect( html ).toContain( 'id="siteorigin-panels-builder-3"' );
		const who = await visitor( 'administrator' );
		const screen = await call< string >( 'screen' );
		expect( screen ).toContain( 'This layout was created with SiteOrigin Page Builder.' );
		expect( screen ).toContain( 'Acme Map' );
		const types = await who.fetch(
			'/wp-json/wp/v2/widgets/siteorigin-panels-builder-3?context=edit',
			{ headers: who.nonce }
		);
		expect( types.status ).toBe( 200 );
		const kept = await call( 'kept' );
		expect( kept ).toEqual( [ true, true ] );
		await dropClassicTheme();
		await call( 'empty_sidebars' );
	} );

	it( 'filters a layout of a user without unfiltered_html', async () => {
		const stored = await call( 'stored', withScript );
		expect( JSON.stringify( stored ) ).not.toContain( '<script' );
	} );

	it( 'with a list of posts prints them in the template of the theme, and changes no query', async () => {
		const id = await layoutPage( LAYOUT );
		await useClassicTheme();
		const found = await call< { html: string[]; id: number } >( 'found', id );
		await dropClassicTheme();
		expect( found ).toEqual( {
			html: [
				'<h2 class="widgettitle">News</h2><ol><li>Hello world!</li></ol>',
				'<p>Hello world!</p>',
				'',
				'',
				'',
				'',
			],
			id,
			same: true,
		} );
	} );

	it( 'with a part of the post prints it', async () => {
		const id = await layoutPage( LAYOUT );
		const html = await call( 'html', id );
		expect( html ).toContain( '<h1 class="entry-title">Layout</h1>' );
	} );
} );

describe( 'on a site without data of Page Builder', () => {
	const forget = () => call( 'forget' );

	it( 'a layout block is rendered, and a post with an imported layout', async () => {
		await forget();
		const id = await call< number >( 'id', layoutBlock( LAYOUT ) );
		keep( id );
		expect( await pageOf( id ) ).toContain( 'Inner right' );
		expect( await php( `return get_option( 'pagewright_layouts' );` ) ).toBe( false );
		const imported = await layoutPage( LAYOUT );
		expect( await pageOf( imported ) ).toContain( 'Inner right' );
		await forget();
		expect( await pageOf( imported ) ).toContain( 'Stale copy' );
		await php( `Pagewright\\PageBuilder\\Lifecycle::activate( false );` );
		expect( await pageOf( imported ) ).toContain( 'Inner right' );
		await forget();
	} );
} );

describe( 'with Page Builder active', () => {
	const file = `WPMU_PLUGIN_DIR . '/their-page-builder.php'`;
	const THEIRS = `<?php
		define( 'SITEORIGIN_PANELS_VERSION', '2.33.0' );
		class SiteOrigin_Panels_Widgets_Layout extends WP_Widget {
			public function __construct() { parent::__construct( 'siteorigin-panels-builder', 'Layout Builder' ); }
			public function widget( $args, $instance ) { echo 'their widget'; }
		}
		add_action( 'widgets_init', static fn () => register_widget( 'SiteOrigin_Panels_Widgets_Layout' ) );
		add_action( 'init', static fn () => register_block_type( 'siteorigin-panels/layout-block', array( 'render_callback' => static fn () => 'their block' ) ) );
		add_filter( 'the_content', static fn ( $content ) => get_post_meta( get_the_ID(), 'panels_data', true ) ? 'their layout of: ' . $content : $content );`;

	it( 'it renders everything', async () => {
		const id = await layoutPage( LAYOUT );
		await php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( ${ file }, ${ phpValue( THEIRS ) } );`
		);
		try {
			expect( await pageOf( id ) ).toMatch( /their layout of:\s*<p>Stale copy/ );
			expect( await block( LAYOUT ) ).toBe( 'their block' );
			expect(
				await php(
					`return get_class( $GLOBALS['wp_widget_factory']->widgets['SiteOrigin_Panels_Widgets_Layout'] );`
				)
			).toBe( 'SiteOrigin_Panels_Widgets_Layout' );
			const who = await visitor( 'administrator' );
			const editor = await (
				await who.fetch( `/wp-admin/post.php?post=${ id }&action=edit` )
			).text();
			expect( editor ).toContain( 'pagewrightEditor' );
			expect( editor ).not.toContain( 'pagewrightPageBuilder' );
			const preview = await who.fetch( '/wp-json/pagewright/v1/layouts/preview', {
				method: 'POST',
				headers: who.nonce,
			} );
			expect( preview.status ).toBe( 404 );
		} finally {
			await php( `unlink( ${ file } );` );
		}
		expect( await pageOf( id ) ).toContain( 'Inner right' );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
