<?php
/**
 * What visitors write is no shortcode.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/** Blocks are rendered before do_shortcode() reads the content around them, so a text out of a request must not be read as one of its shortcodes. */
final class Shortcodes {
	/** Starts of registered shortcodes, `[name`, `[/name` and `[[name`; a script or a style element as a whole, where an entity would mean nothing. */
	private const START = '~<(script|style)\b.*?</\1\s*>(*SKIP)(*FAIL)|\[(?=\[?/?(?:%s)(?![\w-]))~is';

	/**
	 * The same HTML for a browser, in which do_shortcode() finds nothing.
	 *
	 * @param string $html HTML in which texts of a visitor are escaped already.
	 */
	public static function inert( string $html ): string {
		global $shortcode_tags;
		if ( ! str_contains( $html, '[' ) || ! is_array( $shortcode_tags ) || array() === $shortcode_tags ) {
			return $html;
		}
		$names = implode( '|', array_map( static fn ( mixed $name ): string => preg_quote( (string) $name, '~' ), array_keys( $shortcode_tags ) ) );
		return preg_replace( sprintf( self::START, $names ), '&#091;', $html ) ?? $html;
	}
}
