<?php
/**
 * Loads more posts of a carousel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\CarouselLoad;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Renderer;
use Pagewright\Providers\SignedList;
use Pagewright\Schema\Loader;

/**
 * GET sow_carousel_load: items of a later page of a carousel, for everyone. Has no nonce, because the page may come
 * from a cache and be older than any nonce. The request contains a list that this site signed, so nothing can be
 * forged, and only public posts are found. Calls are not rate limited: counting would cost more than a call, which
 * renders one page of a list at most, and none with an invalid signature.
 */
final class Endpoint {
	private const ACTION = 'sow_carousel_load';

	private const WIDGET = 'post-carousel';

	/** How long visitors and caches may keep a response. An unpublished post disappears everywhere after this time. */
	private const CACHE_CONTROL = 'public, max-age=' . MINUTE_IN_SECONDS;

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'respond' ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, array( $this, 'respond' ) );
	}

	/**
	 * Callback of wp_ajax_…: sends `{"html":"…"}`, with '' after the end; nothing at all for an invalid list, such as
	 * those of cached pages
	 * from before this plugin.
	 */
	public function respond(): void {
		if ( ! in_array( self::method(), array( 'GET', 'HEAD' ), true ) ) {
			header( 'Allow: GET, HEAD' );
			wp_die( '', '', array( 'response' => 405 ) );
		}
		$widget = $this->schema->find_by_folder( self::WIDGET );
		$list   = null === $widget ? null : SignedList::read( $widget->id_base, self::asked( 'instance_hash' ) );
		if ( null === $list ) {
			wp_die( '', '', array( 'response' => 200 ) );
		}
		if ( self::may_be_kept() ) {
			self::keep();
		}
		// WordPress treats calls of admin-ajax.php as admin requests, in which titles and queries differ from those of
		// pages.
		set_current_screen( 'front' );
		$page = self::asked( 'paged' );
		$html = ctype_digit( $page ) && strlen( $page ) < 6 && (int) $page > 0
			? (string) $this->renderer->more_items( $widget )?->more( $list, (int) $page )
			: '';
		wp_send_json( array( 'html' => $html ) );
	}

	/**
	 * Returns whether caches may keep the response: not for signed-in users and visitors who entered the password of a
	 * post, because they may see more.
	 */
	private static function may_be_kept(): bool {
		return ! is_user_logged_in() && ! isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}

	/** WordPress forbids caching of such responses, at the beginning and at the very end of the request. */
	private static function keep(): void {
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			header( 'Cache-Control: ' . self::CACHE_CONTROL );
		}
		add_filter( 'nocache_headers', array( self::class, 'cache_headers' ) );
	}

	/** Callback of nocache_headers. @return array<string, string> */
	public static function cache_headers(): array {
		return array( 'Cache-Control' => self::CACHE_CONTROL );
	}

	private static function method(): string {
		return isset( $_SERVER['REQUEST_METHOD'] )
			? strtoupper( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) )
			: 'GET';
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) // phpcs:ignore WordPress.Security.NonceVerification -- read-only; see above.
			? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) // phpcs:ignore WordPress.Security.NonceVerification -- as above.
			: '';
	}
}
