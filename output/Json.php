<?php
/**
 * JSON on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/**
 * JSON that HTML cannot change. esc_attr() does not encode what looks like an entity, so the text `&lt;img&gt;` in JSON would reach the browser as
 * markup, and `&quot;` would end the string that it stands in. Here no text holds a character that means something in HTML or in a shortcode.
 */
final class Json {
	private const SCRIPT = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private const ATTRIBUTE = self::SCRIPT | JSON_HEX_APOS | JSON_HEX_QUOT;

	/** For an attribute between double quotes: `data-options="<?php echo Json::attribute( $options ); ?>"`. */
	public static function attribute( mixed $value ): string {
		return str_replace( '"', '&quot;', self::text( $value ) );
	}

	/** For a script element, as data or as part of a program. Quotes mean nothing there. */
	public static function script( mixed $value ): string {
		return self::encode( $value, self::SCRIPT );
	}

	/** For code that escapes the values of its attributes itself: esc_attr() has only the quotes around texts to encode. */
	public static function text( mixed $value ): string {
		return self::encode( $value, self::ATTRIBUTE );
	}

	/** JSON in the content of a post passes do_shortcode(), which looks into attributes and scripts: no text keeps its brackets. */
	private static function encode( mixed $value, int $flags ): string {
		$json = (string) wp_json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the one place that does.
		return str_contains( $json, '[' ) ? (string) preg_replace_callback( '/"(?:[^"\\\\]++|\\\\.)*+"/s', static fn ( array $text ): string => strtr( $text[0], array( '[' => '\u005b', ']' => '\u005d' ) ), $json ) : $json;
	}
}
