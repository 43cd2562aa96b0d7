<?php
/**
 * Starts the features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/**
 * Knows which features there are: the build compiles the folders beside this file into build/features.php. Nothing else
 * names a feature.
 */
final class Features {
	/** Option with the settings of all features. */
	public const OPTION = 'pagewright_features';

	/**
	 * Answers requests that need little of WordPress, before other plugins load. All other requests cost only a
	 * comparison. A plugin without a build has no features.
	 */
	public static function answer_early(): void {
		$url   = (string) ( $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$early = is_file( self::file() ) ? self::compiled()['early'] : array();
		foreach ( $early as $part => $class ) {
			if ( str_contains( $url, $part ) ) {
				$class::answer();
			}
		}
	}

	/**
	 * Adds the hooks of every feature. One that settings turn on and off loads nothing while they are off; the others
	 * check in their callbacks. A feature with a hooks.json loads nothing until one of the actions in it fires.
	 */
	public static function start(): void {
		$features = self::compiled();
		$stored   = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : array();
		foreach ( $features['hooks'] as $class => $switches ) {
			if (
				array() === $switches
				|| (
					is_array( $stored )
					&& in_array( true, array_intersect_key( $stored, array_flip( $switches ) ), true )
				)
			) {
				$class::add();
			}
		}
		foreach ( $features['callbacks'] as [ $hook, $class, $method, $accepted ] ) {
			add_action( $hook, array( $class, $method ), 10, $accepted );
		}
	}

	/**
	 * Calls activate() of the features that have it.
	 *
	 * @param mixed $is_network Whether the plugin is activated for a network.
	 */
	public static function activate( mixed $is_network = null ): void {
		self::call( 'activate', true === $is_network );
	}

	/**
	 * Calls deactivate() of the features that have it.
	 *
	 * @param mixed $is_network Whether the plugin is deactivated for a network.
	 */
	public static function deactivate( mixed $is_network = null ): void {
		self::call( 'deactivate', true === $is_network );
	}

	/** Calls uninstall() of the features that have it, and deletes the settings of all. */
	public static function uninstall(): void {
		self::call( 'uninstall', is_multisite() );
		Sites::each( is_multisite(), array( Settings::class, 'delete' ) );
	}

	/**
	 * @return list<class-string> Endpoints of the features. Their constructors get the list of widgets and the
	 *    renderer.
	 */
	public static function endpoints(): array {
		return self::compiled()['endpoints'];
	}

	/**
	 * @return array<string, array{0: bool|int, 1?: int, 2?: int}> Settings of all features: name => default, and
	 *    minimum and maximum of a number.
	 */
	public static function settings(): array {
		return self::compiled()['settings'];
	}

	/**
	 * @return array{hooks: array<class-string, list<string>>, callbacks: list<array{string, class-string, string,
	 *    int}>, endpoints: list<class-string>, early: array<string, class-string>, settings: array<string, array{0:
	 *    bool|int, 1?: int, 2?: int}>}
	 */
	private static function compiled(): array {
		return require self::file();
	}

	private static function file(): string {
		return dirname( __DIR__ ) . '/build/features.php';
	}

	/** Reads the folders, because a plugin can be deleted without a build. */
	private static function call( string $event, bool $is_network ): void {
		foreach ( (array) glob( __DIR__ . '/*/Lifecycle.php' ) as $file ) {
			$class = __NAMESPACE__ . '\\'
				. str_replace( '-', '', ucwords( basename( dirname( (string) $file ) ), '-' ) ) . '\\Lifecycle';
			if ( method_exists( $class, $event ) ) {
				$class::$event( $is_network );
			}
		}
	}
}
