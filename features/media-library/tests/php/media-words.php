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
 * Searches for every part of a text as tokens do: a short word is a token, and a longer one the beginning of a token.
 * Returns the parts that they do not find.
 */
function parts_not_found( string $text ) {
	$words  = Words::of( array( $text ) );
	$tokens = Words::tokens( $words );
	$lost   = array();
	for ( $start = 0; $start < mb_strlen( $words ); $start++ ) {
		for ( $length = 1; $length <= 70; $length++ ) {
			$part = Words::normalize( mb_substr( $words, $start, $length ) );
			foreach ( Words::parts( $part ) as $word ) {
				$start_of_token = substr( $word, 0, Words::LONGEST_TOKEN );
				$is_found       = strlen( $word ) <= Words::SHORT
					? in_array( $word, $tokens, true )
					: array_filter( $tokens, static fn ( $token ) => str_starts_with( $token, $start_of_token ) );
				if ( ! $is_found ) {
					$lost[] = $part;
				}
			}
		}
	}
	return $lost;
}
