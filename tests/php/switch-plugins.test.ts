import { afterEach, describe, expect, it } from 'vitest';
import { isThere, nonceOf, SCREEN, WAYS } from '../support/delete-plugin';
import { addOldViews, dropOldTables, makeOldTables } from '../support/old-views';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { errorLog, php, phpValue } from '../support/site';
import { visitor } from '../support/visitor';

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';
const ARMOUR = 'honeypot/wp-armour.php';

afterEach( async () => {
	await removePlugins();
	// Forms accept old pages for some time after the other plugin was removed.
	await php( `delete_option( 'pagewright_forms_since' );` );
} );

describe.each( WAYS )( 'a plugin that is deleted %s', ( _, remove ) => {
	it( 'leaves its forms', async () => {
		const id = await php< number >(
			`update_option( 'wpcf7', array( 'version' => '6.1.6' ) ); return wp_insert_post( array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Old form' ) );`
		);
		await putPlugin( FORMS );
		expect( ( await remove( FORMS ) ).status ).toBeLessThan( 400 );
		expect( await isThere( FORMS ) ).toBe( false );
		expect(
			await php(
				`$is_there = array( get_post( ${ id } )->post_title ?? null, get_option( 'wpcf7' ) ); wp_delete_post( ${ id }, true ); delete_option( 'wpcf7' ); return $is_there;`
			)
		).toEqual( [ 'Old form', { version: '6.1.6' } ] );
	} );

	it( 'leaves its views and their settings', async () => {
		await makeOldTables();
		await addOldViews( [ { post: 1, views: 26_639, at: '2026-11-01 10:00:00' } ] );
		await php(
			`update_option( 'wpp_settings_config', array( 'tools' => array( 'sampling' => true ) ) ); update_option( 'wpp_ver', '7.3.8' );`
		);
		await putPlugin( POPULAR );
		expect( ( await remove( POPULAR ) ).status ).toBeLessThan( 400 );
		expect( await isThere( POPULAR ) ).toBe( false );
		expect(
			await php(
				`global $wpdb; return array( (int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostsdata" ), (int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostssummary" ), get_option( 'wpp_settings_config' ), get_option( 'wpp_ver' ) );`
			)
		).toEqual( [ 26_639, 26_639, { tools: { sampling: true } }, false ] );
		await dropOldTables();
	} );

	it( 'leaves the settings of its spam trap', async () => {
		await php(
			`update_option( 'wpa_field_name', 'qwerty12' ); update_option( 'wpa_error_message', 'Go away' ); update_option( 'wpa_stop_words', 'casino' ); update_option( 'wpa_stats', '{}' );`
		);
		await putPlugin( ARMOUR );
		expect( ( await remove( ARMOUR ) ).status ).toBeLessThan( 400 );
		expect( await isThere( ARMOUR ) ).toBe( false );
		expect(
			await php(
				`$names = array( 'wpa_field_name', 'wpa_error_message', 'wpa_stop_words', 'wpa_stats' ); $left = array_map( 'get_option', $names ); array_map( 'delete_option', $names ); return $left;`
			)
		).toEqual( [ 'qwerty12', 'Go away', 'casino', false ] );
	} );
} );

