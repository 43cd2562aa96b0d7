<?php
/**
 * Finds classes of this plugin: Pagewright\Blocks\PriceTable\Render is in blocks/price-table/Render.php, and
 * ContactForm7 is contact-form-7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		/** @var array<string, string> $folders Namespace => folder. */
		static $folders = array();
		if ( str_starts_with( $name, 'Pagewright\\' ) ) {
			$end      = (int) strrpos( $name, '\\' );
			$space    = substr( $name, 11, max( 0, $end - 11 ) );
			$folder = $folders[ $space ] ??= strtolower(
				(string) preg_replace( '/(?<=[^\\\\])(?:[A-Z]|(?<!\d)\d)/', '-$0', $space )
			);
			$path     = __DIR__ . '/' . str_replace( '\\', '/', $folder ) . '/' . substr( $name, $end + 1 ) . '.php';
			if ( is_file( $path ) ) {
				require $path;
			}
		}
	},
	// Runs before the autoloaders of WordPress and of other plugins: a page of widgets loads about two hundred classes,
	// and the others know none of them.
	prepend: true
);
