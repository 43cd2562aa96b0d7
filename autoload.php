<?php
/**
 * Finds classes of this plugin: Pagewright\Blocks\PriceTable\Render is in blocks/price-table/Render.php.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, 'Pagewright\\' ) ) {
			$parts = explode( '\\', substr( $name, 11 ) );
			$file  = array_pop( $parts ) . '.php';
			$dirs  = array_map( static fn ( $part ) => strtolower( (string) preg_replace( '/(?<!^)[A-Z]/', '-$0', $part ) ), $parts );
			$path  = __DIR__ . '/' . implode( '/', array( ...$dirs, $file ) );
			is_file( $path ) && require $path;
		}
	}
);
