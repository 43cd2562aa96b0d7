import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug, unplug } from '../support/plug';
import {
	allLeft,
	makeObjects,
	mayChange,
	objectOf,
	removeObjects,
	sendAll,
	turnOffAll,
	turnOnAll,
	withObjects,
	type Objects,
} from '../support/shared-objects';
import { php, phpFile } from '../support/site';
import { shared } from '../support/units';
import { visitor } from '../support/visitor';

const { call: callPhp } = phpFile( 'tests/php/guest-requests.php' );

interface Route {
	path: string;
	methods: string[];
}

/** Returns the state of the site: tables, rows, options and files, each with its checksum. */
const state = () =>
	php< Record< string, string > >(
		`return require WP_PLUGIN_DIR . '/pagewright/tests/support/guests/state.php';`
	);

/**
 * Data that an anonymous request may store on any page, and why:
 * - transients: lists and answers that are kept for a while, in a fixed number of places, and rates; WordPress clears them away
 * - `pagewright_popular_thumbnails` and its event: requested thumbnails of lists on pages of the site; at most 200
 * - `pagewright_image_sizes` and `pagewright_image_sizes_waiting`: at most five names of widgets' image sizes that pages of the site show, and at most 200 images that wait for their files
 */
const ANYWHERE =
	/^option (_transient_|_site_transient_|pagewright_(popular_thumbnails|image_sizes|image_sizes_waiting)$)/;

/**
 * Data that counting stores: its own rows, and the start of each range's sums; anonymous visitors can
 * request only three ranges.
 */
const COUNTING = /^(rows \w+_pagewright_views_|option pagewright_views_(spans|folded)$)/;

/** Data that WordPress itself stores when a page is requested. */
const OF_WORDPRESS =
	/^option (cron|rewrite_rules|wp_\w+_fonts?_\w+|theme_mods_\w+|recovery_\w+|can_compress_scripts|finished_updating_comment_type)$/;

/** Returns the names of differences. */
const changed = ( before: Record< string, string >, after: Record< string, string > ) =>
	[ ...new Set( [ ...Object.keys( before ), ...Object.keys( after ) ] ) ].filter(
		( name ) =>
			before[ name ] !== after[ name ] &&
			! ANYWHERE.test( name ) &&
			! OF_WORDPRESS.test( name )
	);

/** Returns our scheduled events. */
const events = () => callPhp< string[] >( 'events' );

/** Returns every route of the plugin, under its own and under old names. */
const routes = () => callPhp< Route[] >( 'routes' );

/** Actions of admin-ajax.php and admin-post.php that run code of the plugin. */
const DUMP = `add_action( 'admin_init', static function () {
	if ( ! isset( $_GET['dump_actions'] ) ) { return; }
	$found = array();
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( 1 !== preg_match( '/^(wp_ajax_|admin_post_)/', (string) $hook ) ) { continue; }
		foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $list ) {
			foreach ( $list as $one ) {
				$call = $one['function'];
				$call = is_string( $call ) && str_contains( $call, '::' ) ? explode( '::', $call ) : $call;
				$file = ( is_object( $call ) && ! $call instanceof Closure ? new ReflectionMethod( $call, '__invoke' ) : ( is_array( $call ) ? new ReflectionMethod( $call[0], $call[1] ) : ( function_exists( is_string( $call ) ? $call : 'x' ) || $call instanceof Closure ? new ReflectionFunction( $call ) : new ReflectionFunction( 'wp_die' ) ) ) )->getFileName();
				if ( str_starts_with( (string) $file, realpath( WP_PLUGIN_DIR . '/pagewright' ) . '/' ) && ! str_contains( $file, '/.wp/' ) ) { $found[] = $hook; }
			}
		}
	}
	wp_send_json( array_values( array_unique( $found ) ) );
}, 0 );`;

let objects: Objects = {};
let post = 0;
let guest: Awaited< ReturnType< typeof visitor > >;

/** Returns a route's URL with IDs instead of its patterns. */
const address = ( path: string ) => {
	const id = objectOf( path, objects ) ?? post;
	return `/wp-json${ path.replace( /\(\?P<\w+>[^)]*\)/g, String( id ) ) }`;
};

