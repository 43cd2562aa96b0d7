<?php
/**
 * When a page was made.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Time;

defined( 'ABSPATH' ) || exit;

/** A time that nobody but the site can write: `1700000000.` and 16 hexadecimal digits. */
final class Stamp {
	public const FIELD = 'alt_t';

	public static function now(): string {
		return self::write( time() );
	}

	/** @param int $time Unix time. */
	public static function write( int $time ): string {
		return $time . '.' . substr( hash_hmac( 'sha256', "pagewright_stamp|{$time}", wp_salt( 'nonce' ) ), 0, 16 );
	}

	/** Null where it is none of ours, or of the future. */
	public static function read( string $stamp ): ?int {
		// A cast of the whole would take `1.5e7…` for a number with an exponent.
		$time = (int) strtok( $stamp, '.' );
		return $time > 0 && $time <= time() && hash_equals( self::write( $time ), $stamp ) ? $time : null;
	}
}
