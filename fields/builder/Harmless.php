<?php
/**
 * Layouts without active content.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Tinymce\RichText;

/**
 * Treats every layout as if its author may not write unfiltered HTML, independent of the current user. WordPress
 * filters the attributes of a block when a post is saved, but not JSON inside them, nor shortcodes, and a layout can
 * contain any widget.
 */
final class Harmless {
	/** Maximum depth of values in a layout; no form creates deeper ones. */
	private const MAX_LEVELS = 60;

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT;

	/** WordPress's widgets: they print only their filtered texts and HTML that WordPress generates. */
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
	 * Returns the layout with every text and key filtered by RichText.
	 *
	 * @param array<mixed> $layout Layout.
	 * @return array<mixed>
	 */
	public static function layout( array $layout ): array {
		return (array) self::value( $layout );
	}

	/**
	 * Filters a text like the content of a post by an author without special capabilities; blocks in it have attributes
	 * of their own.
	 */
	public static function text( string $text ): string {
		$clean = str_contains( $text, '<' ) ? RichText::clean( $text ) : $text;
		return str_contains( $clean, '<!-- wp:' ) ? filter_block_content( $clean, 'post' ) : $clean;
	}

	/**
	 * Returns the values that a widget accepts: WordPress's widgets accept scalars, and throw a fatal error for others.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, mixed>
	 */
	public static function values( \WP_Widget $widget, array $values ): array {
		if ( ! in_array( $widget::class, self::OF_WORDPRESS, true ) ) {
			return $values;
		}
		$ids = wp_parse_id_list(
			array_filter( is_array( $values['ids'] ?? null ) ? $values['ids'] : array(), 'is_scalar' )
		);
		return array_filter( $values, 'is_scalar' ) + ( array() === $ids ? array() : array( 'ids' => $ids ) );
	}

	/**
	 * Returns the output of a widget; filters the output of unknown widgets like a post.
	 *
	 * @param string     $class  Class name in the layout.
	 * @param \WP_Widget $widget The widget of that class.
	 */
	public static function output( string $class, \WP_Widget $widget, string $html ): string {
		return self::is_known( $class, $widget ) ? $html : RichText::clean( $html );
	}

	/**
	 * Returns whether a widget is safe with any values. Our widgets filter them; widgets of other plugins that use our
	 * fields do not.
	 */
	public static function is_known( string $class, \WP_Widget $widget ): bool {
		if ( str_starts_with( $widget::class, 'Pagewright\\' ) ) {
			return ! is_subclass_of( $class, 'SiteOrigin_Widget' );
		}
		/**
		 * Changes which widgets in layouts print unfiltered HTML. A contributor can give them any values: list only
		 * widgets that escape all their output.
		 *
		 * @param list<string> $classes PHP classes.
		 */
		return in_array(
			$widget::class,
			(array) apply_filters( 'pagewright/builder/known-widgets', self::OF_WORDPRESS ),
			true
		);
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
		// Code that does not read this as JSON prints it: encoded again, it contains no markup.
		return $filtered === $inner && self::text( $value ) === $value
			? $value
			: (string) wp_json_encode( $filtered, self::JSON );
	}
}
