<?php
/**
 * The plugins that Pagewright replaces.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Finds them by their folders. */
final class Plugins {
	/** @return array<string, Plugin> By the name of the folder. */
	public static function all(): array {
		return Memory::remember( self::class, 'all', self::load( ... ) );
	}

	/** @return array<string, Plugin> */
	private static function load(): array {
		$plugins = array();
		foreach ( (array) glob( __DIR__ . '/plugins/*/Plugin.php' ) as $file ) {
			$id    = basename( dirname( (string) $file ) );
			$class = __NAMESPACE__ . '\\Plugins\\' . str_replace( '-', '', ucwords( $id, '-' ) ) . '\\Plugin';
			if ( is_subclass_of( $class, Plugin::class ) ) {
				$plugins[ $id ] = new $class( $id );
			}
		}
		return $plugins;
	}

	public static function find( string $id ): ?Plugin {
		return self::all()[ $id ] ?? null;
	}
}
