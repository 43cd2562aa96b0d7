<?php
/**
 * Which answer to a quiz is right.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Quiz;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Tags\Pipes;

/** Seals form, field, time and answer with a key of the site, so that a page tells nobody the answer, and no answer fits another field, another form or next month. */
final class Proof {
	/** How long a page may lie in a cache and in a browser's tab. */
	private const VALID_SECONDS = 7 * DAY_IN_SECONDS;

	/** Clocks of several servers differ a little. */
	private const AHEAD_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Letters that make each drawing of a question its own. */
	private const NONCE_BYTES = 4;

	/** Time, what no other has, and seal: `t3k9x1.5f0c2a91-…`. Pages of a cache may still have those without the middle. */
	public static function of( int $form, string $field, string $answer, ?int $now = null ): string {
		$time = base_convert( (string) ( $now ?? time() ), 10, 36 ) . '.' . bin2hex( random_bytes( self::NONCE_BYTES ) );
		return $time . '-' . self::seal( $time, $form, $field, $answer );
	}

	public static function is_right( string $proof, int $form, string $field, string $answer, ?int $now = null ): bool {
		if ( '' === $answer || 1 !== preg_match( '/^(([0-9a-z]{1,8})(?:\.[0-9a-f]{8})?)-([0-9a-f]{64})$/D', $proof, $part ) ) {
			return false;
		}
		$age = ( $now ?? time() ) - (int) base_convert( $part[2], 36, 10 );
		return $age >= -self::AHEAD_SECONDS && $age <= self::valid_seconds() && hash_equals( self::seal( $part[1], $form, $field, $answer ), $part[3] );
	}

	public static function valid_seconds(): int {
		/**
		 * For how many seconds an answer may be given after its question was printed. A longer time suits longer page caches, a shorter one makes it harder to use one answer again and again.
		 *
		 * @example add_filter( 'pagewright/forms/quiz-seconds', fn () => 30 * DAY_IN_SECONDS );
		 * @param int $seconds Seven days; never less than an hour.
		 */
		return max( HOUR_IN_SECONDS, (int) apply_filters( 'pagewright/forms/quiz-seconds', self::VALID_SECONDS ) );
	}

	private static function seal( string $time, int $form, string $field, string $answer ): string {
		return hash_hmac( 'sha256', implode( "\n", array( $time, $form, $field, self::canonical( $answer ) ) ), 'pagewright-quiz' . wp_salt( 'nonce' ) );
	}

	/** An answer without what people write differently: entities, width, case, blanks. */
	public static function canonical( string $answer ): string {
		return mb_strtolower( (string) preg_replace( '/[\s\p{Z}\x{FEFF}]+/u', '', Pipes::canonical( $answer ) ), 'UTF-8' );
	}
}