beforeAll( async () => {
	guest = await visitor( 'visitor' );
	await turnOffAll();
	objects = await makeObjects();
	await plug( 'dump-actions', DUMP );
	post = await callPhp< number >( 'make_page', withObjects( shared.content, objects ) );
} );
afterAll( async () => {
	await unplug( 'dump-actions' );
	await removeObjects();
	await php( `wp_delete_post( ${ post }, true );` );
	await turnOffAll();
} );

/** The largest requests that an anonymous visitor can send. */
const BODIES: RequestInit[] = [
	{
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify( {
			limit: 3,
			range: 'last7days',
			enabled: true,
			keep_days: 1,
			settings: { enabled: true },
			widgetClass: 'SiteOrigin_Widget_Button_Widget',
			widgetData: { text: 'x' },
		} ),
	},
	{ body: new URLSearchParams( { limit: '3', enabled: '1', id: '1', action: 'delete' } ) },
];

describe( 'requests of visitors', () => {
	it( 'to any route of the plugin change nothing', async () => {
		await turnOffAll();
		const all = await routes();
		expect( all.length ).toBeGreaterThan( 30 );
		const before = await state();
		const planned = await events();
		for ( const { path, methods } of all ) {
			await Promise.all(
				methods.flatMap( ( method ) =>
					( method === 'GET' ? [ {} ] : BODIES ).map( async ( init ) => {
						const response = await guest.fetch( `${ address( path ) }?limit=2`, {
							...init,
							method,
						} );
						expect( response.status, `${ method } ${ path }` ).not.toBe( 500 );
						await response.text();
					} )
				)
			);
		}
		expect( changed( before, await state() ) ).toEqual( [] );
		expect( await events() ).toEqual( planned );
	}, 240_000 );

	it( 'to any action of the plugin change nothing', async () => {
		await turnOffAll();
		const who = await visitor( 'administrator' );
		const actions = new Set< string >( [
			...( await (
				await who.fetch( '/wp-admin/admin-ajax.php?action=x&dump_actions=1' )
			).json() ),
			...( await ( await who.fetch( '/wp-admin/admin-post.php?dump_actions=1' ) ).json() ),
		] );
		expect( actions.size ).toBeGreaterThan( 12 );
		const before = await state();
		for ( const hook of actions ) {
			const [ , door, name ] = /^(wp_ajax|admin_post)_(?:nopriv_)?(.+)$/.exec( hook )!;
			const page = door === 'wp_ajax' ? 'admin-ajax' : 'admin-post';
			for ( const method of [ 'GET', 'POST' ] ) {
				await (
					await guest.fetch( `/wp-admin/${ page }.php?action=${ name }&paged=1`, {
						method,
					} )
				).text();
			}
		}
		expect( changed( before, await state() ) ).toEqual( [] );
	} );

	it( 'for pages with everything on them change nothing', async () => {
		const paths = [
			'/',
			'/for-guests/',
			'/for-guests/?x=1',
			'/feed/',
			'/?s=a',
			'/wp-json/',
			'/wp-login.php',
			'/no-such-page/',
			'/wp-json/wp/v2/pages',
			'/wp-admin/',
		];
		const visit = async () => {
			for ( const path of paths ) {
				await ( await guest.fetch( path ) ).text();
			}
		};
		// A widget's contact form is stored when its published page first renders, which other
		// tests may have reset.
		await visit();
		await turnOffAll();
		const before = await state();
		const planned = await events();
		await visit();
		expect( changed( before, await state() ) ).toEqual( [] );
		expect( await events() ).toEqual( planned );
	} );

	it( 'only count views, if the site counts', async () => {
		await turnOnAll();
		// The first view stores the facts that views need.
		await guest.fetch( `/wp-json/wordpress-popular-posts/v2/views/${ post }`, {
			method: 'POST',
		} );
		const before = await state();
		for ( const { path, methods } of ( await routes() ).filter( ( one ) =>
			one.path.includes( 'popular' )
		) ) {
			for ( const method of methods ) {
				await ( await guest.fetch( address( path ), { method } ) ).text();
			}
		}
		await ( await guest.fetch( '/for-guests/' ) ).text();
		expect(
			changed( before, await state() ).filter( ( name ) => ! COUNTING.test( name ) )
		).toEqual( [] );
	} );

	it( 'with data store nothing if storing is off', async () => {
		const before = await state();
		await sendAll( objects );
		expect(
			changed( before, await state() ).filter( ( name ) => ! mayChange( name ) )
		).toEqual( [] );
		expect( await allLeft() ).toEqual( [] );
	} );
} );