it( 'the plugin deletes everything else, and its data can be deleted afterwards', async () => {
	await putPlugin( POPULAR );
	expect(
		await php( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			global $wpdb;
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}popularpoststransients ( tid int )" );
			update_option( 'wpp_settings_config', 'x' );
			uninstall_plugin( '${ POPULAR }' );
			do_action( 'delete_plugin', '${ POPULAR }' );
			$left = array( $wpdb->get_var( "SHOW TABLES LIKE '{$wpdb->prefix}popularpoststransients'" ), get_option( 'wpp_settings_config' ) );
			delete_option( 'wpp_settings_config' );
			return array( ...$left, get_option( 'wpp_settings_config' ) );` )
	).toEqual( [ null, 'x', false ] );
} );

describe( 'a request that names a plugin', () => {
	/** Returns whether a request counts as the activation of the plugin. */
	const arrives = ( request: object, server: object = {}, folder = 'contact-form-7' ) =>
		php< boolean >(
			`$_REQUEST = ${ phpValue( request ) }; $_SERVER = ${ phpValue( { REQUEST_URI: '/wp-admin/plugins.php', REQUEST_METHOD: 'POST', ...server } ) } + $_SERVER; return Pagewright\\Switching\\Arrival::of( '${ folder }' );`
		);
	const rest = ( method: string, path: string ) => ( {
		REQUEST_METHOD: method,
		REQUEST_URI: `/wp-json/wp/v2/plugins${ path }`,
	} );
	const file = `/${ FORMS.replace( '.php', '' ) }`;

	it.each( [
		[ 'a click on Activate', { action: 'activate', plugin: FORMS }, {} ],
		[
			'Activate for several',
			{ action: 'activate-selected', checked: [ 'x/x.php', FORMS ] },
			{},
		],
		[ 'a look at the error', { action: 'error_scrape', plugin: FORMS }, {} ],
		[ 'Activate after an update', { action: 'activate-plugin', plugin: FORMS }, {} ],
		[ 'REST with a file', {}, rest( 'PUT', file ) ],
		[
			'REST by a plain link',
			{},
			{ REQUEST_METHOD: 'POST', REQUEST_URI: `/?rest_route=/wp/v2/plugins${ file }` },
		],
		[
			'REST from the block editor',
			{},
			{ ...rest( 'POST', file ), HTTP_X_HTTP_METHOD_OVERRIDE: 'PUT' },
		],
		[ 'REST that installs', { slug: 'contact-form-7' }, rest( 'POST', '' ) ],
	] )( 'activates it: %s', async ( _, request, server ) => {
		expect( await arrives( request, server ) ).toBe( true );
		expect( await arrives( request, server, 'contact-form' ) ).toBe( false );
	} );

	it.each( [
		[ 'Deactivate', { action: 'deactivate', plugin: FORMS }, {} ],
		[ 'Deactivate for several', { action: 'deactivate-selected', checked: [ FORMS ] }, {} ],
		[
			'Delete for several',
			{ action: 'delete-selected', checked: [ FORMS ], 'verify-delete': '1' },
			{},
		],
		[
			'a click on Delete',
			{ action: 'delete-plugin', plugin: FORMS, slug: 'contact-form-7' },
			{},
		],
		[
			'a click on Update',
			{ action: 'update-plugin', plugin: FORMS, slug: 'contact-form-7' },
			{},
		],
		[ 'Update for several', { action: 'update-selected', checked: [ FORMS ] }, {} ],
		[ 'an update', { action: 'upgrade-plugin', plugin: FORMS }, {} ],
		[ 'REST that deletes', {}, rest( 'DELETE', file ) ],
		[
			'REST from the block editor that deletes',
			{},
			{ ...rest( 'POST', file ), HTTP_X_HTTP_METHOD_OVERRIDE: 'DELETE' },
		],
		[
			'Delete, with another action below the list',
			{ action: 'delete-selected', action2: 'activate-selected', checked: [ FORMS ] },
			{},
		],
		[ 'REST that reads', {}, rest( 'GET', file ) ],
		[ 'odd values', { action: [ 'activate' ], plugin: [ FORMS ], checked: FORMS }, {} ],
	] )( 'does not activate it: %s', async ( _, request, server ) => {
		expect( await arrives( request, server ) ).toBe( false );
	} );

	it.each( [
		[ [ 'plugin', 'activate', 'contact-form-7' ], true ],
		[ [ 'plugin', 'activate', '--all' ], true ],
		[ [ 'plugin', 'install', 'contact-form-7', '--activate' ], true ],
		[ [ 'plugin', 'install', 'contact-form-7' ], false ],
		[ [ 'plugin', 'deactivate', 'contact-form-7' ], false ],
		[ [ 'plugin', 'delete', 'contact-form-7' ], false ],
		[ [ 'plugin', 'uninstall', 'contact-form-7' ], false ],
	] )( 'on the command line: %j', async ( words, expected ) => {
		expect(
			await php(
				`define( 'WP_CLI', true ); $_SERVER['argv'] = ${ phpValue( [ 'wp', ...words ] ) }; return Pagewright\\Switching\\Arrival::of( 'contact-form-7' );`
			)
		).toBe( expected );
	} );
} );

it( 'a click activates a plugin, which then declares its own names', async () => {
	await putPlugin( FORMS );
	await putPlugin( POPULAR );
	const who = await visitor( 'administrator' );
	for ( const plugin of [ FORMS, POPULAR ] as const ) {
		const nonce = await nonceOf( 'activate', plugin );
		const answer = await who.fetch(
			`${ SCREEN }?action=activate&plugin=${ encodeURIComponent( plugin ) }&_wpnonce=${ nonce }`
		);
		expect( answer.status ).toBe( 302 );
		expect( answer.headers.get( 'location' ) ).toContain( 'activate=true' );
	}
	expect( await php( `return wpp_get_views();` ) ).toBe( 'theirs' );
} );

it( 'leaves no word in the error log', async () => {
	expect( await errorLog() ).toBe( '' );
} );

describe( 'the row of this plugin', () => {
	const row = () =>
		php< string >(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; return implode( ' ', apply_filters( 'plugin_row_meta', array( 'Version 1' ), plugin_basename( Pagewright\\FILE ) ) );`
		);

	it( 'says that data are kept', async () => {
		expect( await row() ).toBe(
			'Version 1<br>If you delete this plugin, your content, forms, submissions and view counts are kept.'
		);
	} );

	it( 'says what is deleted where the settings say so', async () => {
		await php(
			`Pagewright\\Views\\Settings::load()->with( array( 'erase_on_uninstall' => true ) )->save();`
		);
		expect( await row() ).toContain( 'View counts are deleted because of its settings.' );
		await php( `delete_option( 'pagewright_views' );` );
	} );
} );
