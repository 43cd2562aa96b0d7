<?php
/**
 * Signs images of search results.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Only images from search results can be imported: the signature covers the image's data, the user and an expiry time,
 * so that URL and credit cannot be changed, and no other user can use it.
 */
final class Signature {
	private const VALID_SECONDS = 6 * HOUR_IN_SECONDS;

	/** Returns letters, digits, `-`, `_` and one dot. */
	public static function make( string $provider, Picture $picture, int $user, ?int $now = null ): string {
		$payload = array(
			'provider' => $provider,
			'picture'  => $picture->to_array(),
			'user'     => $user,
			'until'    => ( $now ?? time() ) + self::VALID_SECONDS,
		);
		$text    = rtrim( strtr( base64_encode( (string) wp_json_encode( $payload ) ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the text is part of a form.
		return $text . '.' . self::hash( $text );
	}

	/**
	 * Returns the provider's key and the image; null for an invalid or expired signature, or another user or URL.
	 *
	 * @return ?array{provider: string, picture: Image}
	 */
	public static function read( string $signature, string $url, int $user, ?int $now = null ): ?array {
		list( $text, $hash ) = array_pad( explode( '.', $signature, 2 ), 2, '' );
		if ( '' === $text || ! hash_equals( self::hash( $text ), $hash ) ) {
			return null;
		}
		$payload = json_decode( (string) base64_decode( strtr( $text, '-_', '+/' ) ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- created above.
		if ( ! is_array( $payload ) || $payload['user'] !== $user || $payload['until'] < ( $now ?? time() ) ) {
			return null;
		}
		$picture = Picture::of( $payload['picture'] );
		return '' !== $url && $picture->get( 'file' ) === $url ? array(
			'provider' => $payload['provider'],
			'picture'  => $picture,
		) : null;
	}

	private static function hash( string $text ): string {
		return hash_hmac( 'sha256', 'pagewright-stock|' . $text, wp_salt( 'nonce' ) );
	}
}
