<?php
/**
 * Writes CSV.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Output;

defined( 'ABSPATH' ) || exit;

/** Formats rows for spreadsheets: UTF-8, commas, CRLF. */
final class Csv {
	/**
	 * @param list<int|float|string|null> $row Cells.
	 * @return string One line.
	 */
	public static function line( array $row ): string {
		return implode( ',', array_map( self::cell( ... ), $row ) ) . "\r\n";
	}

	/** Returns the cell as text. A text that a spreadsheet would run as a formula gets an apostrophe. */
	public static function cell( int|float|string|null $value ): string {
		if ( ! is_string( $value ) ) {
			return (string) $value;
		}
		$text = str_replace( "\0", '', $value );
		if (
			1 === preg_match( '/^[\s\x00-\x1f]*[=+\-@|%\x{ff1d}\x{ff0b}\x{ff0d}\x{ff20}]/u', $text )
			|| 1 === preg_match( '/^[\t\r\n]/', $text )
		) {
			$text = "'" . $text;
		}
		return 1 === preg_match( '/[",\r\n;\']/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}
}
