<?php
/**
 * PHP code of media-words.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaWords;

use Pagewright\Features\MediaLibrary\Index\Words;

function normalize( array $texts ) {
	return array_map( Words::normalize( ... ), $texts );
}

function words( array $texts ) {
	return Words::of( $texts );
}

function tokens( string $words ) {
	return Words::tokens( $words );
}

/**
 * Searches for every part of a text as the full-text index does: each word of the expression is the beginning of a
 * token. Returns the parts that it does not find.
 */
function parts_not_found( string $text ) {
	$words  = Words::of( array( $text ) );
	$tokens = explode( ' ', Words::tokens( $words ) );
	$lost   = array();
	for ( $start = 0; $start < mb_strlen( $words ); $start++ ) {
		for ( $length = 1; $length <= 70; $length++ ) {
			$part = Words::normalize( mb_substr( $words, $start, $length ) );
			foreach ( array_filter( explode( ' ', Words::expression( $part ) ) ) as $word ) {
				$start_of_token = rtrim( ltrim( $word, '+' ), '*' );
				$found          = array_filter( $tokens, static fn ( $token ) => str_starts_with( $token, $start_of_token ) );
				if ( array() === $found ) {
					$lost[] = $part;
				}
			}
		}
	}
	return $lost;
}
