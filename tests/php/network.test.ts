import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, ROLES } from '../../scripts/permissions.mjs';
import { openSite } from '../../tools/site.mjs';

type Answers = Record< string, Record< string, Record< string, boolean > > >;
interface Endpoint {
	folder: string;
	roles: string | Record< string, string >;
}

const ORDER = ROLES as string[];

// PHP as WebAssembly has no network.
describe.skipIf( process.env.SITE_ENGINE !== 'native' )( 'a network of sites', () => {
	let site: Awaited< ReturnType< typeof openSite > >;
	/** Runs PHP in the first site; returns its result. */
	const php = async < T >( code: string ) =>
		JSON.parse(
			await site.php(
				`ob_start(); $result = ( static function () { ${ code } } )(); ob_end_clean(); echo wp_json_encode( $result );`
			)
		) as T;

	beforeAll( async () => {
		site = await openSite( {
			name: 'network',
			engine: 'native',
			fresh: true,
			temporary: true,
			demo: true,
			network: true,
			log: () => {},
		} );
		await php( `
			foreach ( ${ `array( '${ ORDER.filter( ( role ) => role !== 'visitor' ).join( "', '" ) }' )` } as $role ) {
				$id = wp_insert_user( array( 'user_login' => "test-$role", 'user_pass' => 'secret', 'user_email' => "$role@example.org", 'role' => $role ) );
			}
			$form = WPCF7_ContactForm::get_template();
			$form->save();
			update_option( 'test_permissions_form', $form->id() );` );
	}, 120_000 );
	afterAll( () => site?.stop() );

	it( 'lets everybody call what the table says, a super admin what an administrator may', async () => {
		const answers = await php< Answers >(
			`return is_multisite() ? require WP_PLUGIN_DIR . '/pagewright/tests/support/permissions.php' : null;`
		);
		for ( const { folder, roles } of endpoints() as Endpoint[] ) {
			for ( const [ method, found ] of Object.entries( answers[ folder ] ?? {} ) ) {
				const least = typeof roles === 'string' ? roles : roles[ method ]!;
				for ( const [ role, is ] of Object.entries( found ) ) {
					const here = ORDER.includes( role ) ? role : 'administrator';
					expect( is, `${ folder } ${ method } as ${ role }` ).toBe(
						ORDER.indexOf( here ) >= ORDER.indexOf( least )
					);
				}
			}
		}
		expect( Object.keys( answers ).length ).toBeGreaterThan( 30 );
	} );

	it( 'keeps the views and settings of every site when their plugin is deleted', async () => {
		expect(
			await php( `
				require_once ABSPATH . 'wp-admin/includes/plugin.php';
				global $wpdb;
				$third  = wpmu_create_blog( wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), '/third/', 'Third', 1 );
				$plugin = 'wordpress-popular-posts/wordpress-popular-posts.php';
				wp_mkdir_p( WP_PLUGIN_DIR . '/wordpress-popular-posts' );
				file_put_contents( WP_PLUGIN_DIR . '/wordpress-popular-posts/uninstall.php', '<?php global $wpdb; foreach ( get_sites( array( "fields" => "ids" ) ) as $site ) { switch_to_blog( $site ); delete_option( "wpp_settings_config" ); $wpdb->query( "DROP TABLE IF EXISTS \`{$wpdb->prefix}popularpostssummary\`;" ); restore_current_blog(); }' );
				foreach ( array( 1, $third ) as $site ) {
					switch_to_blog( $site );
					$wpdb->query( "CREATE TABLE {$wpdb->prefix}popularpostssummary ( postid int, pageviews int )" );
					$wpdb->insert( "{$wpdb->prefix}popularpostssummary", array( 'postid' => 1, 'pageviews' => $site ) );
					update_option( 'wpp_settings_config', "of $site" );
					restore_current_blog();
				}
				uninstall_plugin( $plugin );
				do_action( 'delete_plugin', $plugin );
				$left = array();
				foreach ( array( 1, $third ) as $site ) {
					switch_to_blog( $site );
					$left[] = array( (int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostssummary" ) === (int) $site, get_option( 'wpp_settings_config' ) === "of $site" );
					restore_current_blog();
				}
				wp_delete_file( WP_PLUGIN_DIR . '/wordpress-popular-posts/uninstall.php' );
				rmdir( WP_PLUGIN_DIR . '/wordpress-popular-posts' );
				return $left;` )
		).toEqual( [
			[ true, true ],
			[ true, true ],
		] );
	} );

	it( 'takes over on every site when the network deactivates the old plugins', async () => {
		expect(
			await php( `
				global $wpdb;
				$sites = get_sites( array( 'fields' => 'ids' ) );
				foreach ( $sites as $site ) {
					switch_to_blog( $site );
					$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostssummary ( ID bigint, postid bigint, pageviews bigint, view_date date, view_datetime datetime )" );
					$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}popularpostsdata ( postid bigint, day datetime, last_viewed datetime, pageviews bigint )" );
					update_option( 'wpcf7', array( 'turnstile' => array( "key of $site" => 'secret' ) ) );
					restore_current_blog();
				}
				$active = get_site_option( 'active_sitewide_plugins' );
				update_site_option( 'active_sitewide_plugins', $active + array( 'wordpress-popular-posts/wordpress-popular-posts.php' => 1, 'contact-form-7/wp-contact-form-7.php' => 1 ) );
				update_site_option( 'active_sitewide_plugins', $active );
				$taken = array();
				foreach ( $sites as $site ) {
					switch_to_blog( $site );
					$taken[] = array( Pagewright\\Forms\\Settings::load()->captcha_key === "key of $site", get_option( 'pagewright_views_old' ) );
					$wpdb->query( "DROP TABLE {$wpdb->prefix}popularpostssummary" );
					$wpdb->query( "DROP TABLE {$wpdb->prefix}popularpostsdata" );
					array_map( 'delete_option', array( 'wpcf7', 'pagewright_forms', 'pagewright_forms_since', 'pagewright_views_old' ) );
					restore_current_blog();
				}
				return array( count( $sites ) > 1, array_unique( $taken, SORT_REGULAR ) );` )
		).toEqual( [ true, [ [ true, '1' ] ] ] );
	} );

	it( 'says on the Sites screen which site has something to switch', async () => {
		expect(
			await php( `
				$found = array();
				$before = get_current_blog_id();
				wp_set_current_user( 1 );
				require_once ABSPATH . 'wp-admin/includes/admin.php';
				switch_to_blog( 1 );
				update_option( 'wpcf7', array( 'version' => '6.1.6', 'turnstile' => array( 'key' => 'secret' ) ) );
				restore_current_blog();
				( new Pagewright\\Switching\\Hooks() )->hooks();
				$columns = apply_filters( 'wpmu_blogs_columns', array( 'blogname' => 'URL' ) );
				foreach ( get_sites( array( 'fields' => 'ids' ) ) as $site ) {
					ob_start();
					do_action( 'manage_sites_custom_column', 'pagewright_switching', $site );
					$found[ $site ] = wp_strip_all_tags( ob_get_clean() );
				}
				delete_option( 'wpcf7' );
				wp_set_current_user( get_user_by( 'login', 'test-administrator' )->ID );
				return array( array_keys( $columns ), $found[1], count( array_unique( $found ) ), $before === get_current_blog_id(), array_keys( apply_filters( 'wpmu_blogs_columns', array() ) ) );` )
		).toEqual( [
			[ 'blogname', 'pagewright_switching' ],
			'Contact Form 7: Import the CAPTCHA keys',
			2,
			true,
			[],
		] );
	} );

	it( 'leaves plugins of the network to its administrators', async () => {
		expect(
			await php( `
				$plugin = 'contact-form-7/wp-contact-form-7.php';
				wp_mkdir_p( WP_PLUGIN_DIR . '/contact-form-7' );
				file_put_contents( WP_PLUGIN_DIR . "/$plugin", '<?php /* Plugin Name: Contact Form 7 */' );
				$active = get_site_option( 'active_sitewide_plugins' );
				$found  = Pagewright\\Switching\\Plugins::find( 'contact-form-7' );
				$as     = static function ( string $login ) use ( $found ) {
					wp_set_current_user( get_user_by( 'login', $login )->ID );
					$next = $found->next();
					return array( $next?->name, $next?->is_allowed, str_contains( (string) $next?->url, '/network/' ) );
				};
				update_site_option( 'active_sitewide_plugins', $active + array( $plugin => 1 ) );
				$answers = array( $as( 'test-administrator' ), $as( 'admin' ) );
				wp_set_current_user( get_user_by( 'login', 'test-administrator' )->ID );
				try { Pagewright\\Switching\\Steps::run( $found, 'deactivate' ); $answers[] = 'done'; } catch ( RuntimeException ) { $answers[] = 'refused'; }
				update_site_option( 'active_sitewide_plugins', $active );
				$answers[] = $as( 'admin' );
				try { Pagewright\\Switching\\Steps::run( $found, 'delete' ); $answers[] = 'done'; } catch ( RuntimeException ) { $answers[] = 'refused'; }
				wp_delete_file( WP_PLUGIN_DIR . "/$plugin" );
				rmdir( WP_PLUGIN_DIR . '/contact-form-7' );
				delete_option( 'pagewright_switching' );
				delete_option( 'pagewright_forms_since' );
				return $answers;` )
		).toEqual( [
			[ 'deactivate', false, true ],
			[ 'deactivate', true, true ],
			'refused',
			// Attachments belong to all sites.
			[ null, null, false ],
			'refused',
		] );
	} );

	it( 'shows the pages of each site, and leaves no word in the error log', async () => {
		const second = await php< string >( `
			$id = wpmu_create_blog( wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), '/second/', 'Second', 1 );
			switch_to_blog( $id );
			wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Widgets', 'post_name' => 'widgets', 'post_content' => '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"SiteOrigin_Widget_Button_Widget","widgetData":{"text":"Press","url":"https://example.org/"}} /-->[wpp]' ) );
			return get_permalink( get_page_by_path( 'widgets' ) );` );
		const page = await ( await fetch( second ) ).text();
		expect( page ).toContain( 'sowb-button' );
		expect( ( await fetch( `${ site.url }/all-widgets/` ) ).status ).toBe( 200 );
		const log = `${ site.dir }/wp-content/debug.log`;
		const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : [];
		// WordPress's own notice about code that creates a site without a request.
		expect( lines.filter( ( line ) => line && ! line.includes( 'ms-functions.php' ) ) ).toEqual(
			[]
		);
	} );
} );
