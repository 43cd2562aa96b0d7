<?php
/**
 * Keeps shortcodes out of visitors' texts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks are rendered before do_shortcode() processes the surrounding content, so text from a request must not be
 * parsed as a shortcode.
 */
final class Shortcodes {
	/**
	 * Starts of registered shortcodes: `[name`, `[/name` and `[[name`. Skips script and style elements, where an entity
	 * has no meaning.
	 */
	private const START = '~<(script|style)\b.*?</\1\s*>(*SKIP)(*FAIL)|\[(?=\[?/?(?:%s)(?![\w-]))~is';

	/**
	 * Returns HTML that looks the same in a browser but in which do_shortcode() finds nothing.
	 *
	 * @param string $html HTML with the visitor's texts already escaped.
	 */
	public static function inert( string $html ): string {
		global $shortcode_tags;
		if ( ! str_contains( $html, '[' ) || ! is_array( $shortcode_tags ) || array() === $shortcode_tags ) {
			return $html;
		}
		$names = implode(
			'|',
			array_map(
				static fn ( mixed $name ): string => preg_quote( (string) $name, '~' ),
				array_keys( $shortcode_tags )
			)
		);
		return preg_replace( sprintf( self::START, $names ), '&#091;', $html ) ?? $html;
	}
}
