<?php
/**
 * Summarizes layouts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Builder\Content;
use Pagewright\Fields\Builder\Layout;
use Pagewright\Fields\Builder\LayoutRows;

/** Describes layouts to people who edit them. */
final class Summary {
	/** Maximum depth of nested layouts. */
	private const MAX_DEPTH = 5;

	/**
	 * Returns the names of the widgets without duplicates.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return list<string>
	 */
	public static function names( array $layout ): array {
		return array_map( self::name( ... ), self::classes( $layout ) );
	}

	/**
	 * Returns the names of missing widgets.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return list<string>
	 */
	public static function missing( array $layout ): array {
		return array_map(
			self::name( ... ),
			array_values(
				array_filter(
					self::classes( $layout ),
					static fn ( string $class ): bool => null === Layout::known( $class )
				)
			)
		);
	}

	/**
	 * Returns the URLs of background images by attachment ID.
	 *
	 * @param array<string, mixed> $layout Layout.
	 * @return array<int, string>
	 */
	public static function pictures( array $layout ): array {
		$pictures = array();
		array_walk_recursive(
			$layout,
			static function ( mixed $value, mixed $key ) use ( &$pictures ): void {
				if ( 'background_image_attachment' === $key && is_numeric( $value ) && $value > 0 ) {
					$pictures[ (int) $value ] = (string) wp_get_attachment_image_url( (int) $value, 'full' );
				}
			}
		);
		return array_filter( $pictures );
	}

	/**
	 * @param array<string, mixed> $layout Layout.
	 * @return list<string> PHP classes of widgets without duplicates; those of inner layouts replace the widget with
	 *    the layout.
	 */
	private static function classes( array $layout, int $depth = 0 ): array {
		$classes = array();
		foreach ( LayoutRows::objects( $layout['widgets'] ?? null ) as $widget ) {
			$info  = $widget['panels_info'] ?? $widget['info'] ?? array();
			$class = LayoutRows::class_of( is_array( $info ) ? $info['class'] ?? null : null );
			$inner = 'SiteOrigin_Panels_Widgets_Layout' === $class && $depth < self::MAX_DEPTH
				? Content::read( $widget['panels_data'] ?? null )
				: array();
			array_push( $classes, ...( array() === $inner ? array( $class ) : self::classes( $inner, $depth + 1 ) ) );
		}
		return array_values( array_unique( $classes ) );
	}

	/** Converts `SiteOrigin_Widget_Button_Widget` to the name of the widget, or to readable words if it is missing. */
	private static function name( string $class ): string {
		$known = Layout::known( $class );
		$words = trim(
			strtr(
				(string) preg_replace(
					'/^(SiteOrigin_Widget_|SiteOrigin_Panels_Widgets_|WP_Widget_)|_?Widget$/',
					'',
					$class
				),
				'\\_',
				'  '
			)
		);
		return null !== $known
			? (string) $known->name
			: ( '' === $words ? __( 'Unknown widget', 'pagewright' ) : $words );
	}
}
