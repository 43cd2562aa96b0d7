<?php
/**
 * The settings screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Admin;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Defaults;
use Pagewright\Blocks\Example;
use Pagewright\Blocks\Offer;
use Pagewright\Blocks\Registrar;
use Pagewright\Editor\Assets;
use Pagewright\Features\Settings as FeatureSettings;
use Pagewright\Output\Json;
use Pagewright\Providers\Keys;
use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** Settings → Pagewright: widgets, their settings, API keys and the default look. Loads nothing elsewhere. */
final class Screen {
	public const SLUG = 'pagewright';

	public const CAPABILITY = 'manage_options';

	private const HANDLE = 'pagewright-admin';

	public function __construct( private readonly Loader $schema, private readonly Assets $assets ) {}

	public function hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( \Pagewright\FILE ), array( $this, 'add_link' ) );
	}

	/** Returns the URL where the keys are set, unless another plugin provides one. */
	public static function keys_url( mixed $url ): mixed {
		return '' === $url ? self::url( 'keys' ) : $url;
	}

	public function add_page(): void {
		$hook = add_options_page(
			__( 'Pagewright', 'pagewright' ),
			__( 'Pagewright', 'pagewright' ),
			self::CAPABILITY,
			self::SLUG,
			array( $this, 'print' )
		);
		if ( false !== $hook ) {
			add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ), 1 );
		}
	}

	/**
	 * @param mixed $links Links in the plugin's row, by name.
	 * @return mixed The links, including ours.
	 */
	public function add_link( mixed $links = null ): mixed {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'pagewright' ) );
		return is_array( $links ) && current_user_can( self::CAPABILITY )
			? array( 'settings' => $link ) + $links
			: $links;
	}

	public function print(): void {
		printf(
			'<div class="wrap pagewright-screen"><h1>%s</h1><hr class="wp-header-end"><div id="pagewright-screen"><noscript>%s</noscript></div></div>',
			esc_html__( 'Pagewright', 'pagewright' ),
			esc_html__( 'This screen requires JavaScript.', 'pagewright' )
		);
	}

	public function enqueue(): void {
		Assets::register_script( self::HANDLE, 'admin' );
		// Forms of widgets need the key in the browser, those of settings do not.
		add_filter( 'pagewright/places/google-key', '__return_empty_string', PHP_INT_MAX );
		$this->assets->print_configuration( self::HANDLE );
		remove_filter( 'pagewright/places/google-key', '__return_empty_string', PHP_INT_MAX );
		wp_add_inline_script(
			self::HANDLE,
			'window.pagewrightScreen=' . Json::script( $this->configuration() ) . ';',
			'before'
		);
		wp_enqueue_script( self::HANDLE );
		wp_enqueue_style(
			self::HANDLE,
			plugins_url( 'build/admin.css', \Pagewright\FILE ),
			array( Registrar::EDITOR_HANDLE ),
			(string) filemtime( dirname( \Pagewright\FILE ) . '/build/admin.css' )
		);
		wp_enqueue_editor();
		wp_enqueue_media();
	}

	/** Returns the URL of a tab relative to wp-admin, as menus contain it. */
	public static function path( string $tab = '' ): string {
		return 'options-general.php?page=' . self::SLUG . ( '' === $tab ? '' : "#$tab" );
	}

	/**
	 * Returns the URL of a tab.
	 *
	 * @param string $tab Its name; '' for the first.
	 */
	public static function url( string $tab = '' ): string {
		return admin_url( self::path( $tab ) );
	}

	/** @return array<string, mixed> */
	private function configuration(): array {
		/**
		 * Adds data for the tabs of features on the settings screen.
		 *
		 * @param array<string, mixed> $data Values by the name of the tab.
		 */
		$tabs = (array) apply_filters( 'pagewright/screen/data', array() );
		return array(
			'widgets'  => array_map( self::entry( ... ), array_values( $this->schema->all() ) ),
			'defaults' => Defaults::saved(),
			'palette'  => self::palette(),
			'features' => array( 'settings' => FeatureSettings::load()->values() ),
		) + Keys::state() + $tabs;
	}

	/** @return array<string, mixed> */
	private static function entry( Widget $widget ): array {
		return array(
			'class'       => $widget->class,
			'isOffered'   => Offer::has( $widget ),
			'isFixed'     => Offer::has( $widget ) !== Offer::is_chosen( $widget ),
			'hasSettings' => array() !== array_diff_key( $widget->settings_fields(), array( 'api_key' => 0 ) ),
			'example'     => Example::REFERENCE,
		);
	}

	/**
	 * Returns the theme's colors by the slugs in its CSS; WordPress's own if the theme has none.
	 *
	 * @return list<array{slug: string, name: string, color: string}>
	 */
	private static function palette(): array {
		$palettes = (array) wp_get_global_settings( array( 'color', 'palette' ) );
		$chosen   = array_merge(
			(array) ( $palettes['theme'] ?? array() ),
			(array) ( $palettes['custom'] ?? array() )
		);
		$found    = array();
		foreach ( array() === $chosen ? (array) ( $palettes['default'] ?? array() ) : $chosen as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['slug'] ?? null ) && is_string( $entry['color'] ?? null ) ) {
				$found[] = array(
					'slug'  => $entry['slug'],
					'name'  => (string) ( $entry['name'] ?? $entry['slug'] ),
					'color' => $entry['color'],
				);
			}
		}
		return $found;
	}
}
