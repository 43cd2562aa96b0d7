<?php
/**
 * Encodes JSON for pages.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/**
 * Encodes JSON that HTML cannot change. esc_attr() does not encode text that looks like an entity, so `&lt;img&gt;` in
 * JSON would reach the browser as markup, and `&quot;` would end the surrounding string. This encoding leaves no
 * character with a meaning in HTML or in a shortcode.
 */
final class Json {
	private const SCRIPT = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	private const ATTRIBUTE = self::SCRIPT | JSON_HEX_APOS | JSON_HEX_QUOT;

	/**
	 * Returns JSON for an attribute between double quotes: `data-options="<?php echo Json::attribute( $options ); ?>"`.
	 */
	public static function attribute( mixed $value ): string {
		return str_replace( '"', '&quot;', self::text( $value ) );
	}

	/** Returns JSON for a script element, as data or as part of a program. Quotes need no encoding there. */
	public static function script( mixed $value ): string {
		return self::encode( $value, self::SCRIPT );
	}

	/**
	 * Returns JSON for code that escapes the values of its attributes itself: esc_attr() then encodes only the quotes
	 * around texts.
	 */
	public static function text( mixed $value ): string {
		return self::encode( $value, self::ATTRIBUTE );
	}

	/**
	 * Encodes brackets too: JSON in the content of a post passes through do_shortcode(), which looks into attributes
	 * and scripts.
	 */
	private static function encode( mixed $value, int $flags ): string {
		$json = (string) wp_json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the only place that calls it.
		return str_contains( $json, '[' )
			? (string) preg_replace_callback(
				'/"(?:[^"\\\\]++|\\\\.)*+"/s',
				static fn ( array $text ): string => strtr( $text[0], array( '[' => '\u005b', ']' => '\u005d' ) ),
				$json
			)
			: $json;
	}
}
