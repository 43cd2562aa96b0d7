<?php
/**
 * More posts of a carousel.
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
 * GET sow_carousel_load: items of a later page of a carousel, for everybody. There is no nonce: the page that asks may come out of a cache and be
 * older than any. What is asked for is a list that this site signed, so there is nothing to forge, and only what is public is found. Calls are not
 * counted: to write a count would cost more than a load does, which is one page of a list at most, and none where the signature is wrong.
 */
final class Endpoint {
	private const ACTION = 'sow_carousel_load';

	private const WIDGET = 'post-carousel';

	/** How long visitors and caches between may keep an answer. A post that is withdrawn is gone from all after this time. */
	private const AGE_SECONDS = MINUTE_IN_SECONDS;

	public function __construct( private readonly Loader $schema, private readonly Renderer $renderer ) {}

	public function register(): void {
		add_action( 'wp_ajax_' . self::ACTION, $this->respond( ... ) );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, $this->respond( ... ) );
	}

	/** Sends `{"html":"…"}`, '' behind the end; nothing at all for a list that is not ours, such as those in pages cached before this plugin. */
	private function respond(): void {
		if ( ! in_array( self::method(), array( 'GET', 'HEAD' ), true ) ) {
			header( 'Allow: GET, HEAD' );
			wp_die( '', '', array( 'response' => 405 ) );
		}
		$widget = $this->schema->find_by_folder( self::WIDGET );
		$list   = null === $widget ? null : SignedList::read( $widget->id_base, self::asked( 'instance_hash' ) );
		if ( null === $list ) {
			wp_die( '', '', array( 'response' => 200 ) );
		}
		self::may_be_kept() && self::keep();
		// To WordPress every call of admin-ajax is one of the admin, where titles and queries are others than on a page.
		set_current_screen( 'front' );
		$page = self::asked( 'paged' );
		$html = ctype_digit( $page ) && strlen( $page ) < 6 && (int) $page > 0 ? (string) $this->renderer->more_items( $widget )?->more( $list, (int) $page ) : '';
		wp_send_json( array( 'html' => $html ) );
	}

	/** Someone who is signed in, or has given the password of a post, may see what others may not. */
	private static function may_be_kept(): bool {
		return ! is_user_logged_in() && ! isset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
	}

	/** WordPress forbids to keep any short answer, at the beginning and at the very end. */
	private static function keep(): void {
		$value = 'public, max-age=' . self::AGE_SECONDS;
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			header( "Cache-Control: $value" );
		}
		add_filter( 'nocache_headers', static fn (): array => array( 'Cache-Control' => $value ) );
	}

	private static function method(): string {
		return isset( $_SERVER['REQUEST_METHOD'] ) ? strtoupper( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) ) : 'GET';
	}

	private static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- nothing is changed; see above.
	}
}
