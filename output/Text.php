<?php
/**
 * Texts for readers that know no HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/** Saved texts are HTML: where somebody without `unfiltered_html` saved them, WordPress has written `&` as `&amp;`. A script that takes them for plain text gets what people read. */
final class Text {
	/**
	 * Each text in a value as people read it. Not for markup: what was harmless there could run afterwards.
	 *
	 * @template T
	 * @param T $value Text, or nested values that hold texts.
	 * @return T
	 */
	public static function plain( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( self::plain( ... ), $value );
		}
		return is_string( $value ) && str_contains( $value, '&' ) ? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $value;
	}
}
