import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockOf, BUTTON, makePost } from '../support/editor';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { addOldViews, dropOldTables, makeOldTables } from '../support/old-views';
import { errorLog, php, phpValue } from '../support/site';
import { visitor } from '../support/visitor';

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';
const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
/** The content of each plugin on a page while it is active, and afterwards. */
const SHOWN: Array< { plugin: OldPlugin; theirs: string[]; ours: RegExp[] } > = [
	{ plugin: BUNDLE, theirs: [ 'their block' ], ours: [ /class="sowb-button[^]*Order bread/ ] },
	{
		plugin: FORMS,
		theirs: [ 'their form' ],
		ours: [ /<form[^>]*class="wpcf7-form/, /name="your-name"/ ],
	},
	{ plugin: POPULAR, theirs: [ 'their list', 'their count' ], ours: [] },
];
const PLUGINS = SHOWN.map( ( { plugin } ) => plugin );

const ACTIONS = [ 'deactivate', 'delete', 'import', 'return' ] as const;
type Action = ( typeof ACTIONS )[ number ];

const orders = < T >( all: readonly T[] ): T[][] =>
	all.length
		? all.flatMap( ( first ) =>
				orders( all.filter( ( one ) => one !== first ) ).map( ( rest ) => [
					first,
					...rest,
				] )
			)
		: [ [] ];

let page: number;
let address: string;
let form: number;
/** Page views, whichever plugin counted them. */
let views: number;
let active: Set< OldPlugin >;
let installed: Set< OldPlugin >;

/** Changes or deletes a plugin with the REST API. */
async function change( plugin: OldPlugin, method: 'PUT' | 'DELETE', status?: string ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( `/wp-json/wp/v2/plugins/${ plugin.replace( '.php', '' ) }`, {
		method,
		headers: { ...who.nonce, 'content-type': 'application/json' },
		...( status ? { body: JSON.stringify( { status } ) } : {} ),
	} );
	return { status: response.status, text: await response.text() };
}

const act: Record< Action, ( plugins: OldPlugin[] ) => Promise< void > > = {
	async deactivate( plugins ) {
		for ( const plugin of plugins.filter( ( one ) => active.has( one ) ) ) {
			const { status, text } = await change( plugin, 'PUT', 'inactive' );
			expect( status, text ).toBe( 200 );
			active.delete( plugin );
		}
	},
	async delete( plugins ) {
		for ( const plugin of plugins.filter( ( one ) => installed.has( one ) ) ) {
			const { status, text } = await change( plugin, 'DELETE' );
			// WordPress does not delete active plugins.
			expect( status, text ).toBe( active.has( plugin ) ? 400 : 200 );
			if ( ! active.has( plugin ) ) {
				installed.delete( plugin );
			}
		}
	},
	async import() {
		const who = await visitor( 'administrator' );
		let state = '';
		for ( let action = 'start'; state !== 'done'; action = 'step' ) {
			const response = await who.fetch( '/wp-json/sowb/v1/views/import', {
				method: 'POST',
				headers: { ...who.nonce, 'content-type': 'application/json' },
				body: JSON.stringify( { action } ),
			} );
			const text = await response.text();
			expect( response.status, text ).toBe( 200 );
			( { state } = JSON.parse( text ) );
		}
	},
	async return( plugins ) {
		for ( const plugin of plugins ) {
			await putPlugin( plugin );
			installed.add( plugin );
			const { status, text } = await change( plugin, 'PUT', 'active' );
			expect( status, text ).toBe( 200 );
			active.add( plugin );
		}
	},
};

/** Counts a page view, in the tables of the active plugin. */
async function view() {
	views++;
	if ( active.has( POPULAR ) ) {
		const now = await php< string >( `return current_time( 'mysql' );` );
		await addOldViews( [ { post: page, at: now } ] );
	} else {
		await php(
			`Pagewright\\Views\\Stores::choose( Pagewright\\Views\\Settings::load() )->add( ${ page }, 1 ); Pagewright\\Views\\Folding::run(); Pagewright\\Popular\\ListCache::clear();`
		);
	}
}

/** Checks that the page shows everything, and every view. */
async function isComplete( after: string ) {
	const response = await fetch( address );
	const html =
		/<div class="entry-content[\s\S]*?<\/main>/.exec( await response.text() )?.[ 0 ] ?? '';
	expect( response.status, after ).toBe( 200 );
	for ( const { plugin, theirs, ours } of SHOWN ) {
		for ( const words of theirs ) {
			expect( html.includes( words ), `${ after }: ${ words }` ).toBe( active.has( plugin ) );
		}
		for ( const pattern of active.has( plugin ) ? [] : ours ) {
			expect( pattern.test( html ), `${ after }: ${ pattern }` ).toBe( true );
		}
	}
	if ( ! active.has( POPULAR ) ) {
		const [ list, count ] = [ ...html.matchAll( /(\d+) views/g ) ].map( ( [ , n ] ) => n );
		expect( [ list, count ], after ).toEqual( [ String( views ), String( views ) ] );
	}
	// Visitors never see a shortcode.
	expect( /\[(wpp|contact-form)/.test( html ), after ).toBe( false );
}

beforeAll( async () => {
	form = await php< number >(
		`return wp_insert_post( wp_slash( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Old form', 'post_content' => '[text* your-name] [submit "Send"]', 'meta_input' => array( '_form' => '[text* your-name] [submit "Send"]', '_locale' => 'en_US' ) ) ) );`
	);
	page = await makePost( '', { post_title: 'Order of work' } );
	address = await php< string >( `return get_permalink( ${ page } );` );
	await php(
		`wp_update_post( wp_slash( array( 'ID' => ${ page }, 'post_content' => ${ phpValue(
			`${ blockOf( BUTTON, { widgetData: { text: 'Order bread' } } ) }[contact-form-7 id="${ form }"]<div>[wpp range=all limit=1 stats_views=1 post_type=page pid=1]</div><p>[wpp_views_count post_id=${ page } range=all]</p>`
		) } ) ) );`
	);
} );
beforeEach( async () => {
	await makeOldTables();
	views = 500;
	await addOldViews( [ { post: page, views, at: '2026-11-01 10:00:00' } ] );
	await php(
		`Pagewright\\Views\\Tables::drop(); array_map( 'delete_option', array( 'pagewright_views', 'pagewright_views_old', 'pagewright_forms_since' ) ); update_option( 'wpp_settings_config', array( 'tools' => array( 'log' => array( 'level' => 2 ) ) ) ); update_option( 'wpcf7', array( 'version' => '6.1.6' ) );`
	);
	active = new Set();
	installed = new Set();
	await act.return( PLUGINS );
} );
afterAll( async () => {
	await removePlugins();
	await dropOldTables();
	await php(
		`wp_delete_post( ${ page }, true ); wp_delete_post( ${ form }, true ); array_map( 'delete_option', array( 'pagewright_forms_since', 'wpcf7' ) );`
	);
} );

describe( 'the page is complete and no data are lost after each of', () => {
	it.each(
		orders( ACTIONS ).map( ( order, at ) => ( { name: order.join( ', ' ), order, at } ) )
	)( '$name', async ( { order, at } ) => {
		const turns = orders( PLUGINS );
		const plugins = turns[ at % turns.length ]!;
		for ( const action of order ) {
			await act[ action ]( plugins );
			await isComplete( action );
			await view();
		}
		// The data that the three plugins find when they are active again.
		expect(
			await php(
				`return array( get_post( ${ form } )->post_title, get_post_meta( ${ form }, '_form', true ), get_option( 'wpcf7' ), get_option( 'wpp_settings_config' ), $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}popularpostssummary WHERE pageviews = 500" ) );`
			)
		).toEqual( [
			'Old form',
			'[text* your-name] [submit "Send"]',
			{ version: '6.1.6' },
			{ tools: { log: { level: 2 } } },
			'1',
		] );
		expect( await errorLog() ).toBe( '' );
	} );
} );
