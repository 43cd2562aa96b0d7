<?php
/**
 * Finds installed plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Finds installed plugins by their folders. Plugins are identified by their file relative to the plugins folder, as in
 * WordPress.
 */
final class Installed {
	/**
	 * Returns the files of active plugins in these folders, including network-active ones.
	 *
	 * @param list<string> $folders Folders.
	 * @return list<string>
	 */
	public static function active( array $folders ): array {
		$files = array(
			...array_values( (array) get_option( 'active_plugins', array() ) ),
			...array_keys( self::of_network() ),
		);
		return array_values(
			array_unique(
				array_filter(
					$files,
					static fn ( mixed $file ): bool =>
						is_string( $file )
							&& in_array( dirname( $file ), $folders, true )
							&& is_file( WP_PLUGIN_DIR . '/' . $file )
				)
			)
		);
	}

	/**
	 * Returns the existing ones of these folders. Reads no plugin files.
	 *
	 * @param list<string> $folders Folders.
	 * @return list<string>
	 */
	public static function folders( array $folders ): array {
		return array_values(
			array_filter( $folders, static fn ( string $folder ): bool => is_dir( WP_PLUGIN_DIR . '/' . $folder ) )
		);
	}

	/**
	 * Returns the files of all plugins in these folders.
	 *
	 * @param list<string> $folders Folders.
	 * @return list<string>
	 */
	public static function files( array $folders ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$found = array();
		foreach ( self::folders( $folders ) as $folder ) {
			$found = array(
				...$found,
				...array_map(
					static fn ( string $file ): string => "$folder/$file",
					array_keys( get_plugins( "/$folder" ) )
				),
			);
		}
		return $found;
	}

	public static function is_of_network( string $file ): bool {
		return isset( self::of_network()[ $file ] );
	}

	/** @return array<string, mixed> Files of network-active plugins, as keys. */
	private static function of_network(): array {
		return is_multisite() ? (array) get_site_option( 'active_sitewide_plugins', array() ) : array();
	}
}
