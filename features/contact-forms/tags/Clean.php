<?php
/**
 * Sanitizes sent values.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/** Removes invalid text. Markup stays: code that prints it escapes it. */
final class Clean {
	/** Returns '' for values that are neither a text nor a list with one. */
	public static function text( mixed $value ): string {
		while ( is_array( $value ) ) {
			$value = reset( $value );
		}
		if ( ! is_scalar( $value ) ) {
			return '';
		}
		$text = str_replace(
			array( "\r\n", "\r", "\0" ),
			array( "\n", "\n", '' ),
			mb_scrub( (string) $value, 'UTF-8' )
		);
		return (string) preg_replace( '/^[\s\p{Z}\x{FEFF}\x{85}]+|[\s\p{Z}\x{FEFF}\x{85}]+$/u', '', $text );
	}

	/** @return list<string> Texts that are not empty, from nested lists too. */
	public static function texts( mixed $value ): array {
		$texts = array();
		$all   = is_array( $value ) ? $value : array( $value );
		array_walk_recursive(
			$all,
			static function ( mixed $one ) use ( &$texts ): void {
				$texts[] = self::text( $one );
			}
		);
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}
}
