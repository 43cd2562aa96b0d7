<?php
/**
 * Stored copies of old versions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/** Shows the stored copy of a block whose widget is missing. */
final class StoredMarkup {
	/** Class of the text "no preview", which old editors stored instead of the HTML. */
	private const EMPTY_MARK = 'so-widget-preview-empty';

	/**
	 * Returns the stored copy, filtered like the content of an author without special capabilities; '' if there is
	 * none.
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
	 * Visitors see nothing of a missing widget; users who can edit the post see a notice.
	 *
	 * @param array<string, mixed> $attributes Saved attributes.
	 */
	private static function hint( array $attributes ): string {
		$class = is_string( $attributes['widgetClass'] ?? null ) ? $attributes['widgetClass'] : '';
		if ( '' === $class || ! current_user_can( 'edit_post', (int) get_the_ID() ) ) {
			return '';
		}
		return sprintf(
			'<p class="pagewright-missing-widget">%s</p>',
			esc_html(
				sprintf(
					/* translators: %s: PHP class of a widget. */
					__( 'The widget for %s cannot be found. Only editors see this message.', 'pagewright' ),
					$class
				)
			)
		);
	}
}
