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

	/** Longest token, in characters: InnoDB indexes no longer words than 84 by default. */
	private const LONGEST_TOKEN = 60;

	/** Shortest part of a word that the full-text index finds. Shorter ones are in most attachments. */
	private const SHORTEST = 3;

	/** First letter of each token. No stop word of MySQL begins with it, so each token is indexed. */
	private const MARK = 'x';

	private const WORD = '/[a-z0-9]{' . self::SHORTEST . ',}/';

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
	 * Returns the tokens of the full-text index: all ends of each word in Latin letters and digits. A full-text index
	 * finds words by their beginning; with their ends, it finds any part of a word, as LIKE does.
	 *
	 * @param string $words Result of of().
	 */
	public static function tokens( string $words ): string {
		$tokens = array();
		preg_match_all( self::WORD, $words, $found );
		foreach ( array_unique( $found[0] ) as $word ) {
			for ( $start = 0; $start <= strlen( $word ) - self::SHORTEST; $start++ ) {
				$tokens[ self::MARK . substr( $word, $start, self::LONGEST_TOKEN ) ] = true;
			}
		}
		return implode( ' ', array_keys( $tokens ) );
	}

	/**
	 * Returns the expression of the full-text index that finds all attachments with a term, and possibly others; '' if
	 * the index cannot find it: short words, and scripts such as Chinese.
	 *
	 * @param string $term Result of normalize().
	 */
	public static function expression( string $term ): string {
		preg_match_all( self::WORD, $term, $found );
		return implode(
			' ',
			array_map(
				static fn ( string $word ): string => '+' . self::MARK . substr( $word, 0, self::LONGEST_TOKEN ) . '*',
				$found[0]
			)
		);
	}
}
