<?php
/**
 * Shortens long fields.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Keeps the beginning of a long value and adds a note. The mail contains the whole value. */
final class Shortener {
	/** Bytes of a list item in addition to its text. */
	private const ITEM_BYTES = 4;

	/** @param int $bytes Remaining bytes. */
	public function __construct( private int $bytes ) {}

	/** @param string|list<string> $value @return string|list<string> */
	public function keep( string|array $value ): string|array {
		if ( is_string( $value ) ) {
			return $this->text( $value );
		}
		$kept = array();
		foreach ( $value as $item ) {
			if ( $this->bytes <= self::ITEM_BYTES ) {
				$kept[] = self::mark();
				break;
			}
			$this->bytes -= self::ITEM_BYTES;
			$kept[]       = $this->text( $item );
		}
		return $kept;
	}

	private function text( string $text ): string {
		if ( strlen( $text ) <= $this->bytes ) {
			$this->bytes -= strlen( $text );
			return $text;
		}
		$text        = mb_strcut( $text, 0, max( 0, $this->bytes ), 'UTF-8' );
		$this->bytes = 0;
		return trim( "{$text}\n" . self::mark() );
	}

	private static function mark(): string {
		return __( '[The rest is too long to be stored.]', 'pagewright' );
	}
}
