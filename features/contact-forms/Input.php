<?php
/**
 * Holds the input of a submission for the rules.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

/** Values and files by field, sanitized in the same way as in browsers (input.ts). */
final class Input {
	/** Unicode white space. */
	public const BLANKS = array(
		' ',
		"\t",
		"\n",
		"\v",
		"\f",
		"\r",
		"\u{85}",
		"\u{A0}",
		"\u{1680}",
		"\u{2000}",
		"\u{2001}",
		"\u{2002}",
		"\u{2003}",
		"\u{2004}",
		"\u{2005}",
		"\u{2006}",
		"\u{2007}",
		"\u{2008}",
		"\u{2009}",
		"\u{200A}",
		"\u{2028}",
		"\u{2029}",
		"\u{202F}",
		"\u{205F}",
		"\u{3000}",
		"\u{FEFF}",
	);

	/**
	 * @param array<string, mixed>                                $values By field: strings, or nested lists of strings.
	 * @param array<string, list<array{name: string, size: int}>> $files  By field; sizes in bytes.
	 */
	public function __construct( private readonly array $values, private readonly array $files = array() ) {}

	/** Returns all values of a field that are not blank as a flat list. @return list<string> */
	public function values( string $field ): array {
		$values = array();
		$given  = array( $this->values[ $field ] ?? array() );
		array_walk_recursive(
			$given,
			static function ( mixed $value ) use ( &$values ): void {
				$values[] = is_scalar( $value ) ? self::clean( (string) $value ) : '';
			}
		);
		return array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
	}

	/**
	 * Returns whether a condition is true for all values of a field; true when there are none.
	 *
	 * @param callable( string ): bool $is_so
	 */
	public function every( string $field, callable $is_so ): bool {
		foreach ( $this->values( $field ) as $value ) {
			if ( ! $is_so( $value ) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns the files of a field. @return list<array{name: string, size: int}> */
	public function files( string $field ): array {
		return array_values(
			array_filter( $this->files[ $field ] ?? array(), static fn ( array $file ): bool => '' !== $file['name'] )
		);
	}

	/** Normalizes newlines and trims white space. */
	public static function clean( string $text ): string {
		if ( 1 !== preg_match( '//u', $text ) ) {
			$text = htmlspecialchars_decode(
				htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ),
				ENT_NOQUOTES
			);
		}
		$text  = str_replace( array( "\r\n", "\r" ), "\n", $text );
		$start = 0;
		$end   = strlen( $text );
		// Looks at the bytes of one character at a time: regular expressions are very slow on long white space.
		while ( $start < $end && 0 < $size = self::blank_at( $text, $start, 1 ) ) {
			$start += $size;
		}
		while ( $start < $end && 0 < $size = self::blank_at( $text, $end, -1 ) ) {
			$end -= $size;
		}
		return substr( $text, $start, $end - $start );
	}

	/** Returns the length in UTF-16 units, as browsers count. */
	public static function length( string $text ): int {
		return strlen( $text ) - (int) preg_match_all( '/[\x80-\xBF]/', $text )
			+ (int) preg_match_all( '/[\xF0-\xF4]/', $text );
	}

	/** Returns the number of bytes of white space after (1) or before (-1) a position; 0 for none. */
	private static function blank_at( string $text, int $at, int $direction ): int {
		foreach ( array( 1, 2, 3 ) as $size ) {
			$from = $direction > 0 ? $at : $at - $size;
			if ( $from >= 0 && in_array( substr( $text, $from, $size ), self::BLANKS, true ) ) {
				return $size;
			}
		}
		return 0;
	}
}
