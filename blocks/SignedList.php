<?php
/**
 * A list that visitors may ask more of.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * What a list shows, as a text that the page carries and sends back: JSON and a signature with a key of the site. It can be read and not changed, so
 * nobody gets another list than one that the site printed. Nothing is stored, and a page may be cached as long as the key lives.
 */
final class SignedList {
	/** Addresses are no longer than some 8,000 characters on common servers. */
	private const MAX_CHARS = 6000;

	/**
	 * The text; '' for a list too long for an address.
	 *
	 * @param string               $kind Id base of the widget; lists of one kind are refused by another.
	 * @param array<string, mixed> $list Scalars only.
	 */
	public static function sign( string $kind, array $list ): string {
		$payload = self::encode( (string) wp_json_encode( $list, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		$text    = $payload . '.' . self::signature( $kind, $payload );
		return strlen( $text ) > self::MAX_CHARS ? '' : $text;
	}

	/**
	 * The list in a text; null when this site did not sign it for this kind with today's key.
	 *
	 * @param mixed $text What the client sent.
	 * @return ?array<string, mixed>
	 */
	public static function read( string $kind, mixed $text ): ?array {
		if ( ! is_string( $text ) || strlen( $text ) > self::MAX_CHARS || 1 !== preg_match( '/^([\w-]+)\.([\w-]{43})$/D', $text, $parts ) ) {
			return null;
		}
		if ( ! hash_equals( self::signature( $kind, $parts[1] ), $parts[2] ) ) {
			return null;
		}
		$list = json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ), true ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- data for an address, nothing hidden.
		return is_array( $list ) ? $list : null;
	}

	private static function signature( string $kind, string $payload ): string {
		return self::encode( hash_hmac( 'sha256', "pagewright-list:$kind:$payload", wp_salt( 'auth' ), true ) );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as above.
	}
}
