<?php
/**
 * Pipes: one text is shown and sent, another is used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * `"Sales|sales@example.com"` keeps the address out of the page. With the constant WPCF7_USE_PIPE set to false, `|` has
 * no meaning.
 */
final class Pipes {
	/** Fills the value properties of a tag from its source. */
	public static function fill( Tag $tag ): void {
		$is_used     = ! defined( 'WPCF7_USE_PIPE' ) || constant( 'WPCF7_USE_PIPE' );
		$tag->pipes  = array_map(
			static fn ( string $value ): array => $is_used ? self::cut( $value ) : array( $value, $value ),
			$tag->raw_values
		);
		$tag->values = array_column( $tag->pipes, 0 );
		$tag->labels = $tag->values;
	}

	/** Removes differences that visitors cannot see: entities, full and half width, surrounding white space. */
	public static function canonical( string $value ): string {
		$text = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = (string) preg_replace_callback(
			'/[\x{FF01}-\x{FF5E}]/u',
			static fn ( array $found ): string => mb_chr( mb_ord( $found[0] ) - 0xFEE0 ),
			$text
		);
		return trim( str_replace( "\u{3000}", ' ', $text ) );
	}

	/** @return array{0: string, 1: string} */
	private static function cut( string $value ): array {
		$parts = array_map( 'trim', explode( '|', $value, 2 ) );
		return array( $parts[0], $parts[1] ?? $parts[0] );
	}
}
