<?php
/**
 * Words of the search.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Normalizes texts and search terms in the same way, so that a search is one comparison of texts in every database.
 */
final class Words {
	/** Longest text of an attachment that is searched, in bytes. */
	private const LONGEST = 20_000;

	/** Longest token, in characters. */
	public const LONGEST_TOKEN = 60;

	/** Parts of words up to this length are tokens themselves. Longer ones are the beginning of a token. */
	public const SHORT = 2;

	private const WORD = '/[a-z0-9]+/';

	/** Returns the words of a text in lower case, without accents, HTML and punctuation, separated by one space. */
	public static function normalize( string $text ): string {
		$text = wp_check_invalid_utf8( mb_strcut( $text, 0, self::LONGEST, 'UTF-8' ), true );
		$text = mb_strtolower( remove_accents( $text, 'en_US' ), 'UTF-8' );
		return trim( (string) preg_replace( '/[^\p{L}\p{N}\p{M}]+/u', ' ', $text ) );
	}

	/**
	 * Returns the searched text of an attachment: a line for each of its texts, so that a phrase is never found across
	 * two of them.
	 *
	 * @param list<string> $texts Texts with or without HTML.
	 */
	public static function of( array $texts ): string {
		$lines = array_map(
			static fn ( string $text ): string => self::normalize( html_entity_decode( wp_strip_all_tags( $text ) ) ),
			$texts
		);
		return mb_strcut( implode( "\n", array_unique( array_filter( $lines ) ) ), 0, self::LONGEST, 'UTF-8' );
	}

	/**
	 * Returns the tokens of a text: all short parts of each word in Latin letters and digits, and all longer ends of
	 * it. Tokens are found by their beginning, so that any part of a word is found, as LIKE does.
	 *
	 * @param string $words Result of of().
	 * @return list<string> Each once.
	 */
	public static function tokens( string $words ): array {
		$tokens = array();
		foreach ( array_unique( self::parts( $words ) ) as $word ) {
			$length = strlen( $word );
			for ( $start = 0; $start < $length; $start++ ) {
				for ( $short = 1; $short <= min( self::SHORT, $length - $start ); $short++ ) {
					$tokens[ substr( $word, $start, $short ) ] = true;
				}
				if ( $length - $start > self::SHORT ) {
					$tokens[ substr( $word, $start, self::LONGEST_TOKEN ) ] = true;
				}
			}
		}
		return array_map( 'strval', array_keys( $tokens ) );
	}

	/**
	 * Returns the words of a text, or of a search term, that tokens find: those in Latin letters and digits. Scripts
	 * such as Chinese have none.
	 *
	 * @param string $words Result of normalize() or of().
	 * @return list<string>
	 */
	public static function parts( string $words ): array {
		preg_match_all( self::WORD, $words, $found );
		return $found[0];
	}
}
