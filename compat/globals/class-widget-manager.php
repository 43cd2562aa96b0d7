<?php
/**
 * Registry of widget objects of the original plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Finds the object of a widget class. */
final class SiteOrigin_Widgets_Widget_Manager {
	public static function single(): self {
		return Memory::remember( self::class, 'instance', static fn (): self => new self() );
	}

	/** Returns the object of a class: of another plugin, else the classic widget. Null when there is none. */
	public static function get_widget_instance( $class ): ?WP_Widget {
		global $wp_widget_factory;
		return Pagewright\Compat\ThirdParty::widget_of( (string) $class )
			?? $wp_widget_factory->widgets[ (string) $class ]
			?? null;
	}
}
