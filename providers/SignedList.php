<?php
/**
 * A list that visitors may ask more of.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * What a list shows, as a text that the page carries and sends back: JSON and a signature with a key of the site. It can be read and not changed, so
 * nobody gets another list than one that the site printed. Nothing is stored, and a page may be cached as long as the key lives.
 */
final class SignedList {
	/** Addresses are no longer than some 8,000 characters on common servers. */
	private const MAX_CHARS = 6000;

	/**
	 * The text; '' for a list that is too long.
	 *
	 * @param string               $kind      Id base of the widget; lists of one kind are refused by another.
	 * @param array<string, mixed> $list      What JSON can hold.
	 * @param int                  $max_chars Longest text; what is sent in a body may be longer than an address.
	 */
	public static function sign( string $kind, array $list, int $max_chars = self::MAX_CHARS ): string {
		$payload = self::encode( (string) wp_json_encode( $list, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$text    = $payload . '.' . self::signature( $kind, $payload );
		return strlen( $text ) > $max_chars ? '' : $text;
	}

	/**
	 * The list in a text; null when this site did not sign it for this kind with today's key.
	 *
	 * @param mixed $text What the client sent.
	 * @return ?array<string, mixed>
	 */
	public static function read( string $kind, mixed $text, int $max_chars = self::MAX_CHARS ): ?array {
		$parts = self::parts( $text, $max_chars );
		return null !== $parts && hash_equals( self::signature( $kind, $parts[0] ), $parts[1] ) ? self::decode( $parts[0] ) : null;
	}

	/**
	 * What a text says, whoever wrote it: such as a list in a page that is older than today's key. Trust it as little as any other input.
	 *
	 * @param mixed $text What the client sent.
	 * @return ?array<mixed>
	 */
	public static function peek( mixed $text, int $max_chars = self::MAX_CHARS ): ?array {
		$parts = self::parts( $text, $max_chars );
		return null === $parts ? null : self::decode( $parts[0] );
	}

	/** @return ?array{0: string, 1: string} Payload and signature. */
	private static function parts( mixed $text, int $max_chars ): ?array {
		$is_one = is_string( $text ) && strlen( $text ) <= $max_chars && 1 === preg_match( '/^([\w-]+)\.([\w-]{43})$/D', $text, $parts );
		return $is_one ? array( $parts[1], $parts[2] ) : null;
	}

	/** @return ?array<mixed> */
	private static function decode( string $payload ): ?array {
		$list = json_decode( (string) base64_decode( strtr( $payload, '-_', '+/' ), true ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- data for an address, nothing hidden.
		return is_array( $list ) ? $list : null;
	}

	private static function signature( string $kind, string $payload ): string {
		return self::encode( hash_hmac( 'sha256', "pagewright-list:$kind:$payload", wp_salt( 'auth' ), true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.
	}
}
