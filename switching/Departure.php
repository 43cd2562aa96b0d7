<?php
/**
 * Detects the deactivation of plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Finds the plugins that a change of the list of active plugins removes. */
final class Departure {
	/**
	 * Returns whether a change removes a plugin.
	 *
	 * @param string $folder Folder of the plugin.
	 * @param mixed  $before Active plugins before the change: files; for a network, as keys.
	 * @param mixed  $after  Active plugins after it.
	 */
	public static function of( string $folder, mixed $before, mixed $after ): bool {
		return self::has( $folder, $before ) && is_array( $after ) && ! self::has( $folder, $after );
	}

	/**
	 * Tells the features which plugins a change removes.
	 *
	 * @param mixed $before     As above.
	 * @param mixed $after      As above.
	 * @param bool  $is_network Whether it is the list of a network.
	 */
	public static function announce( mixed $before, mixed $after, bool $is_network ): void {
		$gone = is_array( $after ) ? array_diff( self::folders( $before ), self::folders( $after ) ) : array();
		foreach ( $gone as $folder ) {
			/**
			 * Fires after a plugin left the list of active plugins.
			 *
			 * @param string $folder     Folder of the plugin.
			 * @param bool   $is_network Whether it was active for a network.
			 */
			do_action( 'pagewright/switching/deactivated', $folder, $is_network );
		}
	}

	private static function has( string $folder, mixed $plugins ): bool {
		return in_array( $folder, self::folders( $plugins ), true );
	}

	/** @return list<string> Folders of the plugins in a list. */
	private static function folders( mixed $plugins ): array {
		$files = is_array( $plugins ) ? array( ...array_keys( $plugins ), ...array_values( $plugins ) ) : array();
		return array_values(
			array_unique(
				array_map(
					static fn ( string $file ): string => (string) strstr( $file, '/', true ),
					array_filter(
						$files,
						static fn ( mixed $file ): bool => is_string( $file ) && str_contains( $file, '/' )
					)
				)
			)
		);
	}
}
