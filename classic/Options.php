<?php
/**
 * Where classic widgets are kept.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Classic;

defined( 'ABSPATH' ) || exit;

/** Makes the option of each classic widget beforehand, so that no page view has to ask the database for one that is not there, or write it. */
final class Options {
	private const VERSION = 'pagewright_version';

	/** On activation, and after an update, when there is no activation. */
	public static function create(): void {
		foreach ( require dirname( \Pagewright\FILE ) . '/build/widgets.php' as $entry ) {
			// add_option() leaves an existing one, with the site's widgets in it, as it is.
			add_option( 'widget_' . $entry['id_base'], array( '_multiwidget' => 1 ) );
		}
		update_option( self::VERSION, \Pagewright\VERSION );
	}

	public static function update(): void {
		if ( \Pagewright\VERSION !== get_option( self::VERSION ) ) {
			self::create();
		}
	}
}
