<?php
/**
 * Answers page views before WordPress is set up.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * Most of the time of a REST request goes into the setup of the site: plugins, theme, blocks, routes. A plain page view
 * needs none of it. Other requests (signed-in users, expired nonces, posts that do not count, other bodies) continue to
 * the REST route, which answers everything.
 */
final class EarlyView {
	/** Route below the REST root. */
	private const ROUTE = '/wordpress-popular-posts/v2/views/';

	/** Answers and ends the request, or returns. */
	public static function answer(): void {
		$post     = self::asked();
		$settings = null === $post ? null : Settings::load();
		if (
			null === $settings
			|| true !== $settings->enabled
			|| ! Tables::exist()
			|| ! Site::allows_early()
			|| ! self::is_plain()
			|| ! self::has_good_token()
		) {
			return;
		}
		$answer = ViewAnswer::of( new Counter( $settings, Stores::choose( $settings ) ), $post, 0 );
		if ( null !== $answer ) {
			self::send( $answer );
			Stores::tidy_if_due( $settings );
			exit;
		}
	}

	/** Returns the post ID in the URL; null for other requests. */
	private static function asked(): ?int {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || '' === (string) get_option( 'permalink_structure' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
			return null;
		}
		$path  = (string) strtok( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '?' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		$start = rtrim( (string) parse_url( (string) get_option( 'home' ), PHP_URL_PATH ), '/' ) . '/' // phpcs:ignore WordPress.WP.AlternativeFunctions -- the site's own URL.
			. rest_get_url_prefix() . self::ROUTE;
		$id    = str_starts_with( $path, $start ) ? rtrim( substr( $path, strlen( $start ) ), '/' ) : '';
		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $id ) ? (int) $id : null;
	}

	/** Returns whether the request needs only counting. */
	private static function is_plain(): bool {
		foreach ( array_keys( $_COOKIE ) as $name ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
			if (
				str_starts_with( (string) $name, 'wordpress_logged_in' )
				|| str_starts_with( (string) $name, 'wordpress_sec' )
			) {
				return false;
			}
		}
		$type = strtolower( (string) ( $_SERVER['CONTENT_TYPE'] ?? '' ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
		if (
			isset( $_SERVER['HTTP_AUTHORIZATION'] )
			|| isset( $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] )
			|| isset( $_SERVER['PHP_AUTH_USER'] )
			|| isset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] )
			|| ! ( '' === $type || str_starts_with( $type, 'application/x-www-form-urlencoded' ) )
			|| ! ViewAnswer::is_own_origin()
		) {
			return false;
		}
		foreach ( $_POST + $_GET as $name => $value ) { // phpcs:ignore WordPress.Security -- compared only; the nonce is verified next.
			$is_fine = match ( $name ) {
				'_wpnonce'      => is_string( $value ),
				'sampling'      => is_string( $value ) && 1 === preg_match( '/^\d{1,9}$/D', $value ),
				'sampling_rate' => is_string( $value ) && 1 === preg_match( '/^\d{1,9}$/D', $value ),
				default         => false,
			};
			if ( ! $is_fine ) {
				return false;
			}
		}
		return true;
	}

	/** Returns whether the nonce is missing, or a valid one for visitors. */
	private static function has_good_token(): bool {
		$token = $_REQUEST['_wpnonce'] ?? $_SERVER['HTTP_X_WP_NONCE'] ?? null; // phpcs:ignore WordPress.Security -- this is the verification.
		if ( null === $token ) {
			return true;
		}
		if ( ! is_string( $token ) || ! defined( 'NONCE_KEY' ) || ! defined( 'NONCE_SALT' ) ) {
			return false;
		}
		// Same algorithm as wp_verify_nonce() for visitors; that function is not loaded yet.
		$tick = (int) ceil( time() / ( DAY_IN_SECONDS / 2 ) );
		foreach ( array( $tick, $tick - 1 ) as $time ) {
			if (
				hash_equals( substr( hash_hmac( 'md5', "$time|wp_rest|0|", NONCE_KEY . NONCE_SALT ), -12, 10 ), $token )
			) {
				return true;
			}
		}
		return false;
	}

	private static function send( array $answer ): void {
		status_header( $answer['status'] );
		header( 'Content-Type: application/json; charset=' . get_option( 'blog_charset' ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		header( 'Cache-Control: no-store' );
		echo wp_json_encode( $answer['body'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- a JSON body.
		// The visitor need not wait for the rest.
		if ( is_callable( 'fastcgi_finish_request' ) ) {
			call_user_func( 'fastcgi_finish_request' );
		}
	}
}
