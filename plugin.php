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

add_filter(
	'plugin_row_meta',
	static fn ( mixed $meta = null, mixed $file = null ): mixed =>
		is_array( $meta ) && is_string( $file ) ? Switching\PluginRow::meta( $meta, $file ) : $meta,
	10,
	2
);
add_action(
	'pre_uninstall_plugin',
	static fn ( mixed $plugin = null ) => Switching\KeptData::begin( is_string( $plugin ) ? $plugin : '' )
);
add_action(
	'deleted_plugin',
	static fn ( mixed $plugin = null, mixed $is_done = null ) =>
		true === $is_done && is_string( $plugin ) && Switching\History::deleted( $plugin ),
	10,
	2
);
register_activation_hook( __FILE__, static fn () => Classic\Options::create() );
register_activation_hook( __FILE__, array( Features\Features::class, 'activate' ) );
register_activation_hook(
	__FILE__,
	static fn ( mixed $is_network = null ) => PageBuilder\Lifecycle::activate( true === $is_network )
);
add_action(
	'update_option_active_plugins',
	static fn ( mixed $before = null, mixed $after = null ) => take_over( $before, $after ),
	10,
	2
);
add_action(
	'update_site_option_active_sitewide_plugins',
	static fn ( mixed $name = null, mixed $after = null, mixed $before = null ) => take_over( $before, $after, true ),
	10,
	3
);
register_deactivation_hook( __FILE__, array( Features\Features::class, 'deactivate' ) );

add_action(
	'plugins_loaded',
	static function (): void {
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
		add_action( 'rest_api_init', static fn () => ( new Rest\Server( $schema, $renderer ) )->register_routes() );
		add_action( 'rest_api_init', static fn () => PageBuilder\Hooks::begin(), 5 );
		add_filter(
			'pre_render_block',
			static fn ( mixed $html = null, mixed $block = null ): mixed =>
				is_array( $block ) && 'siteorigin-panels/layout-block' === ( $block['blockName'] ?? '' )
					? PageBuilder\Hooks::begin() ?? $html
					: $html,
			10,
			2
		);
		add_action(
			'added_post_meta',
			static fn ( mixed $id = null, mixed $post = null, mixed $key = null ) =>
				'panels_data' === $key && add_option( 'pagewright_layouts', '1' ),
			10,
			3
		);
		// Uploads are rare, so the code for animations loads with the first one.
		foreach (
			array(
				'upload_mimes',
				'wp_handle_upload_prefilter',
				'wp_handle_sideload_prefilter',
				'wp_generate_attachment_metadata',
			) as $hook
		) {
			add_filter( $hook, array( Providers\Animations\Uploads::class, 'start' ), 0 );
		}
		// Patterns load where an editor can choose them. Public pages load none, unless a template names one.
		add_action( 'init', static fn () => is_admin() && Patterns\Patterns::register() );
		add_action( 'rest_api_init', static fn () => Patterns\Patterns::register() );
		add_filter(
			'pre_render_block',
			static fn ( mixed $html = null, mixed $block = null ): mixed =>
				is_array( $block )
					&& 'core/pattern' === ( $block['blockName'] ?? '' )
					&& is_string( $block['attrs']['slug'] ?? null )
					&& str_starts_with( $block['attrs']['slug'], 'pagewright/' )
					? Patterns\Patterns::register() ?? $html
					: $html,
			10,
			2
		);
		// Page Builder registers the same shortcode and takes precedence.
		add_action(
			'init',
			static fn () =>
				Schema\Loader::is_bundle_here()
					|| shortcode_exists( 'siteorigin_widget' )
					|| add_shortcode(
						'siteorigin_widget',
						static fn ( mixed $atts = null, mixed $content = null ): string =>
							( new Classic\Shortcode( $schema, $renderer ) )->render(
								is_array( $atts ) ? $atts : '',
								is_string( $content ) ? $content : null
							)
					),
			20
		);
		// Maps on public pages link administrators to the settings. Runs before the filters of others, whose address
		// then wins.
		add_filter(
			'pagewright/places/settings-url',
			static fn ( mixed $url ): mixed => Admin\Screen::keys_url( $url ),
			5
		);
	}
);
