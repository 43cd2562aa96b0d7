<?php
/**
 * Finds the widgets of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

/** Creates the widgets under the names in content. */
final class Widgets {
	/** Returns the widget for a name in a layout; null for others. Registers it for the_widget(). */
	public static function find( string $name ): ?\WP_Widget {
		global $wp_widget_factory;
		if ( ! in_array( $name, Hooks::WIDGETS, true ) ) {
			return null;
		}
		return $wp_widget_factory->widgets[ $name ] ??= self::create( $name );
	}

	public static function create( string $name ): \WP_Widget {
		return match ( $name ) {
			'SiteOrigin_Panels_Widgets_PostContent' => new PostContentWidget(),
			'SiteOrigin_Panels_Widgets_PostLoop'    => new PostLoopWidget(),
			default                                 => new LayoutWidget(),
		};
	}
}
