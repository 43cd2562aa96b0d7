<?php
/**
 * Identifies submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

/** A keyed hash of sender and content, valid for the current and the next half hour. */
final class Hash {
	private const HALF_HOUR = 30 * MINUTE_IN_SECONDS;

	/** Length of the hash: sites that store it expect this length. */
	private const DIGITS = 32;

	public static function of( Submission $submission ): string {
		return self::make( $submission, (int) ceil( time() / self::HALF_HOUR ) );
	}

	/** Returns whether the hash belongs to this submission, in this half hour or the one before. */
	public static function is_of( string $hash, Submission $submission ): bool {
		$now = (int) ceil( time() / self::HALF_HOUR );
		return hash_equals( self::make( $submission, $now ), $hash )
			|| hash_equals( self::make( $submission, $now - 1 ), $hash );
	}

	/** Returns a hash that only this site can create. @param mixed $what Anything that JSON can say. */
	public static function keyed( mixed $what ): string {
		return substr(
			hash_hmac( 'sha256', (string) wp_json_encode( $what, JSON_INVALID_UTF8_SUBSTITUTE ), wp_salt( 'nonce' ) ),
			0,
			self::DIGITS
		);
	}

	private static function make( Submission $submission, int $half_hour ): string {
		$posted = array_filter(
			$submission->posted,
			static fn ( int|string $name ): bool => ! str_starts_with( (string) $name, '_' ),
			ARRAY_FILTER_USE_KEY
		);
		return self::keyed( array( $half_hour, $submission->request->ip, $submission->request->unit_tag, $posted ) );
	}
}
