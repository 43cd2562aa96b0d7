<?php
/**
 * Signs the time of rendering.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Time;

defined( 'ABSPATH' ) || exit;

/** A time that only the site can sign: `1700000000.` and 16 hexadecimal digits. */
final class Stamp {
	public const FIELD = 'alt_t';

	public static function now(): string {
		return self::write( time() );
	}

	/** @param int $time Unix time. */
	public static function write( int $time ): string {
		return $time . '.' . substr( hash_hmac( 'sha256', "pagewright_stamp|{$time}", wp_salt( 'nonce' ) ), 0, 16 );
	}

	/** Returns null for an invalid signature or a time in the future. */
	public static function read( string $stamp ): ?int {
		// A cast of the whole text would read `1.5e7…` as a number with an exponent.
		$time = (int) strtok( $stamp, '.' );
		return $time > 0 && $time <= time() && hash_equals( self::write( $time ), $stamp ) ? $time : null;
	}
}
