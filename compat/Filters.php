<?php
/**
 * Runs filters of the original plugin for our widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;
use Pagewright\Schema\Widget;

/**
 * Passes data, HTML and wrapper of our widgets to filters of the original; their third argument is the classic widget.
 */
final class Filters {
	/**
	 * @param mixed  $data   Sanitized data.
	 * @param Widget $widget The widget.
	 */
	public static function data( mixed $data, Widget $widget ): mixed {
		if ( null !== ThirdParty::widget_of( $widget->class ) ) {
			return $data;
		}
		foreach (
			array( 'siteorigin_widgets_instance', "siteorigin_widgets_instance_{$widget->id_base}" ) as $filter
		) {
			$data = has_filter( $filter )
				? self::whole( apply_filters( $filter, $data, self::classic( $widget ) ), $data )
				: $data;
		}
		return $data;
	}

	/**
	 * @param mixed                $html   HTML of the template.
	 * @param array<string, mixed> $data   Sanitized data.
	 * @param Widget               $widget The widget.
	 */
	public static function html( mixed $html, array $data, Widget $widget ): mixed {
		$filter = "siteorigin_widgets_template_html_{$widget->id_base}";
		return null === ThirdParty::widget_of( $widget->class ) && has_filter( $filter )
			? apply_filters( $filter, $html, $data, self::classic( $widget ) )
			: $html;
	}

	/**
	 * @param mixed                $attributes Name => value.
	 * @param Widget               $widget     The widget.
	 * @param array<string, mixed> $data       Sanitized data.
	 */
	public static function wrapper( mixed $attributes, Widget $widget, array $data = array() ): mixed {
		$attributes = (array) $attributes;
		if ( ! self::has_wrapper_filter( $widget->id_base ) ) {
			return $attributes;
		}
		$ask        = static fn ( string $part, mixed $value ): mixed =>
			has_filter( "siteorigin_widgets_wrapper_{$part}_{$widget->id_base}" )
				? apply_filters(
					"siteorigin_widgets_wrapper_{$part}_{$widget->id_base}",
					$value,
					$data,
					self::classic( $widget )
				)
				: $value;
		$classes    = (string) ( $attributes['class'] ?? '' );
		$asked      = $ask( 'classes', preg_split( '/\s+/', $classes, -1, PREG_SPLIT_NO_EMPTY ) );

		$attributes['class'] = is_array( $asked ) ? implode( ' ', array_map( 'strval', $asked ) ) : $classes;
		$attributes['id']    = (string) $ask( 'id', $attributes['id'] ?? '' );
		foreach ( (array) $ask( 'data', array() ) as $name => $value ) {
			$attributes[ 'data-' . sanitize_key( (string) $name ) ] = is_scalar( $value )
				? (string) $value
				: Json::text( $value );
		}
		return $attributes;
	}

	/** Returns whether a filter changes the elements around widgets of this type. On most sites, none does. */
	private static function has_wrapper_filter( string $id_base ): bool {
		return has_filter( "siteorigin_widgets_wrapper_classes_{$id_base}" )
			|| has_filter( "siteorigin_widgets_wrapper_id_{$id_base}" )
			|| has_filter( "siteorigin_widgets_wrapper_data_{$id_base}" );
	}

	/** Templates read every field, so fields that a filter removed are restored. */
	private static function whole( mixed $changed, mixed $data ): mixed {
		if ( ! is_array( $changed ) || ! is_array( $data ) || array_is_list( $data ) ) {
			return gettype( $changed ) === gettype( $data ) ? $changed : $data;
		}
		foreach ( $data as $key => $value ) {
			$changed[ $key ] = array_key_exists( $key, $changed )
				? ( is_array( $value ) ? self::whole( $changed[ $key ], $value ) : $changed[ $key ] )
				: $value;
		}
		return $changed;
	}

	private static function classic( Widget $widget ): ?\WP_Widget {
		global $wp_widget_factory;
		return $wp_widget_factory->widgets[ $widget->class ] ?? null;
	}
}
