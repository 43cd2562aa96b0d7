<?php
/**
 * Signed lists for anonymous clients.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * The options of a list as text in the page, which the client sends back: JSON and a signature with a key of the site.
 * Clients can read but not change it, so they only get lists that the site printed. Nothing is stored, and a page may
 * be cached as long as the key is valid.
 */
final class SignedList {
	/** Common servers limit URLs to about 8,000 characters. */
	private const MAX_CHARS = 6000;

	/**
	 * Returns the signed text; '' for a list that is too long.
	 *
	 * @param string               $kind      ID base of the widget; another kind is refused.
	 * @param array<string, mixed> $list      Values that JSON supports.
	 * @param int                  $max_chars Maximum length; a request body may be longer than a URL.
	 */
	public static function sign( string $kind, array $list, int $max_chars = self::MAX_CHARS ): string {
		$payload = self::encode( (string) wp_json_encode( $list, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$text    = $payload . '.' . self::signature( $kind, $payload );
		return strlen( $text ) > $max_chars ? '' : $text;
	}

	/**
	 * Returns the list of a text; null without a valid signature of this site and kind.
	 *
	 * @param mixed $text Text of the client.
	 * @return ?array<string, mixed>
	 */
	public static function read( string $kind, mixed $text, int $max_chars = self::MAX_CHARS ): ?array {
		$parts = self::parts( $text, $max_chars );
		return null !== $parts && hash_equals( self::signature( $kind, $parts[0] ), $parts[1] )
			? self::decode( $parts[0] )
			: null;
	}

	/**
	 * Returns the list of a text without checking the signature, such as from a page that is older than the current
	 * key. Treat it as untrusted input.
	 *
	 * @param mixed $text Text of the client.
	 * @return ?array<mixed>
	 */
	public static function peek( mixed $text, int $max_chars = self::MAX_CHARS ): ?array {
		$parts = self::parts( $text, $max_chars );
		return null === $parts ? null : self::decode( $parts[0] );
	}

	/** @return ?array{0: string, 1: string} Payload and signature. */
	private static function parts( mixed $text, int $max_chars ): ?array {
		$is_one = is_string( $text )
			&& strlen( $text ) <= $max_chars
			&& 1 === preg_match( '/^([\w-]+)\.([\w-]{43})$/D', $text, $parts );
		return $is_one ? array( $parts[1], $parts[2] ) : null;
	}

	/** @return ?array<mixed> */
	private static function decode( string $payload ): ?array {
		$list = json_decode( (string) base64_decode( strtr( $payload, '-_', '+/' ), true ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- URL-safe data, nothing hidden.
		return is_array( $list ) ? $list : null;
	}

	private static function signature( string $kind, string $payload ): string {
		return self::encode( hash_hmac( 'sha256', "pagewright-list:$kind:$payload", wp_salt( 'auth' ), true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.
	}
}
