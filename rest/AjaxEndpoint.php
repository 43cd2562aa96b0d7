<?php
/**
 * The frame of an admin-ajax endpoint.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\Assets;

/** One action, one class, for signed-in users. Capability and nonce are checked here, before any work. */
abstract class AjaxEndpoint {
	/** The `action` parameter, without the prefix that it has beside SiteOrigin Widgets Bundle. */
	abstract protected function action(): string;

	/** Action of the nonce. */
	abstract protected function nonce_action(): string;

	/** Parameter that carries the nonce. */
	abstract protected function nonce_name(): string;

	/** Capability that the caller needs. */
	abstract protected function capability(): string;

	/**
	 * The answer, sent as JSON; a text is sent as it is, null as an empty body.
	 *
	 * @throws PublicError What the caller may read.
	 */
	abstract protected function answer(): mixed;

	/** What an answer is that is a text. */
	protected function content_type(): string {
		return 'text/plain';
	}

	public function register(): void {
		add_action( 'wp_ajax_' . Assets::ajax_prefix() . $this->action(), $this->respond( ... ) );
	}

	/**
	 * Lets the caller's own browser keep the answer, and answers 304 where it has it already. Call it before the work.
	 *
	 * @param string $tag         Changes with the answer.
	 * @param int    $age_seconds How long the browser need not ask; 0 = it asks each time.
	 */
	protected function remember( string $tag, int $age_seconds ): void {
		$etag  = '"' . md5( $tag ) . '"';
		$asked = isset( $_SERVER['HTTP_IF_NONE_MATCH'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ) ) : '';
		$headers = array(
			'Cache-Control' => 'private, ' . ( $age_seconds > 0 ? "max-age={$age_seconds}" : 'no-cache' ),
			'Vary'          => 'Cookie',
			'ETag'          => $etag,
		);
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			foreach ( $headers as $name => $value ) {
				header( "{$name}: {$value}" );
			}
		}
		// WordPress forbids to keep any short answer of this kind at its very end.
		add_filter( 'nocache_headers', static fn () => $headers );
		// A server that compresses marks the tag as weak or adds to it.
		if ( str_contains( $asked, trim( $etag, '"' ) ) ) {
			wp_die( '', '', array( 'response' => 304 ) );
		}
	}

	private function respond(): void {
		if ( false === check_ajax_referer( $this->nonce_action(), $this->nonce_name(), false ) ) {
			wp_die( esc_html__( 'Your session has expired. Reload the page and try again.', 'pagewright' ), '', array( 'response' => 403 ) );
		}
		if ( ! current_user_can( $this->capability() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'pagewright' ), '', array( 'response' => 403 ) );
		}
		try {
			$answer = $this->answer();
			if ( is_string( $answer ) ) {
				header( 'Content-Type: ' . $this->content_type() . '; charset=' . get_option( 'blog_charset' ) );
				wp_die( $answer, '', array( 'response' => 200 ) ); // phpcs:ignore WordPress.Security -- made for its content type.
			}
			null === $answer ? wp_die( '', '', array( 'response' => 200 ) ) : wp_send_json( $answer );
		} catch ( PublicError $error ) {
			wp_die( esc_html( $error->getMessage() ), '', array( 'response' => $error->status ) ); // phpcs:ignore WordPress.Security -- escaped.
		}
	}
}
