<?php
/**
 * Plugin Name:       Pagewright
 * Description:       Page builder widgets, contact forms, popular posts and FAQs. Pages load only what they use.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Pagewright contributors
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       pagewright
 * Domain Path:       /languages
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

/** Hooks of uploads; see start(). */
const UPLOADS = array(
	'upload_mimes',
	'wp_handle_upload_prefilter',
	'wp_handle_sideload_prefilter',
	'wp_generate_attachment_metadata',
);

require_once __DIR__ . '/autoload.php';

Features\Features::answer_early();

/**
 * Returns whether this request activates the plugin in a folder. Views of public pages never do, and load no class for
 * this check.
 */
function is_arriving( string $folder ): bool {
	return ( is_admin() || defined( 'WP_CLI' ) || 'GET' !== ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		&& Switching\Arrival::of( $folder );
}

/**
 * Returns whether Page Builder was active on the site, a widget area contains its widgets, or posts with its layouts
 * were imported. On other sites, public pages load no code for layouts.
 */
function may_have_layouts(): bool {
	$options = wp_load_alloptions();
	return isset( $options['siteorigin_panels_active_version'] )
		|| isset( $options['siteorigin_panels_settings'] )
		|| isset( $options['pagewright_layouts'] )
		|| str_contains( (string) ( $options['sidebars_widgets'] ?? '' ), '"siteorigin-panels-' );
}

/** Autoloader of the classes of SiteOrigin Widgets Bundle. */
function load_bundle_class( string $name ): void {
	if ( str_starts_with( $name, 'SiteOrigin_' ) ) {
		Compat\ThirdParty::load( $name );
	}
}

/** Loads the widgets of other plugins before the list of widgets is made. Returns the list unchanged. */
function load_third_party( mixed $widgets = null ): mixed {
	if ( has_filter( 'siteorigin_widgets_widget_folders' ) ) {
		Compat\ThirdParty::load_folders();
	}
	return $widgets;
}

/** Takes over from plugins that a change of the list of active plugins removes from it. */
function take_over( mixed $before, mixed $after, bool $is_network = false ): void {
	Switching\History::changed( $before, $after );
	Switching\Departure::announce( $before, $after, $is_network );
}

/** Callback of plugin_row_meta: says what stays when the plugin is deleted. */
function add_row_meta( mixed $meta = null, mixed $file = null ): mixed {
	return is_array( $meta ) && is_string( $file ) ? Switching\PluginRow::meta( $meta, $file ) : $meta;
}

/** Callback of pre_uninstall_plugin. */
function begin_uninstall( mixed $plugin = null ): void {
	Switching\KeptData::begin( is_string( $plugin ) ? $plugin : '' );
}

/** Callback of deleted_plugin. */
function plugin_deleted( mixed $plugin = null, mixed $is_done = null ): void {
	if ( true === $is_done && is_string( $plugin ) ) {
		Switching\History::deleted( $plugin );
	}
}

/** Runs on activation. */
function activate( mixed $is_network = null ): void {
	Classic\Options::create();
	Features\Features::activate( $is_network );
	PageBuilder\Lifecycle::activate( true === $is_network );
}

/** Callback of update_option_active_plugins. */
function active_plugins_changed( mixed $before = null, mixed $after = null ): void {
	take_over( $before, $after );
}

/** Callback of update_site_option_active_sitewide_plugins, which passes the values in another order. */
function network_plugins_changed( mixed $name = null, mixed $after = null, mixed $before = null ): void {
	take_over( $before, $after, true );
}

/** Callback of rest_api_init: previews of the block editor may contain layouts. */
function begin_layouts(): void {
	PageBuilder\Hooks::begin();
}

/** Callback of pre_render_block: a block of Page Builder needs the code for layouts. */
function begin_layouts_for_block( mixed $html = null, mixed $block = null ): mixed {
	if ( is_array( $block ) && 'siteorigin-panels/layout-block' === ( $block['blockName'] ?? '' ) ) {
		PageBuilder\Hooks::begin();
	}
	return $html;
}

/** Callback of added_post_meta: an import may add the first layout. */
function layout_added( mixed $id = null, mixed $post = null, mixed $key = null ): void {
	if ( 'panels_data' === $key ) {
		add_option( 'pagewright_layouts', '1' );
	}
}

/** Callback of init: screens of the dashboard offer all patterns. */
function register_patterns_in_admin(): void {
	if ( is_admin() && ! wp_doing_ajax() ) {
		register_patterns();
	}
}

/** Callback of rest_api_init: the block editor requests patterns. */
function register_patterns(): void {
	Patterns\Patterns::register();
}

/** Callback of pre_render_block: a template may name one of our patterns. */
function register_patterns_for_block( mixed $html = null, mixed $block = null ): mixed {
	if (
		is_array( $block )
		&& 'core/pattern' === ( $block['blockName'] ?? '' )
		&& is_string( $block['attrs']['slug'] ?? null )
		&& str_starts_with( $block['attrs']['slug'], 'pagewright/' )
	) {
		register_patterns();
	}
	return $html;
}

/** Callback of pagewright/rest/start. @param mixed $except Class of an endpoint that is registered. */
function register_routes( mixed $schema = null, mixed $renderer = null, mixed $except = null ): void {
	if ( $schema instanceof Schema\Loader && $renderer instanceof Blocks\Renderer ) {
		( new Rest\Server( $schema, $renderer ) )->register_routes( is_string( $except ) ? $except : '' );
	}
}

/** Callback of plugins_loaded: adds the hooks of all parts. */
function start(): void {
	if ( ! is_file( __DIR__ . '/build/features.php' ) ) {
		( new Editor\Guard() )->hooks();
		return;
	}
	require_once __DIR__ . '/compat/globals/functions.php';
	if ( ! Schema\Loader::is_bundle_here() ) {
		spl_autoload_register( __NAMESPACE__ . '\load_bundle_class' );
		add_filter( 'pagewright/widgets/list', __NAMESPACE__ . '\load_third_party' );
		add_action( 'admin_enqueue_scripts', array( Compat\ThirdParty::class, 'enqueue_admin_scripts' ) );
		add_filter( 'pagewright/widget/data', array( Compat\Filters::class, 'data' ), 10, 2 );
		add_filter( 'pagewright/widget/html', array( Compat\Filters::class, 'html' ), 10, 3 );
		add_filter( 'pagewright/widget/wrapper', array( Compat\Filters::class, 'wrapper' ), 10, 3 );
	}
	$schema   = new Schema\Loader( __DIR__ );
	$renderer = new Blocks\Renderer( $schema );
	$parts    = array(
		new Blocks\Registrar( $schema, $renderer ),
		new Blocks\Styles( $schema ),
		...( wp_doing_ajax() ? array( new Rest\Server( $schema, $renderer ) ) : array() ),
		new Classic\Registrar( $schema, $renderer ),
		new Editor\Legacy\LegacyBlock( $schema, $renderer ),
		...( is_admin() || may_have_layouts() ? array( new PageBuilder\Hooks() ) : array() ),
		...( is_admin() || wp_doing_cron() ? array( new Switching\Hooks() ) : array() ),
		...(
			is_admin()
				? array(
					$assets = new Editor\Assets( $schema ),
					new Admin\Screen( $schema, $assets ),
				)
				: array()
		),
	);
	foreach ( $parts as $part ) {
		$part->hooks();
	}
	Features\Features::start();
	if ( defined( 'WP_CLI' ) ) {
		Switching\Cli\WpCli::register();
	}
	add_action( 'pagewright/rest/start', __NAMESPACE__ . '\register_routes', 10, 2 );
	add_action( 'rest_api_init', __NAMESPACE__ . '\begin_layouts', 5 );
	add_filter( 'pre_render_block', __NAMESPACE__ . '\begin_layouts_for_block', 10, 2 );
	add_action( 'added_post_meta', __NAMESPACE__ . '\layout_added', 10, 3 );
	// Uploads are rare, so the code for animations loads with the first one.
	foreach ( UPLOADS as $hook ) {
		add_filter( $hook, array( Providers\Animations\Uploads::class, 'start' ), 0 );
	}
	// Patterns load where an editor can choose them. Public pages load none, unless a template names one.
	add_action( 'init', __NAMESPACE__ . '\register_patterns_in_admin' );
	add_action( 'rest_api_init', __NAMESPACE__ . '\register_patterns' );
	add_filter( 'pre_render_block', __NAMESPACE__ . '\register_patterns_for_block', 10, 2 );
	// Maps on public pages link administrators to the settings. Runs before the filters of others, whose address then
	// wins.
	add_filter( 'pagewright/places/settings-url', array( Admin\Screen::class, 'keys_url' ), 5 );
}

add_filter( 'plugin_row_meta', __NAMESPACE__ . '\add_row_meta', 10, 2 );
add_action( 'pre_uninstall_plugin', __NAMESPACE__ . '\begin_uninstall' );
add_action( 'deleted_plugin', __NAMESPACE__ . '\plugin_deleted', 10, 2 );
register_activation_hook( __FILE__, __NAMESPACE__ . '\activate' );
add_action( 'update_option_active_plugins', __NAMESPACE__ . '\active_plugins_changed', 10, 2 );
add_action( 'update_site_option_active_sitewide_plugins', __NAMESPACE__ . '\network_plugins_changed', 10, 3 );
register_deactivation_hook( __FILE__, array( Features\Features::class, 'deactivate' ) );
add_action( 'plugins_loaded', __NAMESPACE__ . '\start' );
