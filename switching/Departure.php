<?php
/**
 * Detects the deactivation of plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Returns whether a change of the list of active plugins removes a plugin. */
final class Departure {
	/**
	 * @param string $folder Folder of the plugin.
	 * @param mixed  $before Active plugins before the change: files; for a network, as keys.
	 * @param mixed  $after  Active plugins after it.
	 */
	public static function of( string $folder, mixed $before, mixed $after ): bool {
		return self::has( $folder, $before ) && is_array( $after ) && ! self::has( $folder, $after );
	}

	private static function has( string $folder, mixed $plugins ): bool {
		$files = is_array( $plugins ) ? array( ...array_keys( $plugins ), ...array_values( $plugins ) ) : array();
		return array() !== array_filter(
			$files,
			static fn ( mixed $file ): bool => is_string( $file ) && str_starts_with( $file, "$folder/" )
		);
	}
}
