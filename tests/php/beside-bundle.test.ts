import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { errorLog, php, phpValue } from '../support/site';
import { widgets } from '../support/units';
import { visitor, type Visitor } from '../support/visitor';

/** The widgets that the bundle does not know: block, ID base, and sample data. */
const OURS = widgets
	.map( ( { path } ) => ( {
		block: JSON.parse( readFileSync( `${ path }/block.json`, 'utf8' ) ),
		widget: JSON.parse( readFileSync( `${ path }/widget.json`, 'utf8' ) ),
	} ) )
	.filter( ( { widget } ) => ! widget.class.startsWith( 'SiteOrigin_' ) )
	.map( ( { block, widget } ): [ string, string, object ] => [
		block.name,
		widget.id_base,
		block.example.attributes.widgetData,
	] );

const NAME = 'so-widgets-bundle/so-widgets-bundle.php';
const isActive = () =>
	php< boolean >(
		`return in_array( '${ NAME }', (array) get_option( 'active_plugins' ), true );`
	);

let administrator: Visitor;

beforeAll( async () => {
	await putPlugin( NAME );
	administrator = await visitor( 'administrator' );
} );
afterAll( removePlugins );

const page = async ( path: string ) => ( await administrator.fetch( path ) ).text();

/** Clicks a link of the plugin's row on the Plugins screen. */
async function click( action: 'activate' | 'deactivate' ) {
	const link = new RegExp(
		`href="(plugins\\.php\\?action=${ action }&amp;plugin=so-widgets-bundle[^"]*)"`
	).exec( await page( '/wp-admin/plugins.php' ) )![ 1 ]!;
	await administrator.fetch( `/wp-admin/${ link.replaceAll( '&amp;', '&' ) }` );
}

describe( 'while SiteOrigin Widgets Bundle is active', () => {
	beforeAll( async () => {
		await click( 'activate' );
		expect( await isActive() ).toBe( true );
	} );

	it( 'its widgets are its own', async () => {
		expect(
			await php( `ob_start(); the_widget( 'SiteOrigin_Widget_Button_Widget' );
				return array(
					'block'      => do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget /-->' ),
					'old block'  => do_blocks( '<!-- wp:sowb/widget-block /-->' ),
					'unknown'    => do_blocks( '<!-- wp:sowb/siteorigin-widget-headline-widget {"widgetData":{"headline":{"text":"Ours"}}} /-->' ),
					'classic'    => ob_get_clean(),
					'widgets'    => array_values( array_filter( array_keys( $GLOBALS['wp_widget_factory']->widgets ), static fn ( $class ) => str_starts_with( (string) $class, 'SiteOrigin_' ) ) ),
					'categories' => count( array_keys( array_column( get_block_categories( get_default_block_editor_settings() ), 'slug' ), 'siteorigin', true ) ),
				);` )
		).toEqual( {
			block: 'their block',
			'old block': 'their old block',
			unknown: '',
			classic: expect.stringContaining( 'their widget' ),
			widgets: [ 'SiteOrigin_Widget_Button_Widget' ],
			categories: 1,
		} );
	} );

	it( 'its addresses are its own, and widgets that it does not know have others', async () => {
		const form = ( route: string ) =>
			php< any >(
				`wp_set_current_user( 1 ); $request = new WP_REST_Request( 'POST', '${ route }' ); $request->set_body_params( array( 'widgetClass' => 'Pagewright_Popular_Posts_Widget' ) ); return rest_do_request( $request )->get_data();`
			);
		expect( await form( '/sowb/v1/widgets/forms' ) ).toBe( 'their form' );
		expect( await form( '/pagewright/v1/widgets/forms' ) ).toContain( 'data-schema' );
		expect( await page( '/wp-admin/admin-ajax.php?action=so_widgets_search_posts' ) ).toBe(
			'their posts'
		);
		expect( await page( '/wp-admin/post-new.php' ) ).toMatch(
			/"widgetsNamespace":"pagewright\\?\/v1","ajaxPrefix":"pagewright_"/
		);
		const ours = await administrator.fetch(
			'/wp-admin/admin-ajax.php?action=pagewright_so_widgets_search_posts'
		);
		// Without a nonce.
		expect( ours.status ).toBe( 403 );
	} );

	it( 'contact forms, popular posts and our other widgets work', async () => {
		const shown = await php< Record< string, string > >( `
			$form = wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Beside', 'meta_input' => array( '_form' => '[text* your-name]' ) ) );
			$shown = array(
				'form'     => do_shortcode( "[contact-form-7 id=\\"$form\\"]" ),
				'popular'  => do_shortcode( '[wpp]' ),
				'views'    => do_shortcode( '[wpp_views_count]' ),
				'function' => function_exists( 'wpp_get_mostpopular' ) ? 'there' : '',
				'list'     => do_blocks( '<!-- wp:sowb/pagewright-popular-posts-widget {"widgetData":{}} /-->' ),
			);
			wp_delete_post( $form, true );
			return $shown;` );
		expect( shown ).toMatchObject( {
			form: expect.stringContaining( 'name="your-name"' ),
			popular: expect.not.stringContaining( '[wpp' ),
			views: expect.not.stringContaining( '[wpp' ),
			function: 'there',
			list: expect.stringContaining( 'popular' ),
		} );
	} );

	it.each( OURS )( 'the block %s works', async ( block, idBase, data ) => {
		const html = await php< string >(
			`wp_set_current_user( 1 ); return do_blocks( '<!-- wp:${ block } ' . wp_json_encode( array( 'widgetData' => ${ phpValue( data ) } ) ) . ' /-->' );`
		);
		expect( html ).toContain( `so-widget-${ idBase }` );
	} );

	it( 'the settings are within reach, and say what stands aside', async () => {
		const screen = await administrator.fetch( '/wp-admin/options-general.php?page=pagewright' );
		expect( screen.status ).toBe( 200 );
		expect( await screen.text() ).toMatch( /widgets are inactive because/ );
	} );

	it( 'an administrator is told on the Plugins screen, and nowhere else', async () => {
		const told = async ( path: string ) =>
			( await page( path ) ).match( /widgets are inactive because/g )?.length ?? 0;
		expect( await told( '/wp-admin/plugins.php' ) ).toBe( 1 );
		expect( await told( '/wp-admin/index.php' ) ).toBe( 0 );
		expect( await told( '/wp-admin/edit.php' ) ).toBe( 0 );
	} );
} );

describe( 'once it is deactivated', () => {
	beforeAll( async () => {
		await click( 'deactivate' );
		expect( await isActive() ).toBe( false );
	} );

	it( 'its content is shown by ours, without a word in the error log', async () => {
		expect(
			await php(
				`return do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetData":{"text":"Ours"}} /-->' );`
			)
		).toContain( 'Ours' );
		expect( await page( '/wp-admin/plugins.php' ) ).not.toMatch( /are inactive because/ );
		expect( await errorLog() ).toBe( '' );
	} );
} );
