<?php
/**
 * Converts saved texts for readers that do not parse HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/**
 * Saved texts are HTML: for users without `unfiltered_html`, WordPress stores `&` as `&amp;`. A script that expects
 * plain text gets the text as people read it.
 */
final class Text {
	/**
	 * Returns the value with each text in it as people read it. Do not use it for markup: decoded text could run as a
	 * script.
	 *
	 * @template T
	 * @param T $value Text, or nested values that contain texts.
	 * @return T
	 */
	public static function plain( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( self::plain( ... ), $value );
		}
		return is_string( $value ) && str_contains( $value, '&' )
			? html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: $value;
	}
}
