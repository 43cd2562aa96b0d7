import { phpFile } from './site';

const { call } = phpFile( 'tests/support/old-plugins.php' );

/**
 * Test doubles of replaced plugins. Their uninstallers delete the same data as those of WordPress
 * Popular Posts 7.3 and Contact Form 7 6.1.
 */
const PLUGINS = {
	'wordpress-popular-posts/wordpress-popular-posts.php': {
		name: 'WordPress Popular Posts',
		code: `define( 'WPP_VERSION', '7.3.8' ); function wpp_get_views() { return 'theirs'; } foreach ( array( 'wpp' => 'their list', 'wpp_views_count' => 'their count' ) as $tag => $words ) { shortcode_exists( $tag ) || add_shortcode( $tag, static fn () => $words ); }`,
		uninstall: `global $wpdb; $sites = is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 0 );
			foreach ( $sites as $site ) { $site && switch_to_blog( $site ); delete_option( 'wpp_ver' ); delete_option( 'wpp_settings_config' ); foreach ( array( 'data', 'summary', 'transients' ) as $table ) { $wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i;', "{$wpdb->prefix}popularposts$table" ) ); } $site && restore_current_blog(); }`,
	},
	'contact-form-7/wp-contact-form-7.php': {
		name: 'Contact Form 7',
		code: `define( 'WPCF7_VERSION', '6.1.6' ); define( 'WPCF7_PLUGIN', __FILE__ ); function wpcf7_contact_form() {} add_shortcode( 'contact-form-7', static fn () => 'their form' );`,
		uninstall: `if ( ! defined( 'WPCF7_VERSION' ) ) { delete_option( 'wpcf7' ); foreach ( get_posts( array( 'numberposts' => -1, 'post_type' => 'wpcf7_contact_form', 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); } }`,
	},
	// Names that it declares, and that no other plugin may declare or register.
	'so-widgets-bundle/so-widgets-bundle.php': {
		name: 'SiteOrigin Widgets Bundle',
		code: `define( 'SOW_BUNDLE_VERSION', '1.72.0' );
			class SiteOrigin_Widgets_Bundle {}
			abstract class SiteOrigin_Widget extends WP_Widget {}
			class SiteOrigin_Widget_Button_Widget extends SiteOrigin_Widget {
				public function __construct() { parent::__construct( 'sow-button', 'Their button' ); }
				public function widget( $args, $instance ) { echo 'their widget'; }
			}
			function siteorigin_widget_register( $id, $path, $class = false ) {}
			function sow_esc_url( $url ) { return esc_url( $url ); }
			add_action( 'widgets_init', static fn () => register_widget( 'SiteOrigin_Widget_Button_Widget' ) );
			add_filter( 'block_categories_all', static function ( $all ) { $all[] = array( 'slug' => 'siteorigin', 'title' => 'Theirs' ); return $all; } );
			add_action( 'init', static function () {
				register_block_type( 'sowb/siteorigin-widget-button-widget', array( 'render_callback' => static fn () => 'their block' ) );
				register_block_type( 'sowb/widget-block', array( 'render_callback' => static fn () => 'their old block' ) );
			} );
			add_action( 'rest_api_init', static fn () => register_rest_route( 'sowb/v1', '/widgets/forms', array( 'methods' => 'POST', 'permission_callback' => '__return_true', 'callback' => static fn () => 'their form' ) ) );
			add_action( 'wp_ajax_so_widgets_search_posts', static function () { echo 'their posts'; exit; } );`,
		uninstall: '',
	},
	'siteorigin-panels/siteorigin-panels.php': {
		name: 'Page Builder by SiteOrigin',
		code: `define( 'SITEORIGIN_PANELS_VERSION', '2.34.0' );`,
		uninstall: '',
	},
	'honeypot/wp-armour.php': {
		name: 'WP Armour - Honeypot Anti Spam',
		code: `function wpa_save_stats() {}`,
		uninstall: `foreach ( array( 'wpa_installed_date', 'wpa_stats', 'wpa_field_name', 'wpa_error_message', 'wpa_disable_test_widget', 'wpa_disable_jquery', 'wpa_enable_timer', 'wpa_min_time', 'wpa_require_interaction', 'wpa_stop_words' ) as $option ) { delete_option( $option ); delete_site_option( $option ); }`,
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
	return call(
		'put_plugin',
		file,
		`<?php\n/* Plugin Name: ${ name } */\n${ code }`,
		`<?php ${ uninstall }`
	);
};

/** Deactivates and deletes the plugins with the records of it. */
export const removePlugins = () => call( 'remove_plugins', Object.keys( PLUGINS ) );
