<?php
/**
 * Scripts of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/** Loads the scripts in admin/, and knows the style sheets beside them. */
final class Script {
	/**
	 * Loads the script of a folder.
	 *
	 * @param list<string> $after Handles that run before, besides those that the build found.
	 * @return string Its handle.
	 */
	public static function enqueue( string $folder, array $after = array() ): string {
		$handle = "pagewright-$folder";
		$asset  = require self::file( "$folder.asset.php" );
		wp_enqueue_script(
			$handle,
			plugins_url( "build/$folder.js", \Pagewright\FILE ),
			array( ...$after, ...$asset['dependencies'] ),
			$asset['version'],
			array( 'in_footer' => true )
		);
		wp_set_script_translations( $handle, 'pagewright' );
		return $handle;
	}

	/** Returns the URL of the style sheet of a folder, with its version. */
	public static function style_url( string $folder ): string {
		return add_query_arg(
			'ver',
			(string) filemtime( self::file( "$folder.css" ) ),
			plugins_url( "build/$folder.css", \Pagewright\FILE )
		);
	}

	/** Returns the URL of the script of a folder, with its version. */
	public static function url( string $folder ): string {
		$asset = require self::file( "$folder.asset.php" );
		return add_query_arg( 'ver', $asset['version'], plugins_url( "build/$folder.js", \Pagewright\FILE ) );
	}

	/** Returns the code of the script of a folder. */
	public static function code( string $folder ): string {
		return (string) file_get_contents( self::file( "$folder.js" ) );
	}

	private static function file( string $name ): string {
		return dirname( __DIR__, 2 ) . "/build/$name";
	}
}
