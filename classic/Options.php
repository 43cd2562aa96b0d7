<?php
/**
 * Where classic widgets are kept.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Settings;

/** Makes the option of each classic widget beforehand, so that no page view has to ask the database for one that is not there, or write it. */
final class Options {
	private const VERSION = 'pagewright_version';

	/** On activation, and after an update, when there is no activation. A plugin that was never built has no widgets yet. */
	public static function create(): void {
		$index   = dirname( \Pagewright\FILE ) . '/build/widgets.php';
		$widgets = is_file( $index ) ? require $index : array();
		foreach ( $widgets as $entry ) {
			// add_option() leaves an existing one, with the site's widgets in it, as it is.
			add_option( 'widget_' . $entry['id_base'], array( '_multiwidget' => 1 ) );
		}
		// Settings that another plugin left are read with all others; those that are not there stay away.
		wp_set_option_autoload_values( array_fill_keys( array_map( Settings::option_of( ... ), array_column( $widgets, 'class' ) ), true ) );
		update_option( self::VERSION, \Pagewright\VERSION );
	}

	public static function update(): void {
		if ( \Pagewright\VERSION !== get_option( self::VERSION ) ) {
			self::create();
		}
	}
}
