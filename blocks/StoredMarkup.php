<?php
/**
 * The copy of a rendering that older versions kept in a block.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Shows what is left of a block whose widget is not here. */
final class StoredMarkup {
	/** Class of the text "no preview" that old editors stored as if it were the rendering. */
	private const EMPTY_MARK = 'so-widget-preview-empty';

	/**
	 * The stored copy, filtered like a post by an author without special rights; '' when there is none worth showing.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	public static function html( array $attributes ): string {
		$markup = $attributes['widgetMarkup'] ?? '';
		if ( ! is_string( $markup ) || '' === trim( $markup ) || str_contains( $markup, self::EMPTY_MARK ) ) {
			return self::hint( $attributes );
		}
		return wp_kses_post( (string) preg_replace( '#<(style|script)\b.*?(</\1\s*>|\z)#is', '', $markup ) );
	}

	/**
	 * Visitors see nothing of a missing widget; who may edit the post is told.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	private static function hint( array $attributes ): string {
		$class = is_string( $attributes['widgetClass'] ?? null ) ? $attributes['widgetClass'] : '';
		if ( '' === $class || ! current_user_can( 'edit_post', (int) get_the_ID() ) ) {
			return '';
		}
		/* translators: %s: PHP class of a widget. */
		return sprintf( '<p class="pagewright-missing-widget">%s</p>', esc_html( sprintf( __( 'The widget for %s cannot be found. Only editors see this message.', 'pagewright' ), $class ) ) );
	}
}
