// Does not depend on the database.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { errorLog, php, phpFile } from '../support/site';
import { widgets } from '../support/units';
import { visitor, type Visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/beside-bundle.php' );

/** The widgets that the bundle does not know: block, ID base, sample data, and class. */
const OURS = widgets
	.map( ( { path } ) => ( {
		block: JSON.parse( readFileSync( `${ path }/block.json`, 'utf8' ) ),
		widget: JSON.parse( readFileSync( `${ path }/widget.json`, 'utf8' ) ),
	} ) )
	.filter( ( { widget } ) => ! widget.class.startsWith( 'SiteOrigin_' ) )
	.map( ( { block, widget } ): [ string, string, object, string ] => [
		block.name,
		widget.id_base,
		block.example.attributes.widgetData,
		widget.class,
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

	it( 'its widgets are not ours', async () => {
		expect( await call( 'button_everywhere' ) ).toEqual( {
			block: 'their block',
			'old block': 'their old block',
			unknown: '',
			classic: expect.stringContaining( 'their widget' ),
			widgets: [ 'SiteOrigin_Widget_Button_Widget' ],
			categories: 1,
		} );
	} );

	it( 'its URLs are not ours, and the other widgets have their own', async () => {
		const form = ( route: string ) => call< any >( 'form', route, OURS[ 0 ]![ 3 ] );
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

	it.each( OURS )( 'the block %s works', async ( block, idBase, data ) => {
		const html = await call< string >( 'html', data, block );
		expect( html ).toContain( `so-widget-${ idBase }` );
	} );

	it( 'the settings are available, and list the inactive parts', async () => {
		const screen = await administrator.fetch( '/wp-admin/options-general.php?page=pagewright' );
		expect( screen.status ).toBe( 200 );
		expect( await screen.text() ).toMatch( /widgets are inactive because/ );
	} );

	it( 'an administrator reads a notice on the Plugins screen, and nowhere else', async () => {
		const told = async ( path: string ) =>
			( await page( path ) ).match( /widgets are inactive because/g )?.length ?? 0;
		expect( await told( '/wp-admin/plugins.php' ) ).toBe( 1 );
		expect( await told( '/wp-admin/index.php' ) ).toBe( 0 );
		expect( await told( '/wp-admin/edit.php' ) ).toBe( 0 );
	} );
} );

describe( 'after its deactivation', () => {
	beforeAll( async () => {
		await click( 'deactivate' );
		expect( await isActive() ).toBe( false );
	} );

	it( 'we render its content, and no error is logged', async () => {
		expect(
			await php(
				`return do_blocks( '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetData":{"text":"Ours"}} /-->' );`
			)
		).toContain( 'Ours' );
		expect( await page( '/wp-admin/plugins.php' ) ).not.toMatch( /are inactive because/ );
		expect( await errorLog() ).toBe( '' );
	} );
} );
