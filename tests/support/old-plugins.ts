import { php, phpValue } from './site';

/** Stand-ins for plugins that this plugin replaces. Their uninstallers delete the same data as those of WordPress Popular Posts 7.3 and Contact Form 7 6.1. */
const PLUGINS = {
	'wordpress-popular-posts/wordpress-popular-posts.php': {
		name: 'WordPress Popular Posts',
		code: `define( 'WPP_VERSION', '7.3.8' ); function wpp_get_views() { return 'theirs'; }`,
		uninstall: `global $wpdb; $sites = is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 0 );
			foreach ( $sites as $site ) { $site && switch_to_blog( $site ); delete_option( 'wpp_ver' ); delete_option( 'wpp_settings_config' ); foreach ( array( 'data', 'summary', 'transients' ) as $table ) { $wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i;', "{$wpdb->prefix}popularposts$table" ) ); } $site && restore_current_blog(); }`,
	},
	'contact-form-7/wp-contact-form-7.php': {
		name: 'Contact Form 7',
		code: `define( 'WPCF7_VERSION', '6.1.6' ); define( 'WPCF7_PLUGIN', __FILE__ ); function wpcf7_contact_form() {}`,
		uninstall: `if ( ! defined( 'WPCF7_VERSION' ) ) { delete_option( 'wpcf7' ); foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => 'wpcf7_contact_form', 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); } }`,
	},
	'ultimate-faqs/ultimate-faqs.php': {
		name: 'Ultimate FAQ',
		code: `add_action( 'init', static function () { register_post_type( 'ufaq' ); register_taxonomy( 'ufaq-category', 'ufaq' ); } );`,
		uninstall: `global $wpdb; foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => 'ufaq', 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); } $wpdb->query( "DELETE FROM $wpdb->postmeta WHERE meta_key = 'ufaq_order'" ); $wpdb->query( "DELETE FROM $wpdb->term_taxonomy WHERE taxonomy = 'ufaq-category'" ); delete_option( 'EWD_UFAQ' );`,
	},
};

export type OldPlugin = keyof typeof PLUGINS;

/** Adds a plugin to the plugins folder without activating it. */
export const putPlugin = ( file: OldPlugin ) => {
	const { name, code, uninstall } = PLUGINS[ file ];
	return php(
		`$folder = WP_PLUGIN_DIR . '/' . dirname( ${ phpValue( file ) } ); wp_mkdir_p( $folder );
		file_put_contents( WP_PLUGIN_DIR . '/' . ${ phpValue( file ) }, ${ phpValue( `<?php\n/* Plugin Name: ${ name } */\n${ code }` ) } );
		file_put_contents( $folder . '/uninstall.php', ${ phpValue( `<?php ${ uninstall }` ) } );
		wp_cache_delete( 'plugins', 'plugins' );`
	);
};

/** Deactivates and deletes the plugins. */
export const removePlugins = () =>
	php(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( ${ phpValue( Object.keys( PLUGINS ) ) }, true );
		foreach ( ${ phpValue( Object.keys( PLUGINS ) ) } as $file ) { foreach ( (array) glob( WP_PLUGIN_DIR . '/' . dirname( $file ) . '/*' ) as $path ) { wp_delete_file( $path ); } is_dir( WP_PLUGIN_DIR . '/' . dirname( $file ) ) && rmdir( WP_PLUGIN_DIR . '/' . dirname( $file ) ); }`
	);
