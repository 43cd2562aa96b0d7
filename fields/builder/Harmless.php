<?php
/**
 * Layouts without anything that runs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Tinymce\RichText;

/**
 * Treats a layout as written by somebody who may not write any HTML, whoever looks at it: WordPress looks into the attributes of a block when a post
 * is saved, but not into JSON in them, nor into shortcodes, and a layout may name any widget.
 */
final class Harmless {
	/** Levels of values inside a layout; deeper than any form can make. */
	private const MAX_LEVELS = 60;

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/** Widgets of WordPress: they print nothing but their texts, which are filtered, and what WordPress makes. */
	private const OF_WORDPRESS = array(
		'WP_Nav_Menu_Widget',
		'WP_Widget_Archives',
		'WP_Widget_Block',
		'WP_Widget_Calendar',
		'WP_Widget_Categories',
		'WP_Widget_Custom_HTML',
		'WP_Widget_Links',
		'WP_Widget_Media_Audio',
		'WP_Widget_Media_Gallery',
		'WP_Widget_Media_Image',
		'WP_Widget_Media_Video',
		'WP_Widget_Meta',
		'WP_Widget_Pages',
		'WP_Widget_RSS',
		'WP_Widget_Recent_Comments',
		'WP_Widget_Recent_Posts',
		'WP_Widget_Search',
		'WP_Widget_Tag_Cloud',
		'WP_Widget_Text',
	);

	/**
	 * The layout with every text in it, and every key, as RichText lets it pass.
	 *
	 * @param array<mixed> $layout Layout.
	 * @return array<mixed>
	 */
	public static function layout( array $layout ): array {
		return (array) self::value( $layout );
	}

	/** A text as the content of a post by somebody without rights; blocks in it have attributes of their own. */
	public static function text( string $text ): string {
		$clean = str_contains( $text, '<' ) ? RichText::clean( $text ) : $text;
		return str_contains( $clean, '<!-- wp:' ) ? filter_block_content( $clean, 'post' ) : $clean;
	}

	/**
	 * The values that a widget takes: those of WordPress take single ones, and end the page at any other.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed>
	 */
	public static function values( \WP_Widget $widget, array $values ): array {
		if ( ! in_array( $widget::class, self::OF_WORDPRESS, true ) ) {
			return $values;
		}
		$ids = wp_parse_id_list( array_filter( is_array( $values['ids'] ?? null ) ? $values['ids'] : array(), 'is_scalar' ) );
		return array_filter( $values, 'is_scalar' ) + ( array() === $ids ? array() : array( 'ids' => $ids ) );
	}

	/**
	 * What a widget printed: of widgets that nobody here knows only what a post may hold.
	 *
	 * @param string     $class  Name in the layout.
	 * @param \WP_Widget $widget The widget of that name.
	 */
	public static function output( string $class, \WP_Widget $widget, string $html ): string {
		return self::is_known( $class, $widget ) ? $html : RichText::clean( $html );
	}

	/** Whether a widget prints nothing that runs, whatever its values are. Ours filter them; those of other plugins that use our fields do not. */
	public static function is_known( string $class, \WP_Widget $widget ): bool {
		if ( str_starts_with( $widget::class, 'Pagewright\\' ) ) {
			return ! is_subclass_of( $class, 'SiteOrigin_Widget' );
		}
		/**
		 * Changes which widgets in layouts print HTML as it is. A contributor can give them any values: list widgets that escape whatever they print.
		 *
		 * @param list<string> $classes PHP classes.
		 */
		return in_array( $widget::class, (array) apply_filters( 'pagewright/builder/known-widgets', self::OF_WORDPRESS ), true );
	}

	private static function value( mixed $value, int $depth = 0 ): mixed {
		if ( is_array( $value ) ) {
			$clean = array();
			foreach ( $depth < self::MAX_LEVELS ? $value : array() as $key => $each ) {
				$clean[ is_string( $key ) ? self::text( $key ) : $key ] = self::value( $each, $depth + 1 );
			}
			return $clean;
		}
		if ( ! is_string( $value ) ) {
			return is_scalar( $value ) ? $value : null;
		}
		$inner = 1 === preg_match( '/^\s*[\[{]/', $value ) ? json_decode( $value, true ) : null;
		if ( ! is_array( $inner ) ) {
			return self::text( $value );
		}
		$filtered = self::value( $inner, $depth + 1 );
		// Code that does not read it as JSON prints it: written anew, it has no markup in it.
		return $filtered === $inner && self::text( $value ) === $value ? $value : (string) wp_json_encode( $filtered, self::JSON );
	}
}
