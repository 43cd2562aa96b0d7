<?php
/**
 * Verifies answers to quizzes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Quiz;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Pipes;

/**
 * Signs form, field, time and answer with a key of the site, so that a page does not reveal the answer, and no answer
 * is valid for another field, another form or next month.
 */
final class Proof {
	/** Lifetime of a page in a cache and in a browser tab. */
	private const VALID_SECONDS = 7 * DAY_IN_SECONDS;

	/** Clocks of servers may differ a little. */
	private const AHEAD_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Random bytes that make each drawn question unique. */
	private const NONCE_BYTES = 4;

	/** Returns time, nonce and signature: `t3k9x1.5f0c2a91-…`. Cached pages may contain proofs without a nonce. */
	public static function of( int $form, string $field, string $answer, ?int $now = null ): string {
		$time = base_convert( (string) ( $now ?? time() ), 10, 36 ) . '.'
			. bin2hex( random_bytes( self::NONCE_BYTES ) );
		return $time . '-' . self::seal( $time, $form, $field, $answer );
	}

	public static function is_right( string $proof, int $form, string $field, string $answer, ?int $now = null ): bool {
		if (
			'' === $answer
			|| 1 !== preg_match( '/^(([0-9a-z]{1,8})(?:\.[0-9a-f]{8})?)-([0-9a-f]{64})$/D', $proof, $part )
		) {
			return false;
		}
		$age = ( $now ?? time() ) - (int) base_convert( $part[2], 36, 10 );
		return $age >= -self::AHEAD_SECONDS
			&& $age <= self::valid_seconds()
			&& hash_equals( self::seal( $part[1], $form, $field, $answer ), $part[3] );
	}

	public static function valid_seconds(): int {
		/**
		 * Filters the seconds for which an answer is valid after its question was rendered. A longer time suits longer
		 * page caches; a shorter one makes it harder to reuse an answer.
		 *
		 * @example add_filter( 'pagewright/forms/quiz-seconds', fn () => 30 * DAY_IN_SECONDS );
		 * @param int $seconds Seven days; at least an hour.
		 */
		return max( HOUR_IN_SECONDS, (int) apply_filters( 'pagewright/forms/quiz-seconds', self::VALID_SECONDS ) );
	}

	private static function seal( string $time, int $form, string $field, string $answer ): string {
		return hash_hmac(
			'sha256',
			implode( "\n", array( $time, $form, $field, self::canonical( $answer ) ) ),
			'pagewright-quiz' . wp_salt( 'nonce' )
		);
	}

	/** Normalizes an answer: entities, width, case, white space. */
	public static function canonical( string $answer ): string {
		return mb_strtolower(
			(string) preg_replace( '/[\s\p{Z}\x{FEFF}]+/u', '', Pipes::canonical( $answer ) ),
			'UTF-8'
		);
	}
}
