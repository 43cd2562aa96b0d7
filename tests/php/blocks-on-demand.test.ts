import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { php, siteUrl, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/blocks-on-demand.php' );

/**
 * Prints the registered blocks at the end of a page, and renders the blocks in `?inside` in the
 * ways of themes and plugins.
 */
const PROBE = `<?php
add_action( 'wp_footer', static function () {
	if ( ! isset( $_GET['on-demand'] ) ) { return; }
	$markup = '<!-- wp:group --><div><!-- wp:sowb/siteorigin-widget-headline-widget {"widgetData":{"headline":{"text":"From code"}}} /--></div><!-- /wp:group -->';
	if ( 'do_blocks' === $_GET['on-demand'] ) { echo do_blocks( $markup ); }
	if ( 'object' === $_GET['on-demand'] ) { echo ( new WP_Block( parse_blocks( $markup )[0] ) )->render(); }
	if ( 'single' === $_GET['on-demand'] ) { echo ( new WP_Block( parse_blocks( $markup )[0]['innerBlocks'][0] ) )->render(); }
	if ( 'rest' === $_GET['on-demand'] ) { add_filter( 'gettext_pagewright', static fn ( $text ) => '~' . $text ); rest_get_server(); echo '<i>', WP_Block_Type_Registry::get_instance()->get_registered( 'sowb/siteorigin-widget-headline-widget' )->title, '</i>'; }
	$names = array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), static fn ( $name ) => str_starts_with( $name, 'sowb/' ) );
	echo '<pre id="registered">', implode( ' ', $names ), '</pre>';
}, 99 );`;
const HEADLINE = 'sowb/siteorigin-widget-headline-widget';
const LEGACY = 'sowb/widget-block';

const widget = ( text: string ) =>
	`<!-- wp:${ HEADLINE } ${ JSON.stringify( { widgetData: { headline: { text } } } ) } /-->`;
const PAGES = {
	'on-demand-none': '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
	'on-demand-one': widget( 'On the page' ),
	'on-demand-nested': `<!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group">${ widget( 'Deep' ) }</div><!-- /wp:group --></div><!-- /wp:group -->`,
	'on-demand-pattern': '<!-- wp:block {"ref":@pattern} /-->',
};

async function look( name: string, how = '' ) {
	const html = await ( await fetch( `${ siteUrl }/${ name }/?on-demand=${ how }` ) ).text();
	return {
		html,
		registered: /<pre id="registered">([^<]*)/.exec( html )![ 1 ]!.split( ' ' ).sort(),
	};
}

describe( 'blocks on public pages', () => {
	beforeAll( () => call( 'make_pages', PROBE, widget( 'In a pattern' ), PAGES ) );
	afterAll( () => call( 'remove_pages' ) );

	it( 'are not registered if the page has none', async () => {
		expect( ( await look( 'on-demand-none' ) ).registered ).toEqual( [ LEGACY ] );
	} );

	it.each( [
		[ 'in the content', 'on-demand-one', '', 'On the page' ],
		[ 'inside other blocks', 'on-demand-nested', '', 'Deep' ],
		[ 'in a synced pattern', 'on-demand-pattern', '', 'In a pattern' ],
		[ 'rendered by code', 'on-demand-none', 'do_blocks', 'From code' ],
		[ 'inside an object that code created', 'on-demand-none', 'object', 'From code' ],
		[ 'as an object that code created', 'on-demand-none', 'single', 'From code' ],
	] )( '%s are registered and rendered once', async ( _, name, how, text ) => {
		const { html, registered } = await look( name, how );
		expect( registered ).toEqual( [ HEADLINE, LEGACY ] );
		expect( html.split( `>${ text }<` ).length - 1 ).toBe( 1 );
		expect( html ).toContain( 'class="so-widget-sow-headline ' );
	} );

	it.each( [
		[ 'a synced pattern', 'on-demand-pattern', '' ],
		[ 'a template part', 'on-demand-none', widget( 'In the footer' ) ],
	] )( 'in %s have the styles of the site editor', async ( _, name, footer ) => {
		const styles = ( css: object ) =>
			call(
				'styles',
				JSON.stringify( { version: 3, isGlobalStylesUserThemeJSON: true, ...css } )
			);
		const part = await call< number >( 'part', footer );
		await styles( { styles: { blocks: { [ HEADLINE ]: { css: 'color: rgb(1, 2, 3);' } } } } );
		try {
			const { html, registered } = await look( name );
			expect( registered ).toEqual( [ HEADLINE, LEGACY ] );
			expect( html ).toContain( 'rgb(1, 2, 3)' );
		} finally {
			await styles( {} );
			await php( `${ part } && wp_delete_post( ${ part }, true );` );
		}
	} );

	it( 'are all registered for the REST API, with translated names', async () => {
		const { html, registered } = await look( 'on-demand-none', 'rest' );
		expect( registered.length ).toBeGreaterThan( 28 );
		expect( html ).toContain( '<i>~Headline</i>' );
	} );

	it( 'are all registered if a filter says so', async () => {
		await call(
			'write_probe',
			`${ PROBE }\nadd_filter( 'pagewright/blocks/register-all', '__return_true' );`
		);
		const { registered } = await look( 'on-demand-none' );
		expect( registered.length ).toBeGreaterThan( 28 );
	} );

	it( 'are all registered outside of public pages', async () => {
		expect(
			await php(
				`return WP_Block_Type_Registry::get_instance()->is_registered( '${ HEADLINE }' );`
			)
		).toBe( true );
	} );
} );
