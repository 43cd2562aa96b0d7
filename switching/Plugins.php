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

/** Finds them by their folders: `plugins/<plugin>` here, and `switching/<plugin>` in features. */
final class Plugins {
	/** @return array<string, Plugin> By the name of the folder, in alphabetical order. */
	public static function all(): array {
		return Memory::remember( self::class, 'all', self::load( ... ) );
	}

	/** @return array<string, Plugin> */
	private static function load(): array {
		$plugins = array();
		$root    = dirname( __DIR__ );
		foreach (
			array(
				...(array) glob( __DIR__ . '/plugins/*/Plugin.php' ),
				...(array) glob( $root . '/features/*/switching/*/Plugin.php' ),
			) as $file
		) {
			$folder = dirname( substr( (string) $file, strlen( $root ) + 1 ) );
			$id     = basename( $folder );
			$class  = 'Pagewright\\'
				. str_replace( array( '-', '/' ), array( '', '\\' ), ucwords( $folder, '-/' ) ) . '\\Plugin';
			if ( is_subclass_of( $class, Plugin::class ) ) {
				$plugins[ $id ] = new $class( $id );
			}
		}
		ksort( $plugins );
		return $plugins;
	}

	public static function find( string $id ): ?Plugin {
		return self::all()[ $id ] ?? null;
	}
}
