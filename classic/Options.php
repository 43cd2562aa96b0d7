<?php
/**
 * Options of classic widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Settings;

/**
 * Creates the option of each classic widget in advance, so that page views neither query a missing option nor write it.
 */
final class Options {
	private const VERSION = 'pagewright_version';

	/**
	 * Runs on activation, and after an update, which has no activation. A plugin that was never built has no widgets
	 * yet.
	 */
	public static function create(): void {
		$index   = dirname( \Pagewright\FILE ) . '/build/widgets.php';
		$widgets = is_file( $index ) ? require $index : array();
		foreach ( $widgets as $entry ) {
			// add_option() does not change an existing option with the site's widgets.
			add_option( 'widget_' . $entry['id_base'], array( '_multiwidget' => 1 ) );
		}
		// Settings of the other plugin become autoloaded; missing ones are not created.
		wp_set_option_autoload_values(
			array_fill_keys( array_map( Settings::option_of( ... ), array_column( $widgets, 'class' ) ), true )
		);
		update_option( self::VERSION, \Pagewright\VERSION );
	}

	public static function update(): void {
		if ( \Pagewright\VERSION !== get_option( self::VERSION ) ) {
			self::create();
		}
	}
}
