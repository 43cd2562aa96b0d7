<?php
/**
 * Base class of admin-ajax endpoints.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Editor\Assets;

/** One class for one action of signed-in users. Checks capability and nonce before any work. */
abstract class AjaxEndpoint {
	/** @var array<string, string> Headers that let the browser cache the response. */
	private array $headers = array();

	/** Returns the `action` parameter, without the prefix that it gets while SiteOrigin Widgets Bundle is active. */
	abstract protected function action(): string;

	/** Returns the action of the nonce. */
	abstract protected function nonce_action(): string;

	/** Returns the name of the parameter with the nonce. */
	abstract protected function nonce_name(): string;

	/** Returns the required capability. */
	abstract protected function capability(): string;

	/**
	 * Returns the response, sent as JSON; text is sent unchanged, null as an empty body.
	 *
	 * @throws PublicError With a message for the user.
	 */
	abstract protected function answer(): mixed;

	/** Returns the content type of a text response. */
	protected function content_type(): string {
		return 'text/plain';
	}

	public function register(): void {
		add_action( 'wp_ajax_' . Assets::ajax_prefix() . $this->action(), array( $this, 'respond' ) );
	}

	/**
	 * Lets the user's browser cache the response, and answers 304 if it is unchanged. Call it before the work.
	 *
	 * @param string $tag         Changes with the response.
	 * @param int    $age_seconds How long the browser may use its copy without asking; 0 to ask each time.
	 */
	protected function remember( string $tag, int $age_seconds ): void {
		$etag          = '"' . md5( $tag ) . '"';
		$asked         = isset( $_SERVER['HTTP_IF_NONE_MATCH'] )
			? sanitize_text_field( wp_unslash( $_SERVER['HTTP_IF_NONE_MATCH'] ) )
			: '';
		$this->headers = array(
			'Cache-Control' => 'private, ' . ( $age_seconds > 0 ? "max-age={$age_seconds}" : 'no-cache' ),
			'Vary'          => 'Cookie',
			'ETag'          => $etag,
		);
		if ( ! headers_sent() ) {
			header_remove( 'Expires' );
			foreach ( $this->headers as $name => $value ) {
				header( "{$name}: {$value}" );
			}
		}
		// WordPress forbids caching of such responses at the very end of the request.
		add_filter( 'nocache_headers', array( $this, 'cache_headers' ) );
		// A server that compresses marks the tag as weak or appends to it.
		if ( str_contains( $asked, trim( $etag, '"' ) ) ) {
			wp_die( '', '', array( 'response' => 304 ) );
		}
	}

	/** Callback of nocache_headers. @return array<string, string> */
	public function cache_headers(): array {
		return $this->headers;
	}

	/** Callback of wp_ajax_…: sends the response. */
	public function respond(): void {
		if ( false === check_ajax_referer( $this->nonce_action(), $this->nonce_name(), false ) ) {
			wp_die(
				esc_html__( 'Your session has expired. Reload the page and try again.', 'pagewright' ),
				'',
				array( 'response' => 403 )
			);
		}
		if ( ! current_user_can( $this->capability() ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to do this.', 'pagewright' ),
				'',
				array( 'response' => 403 )
			);
		}
		try {
			$answer = $this->answer();
			if ( is_string( $answer ) ) {
				header( 'Content-Type: ' . $this->content_type() . '; charset=' . get_option( 'blog_charset' ) );
				wp_die( $answer, '', array( 'response' => 200 ) ); // phpcs:ignore WordPress.Security -- escaped for its content type.
			}
			if ( null === $answer ) {
				wp_die( '', '', array( 'response' => 200 ) );
			} else {
				wp_send_json( $answer );
			}
		} catch ( PublicError $error ) {
			wp_die( esc_html( $error->getMessage() ), '', array( 'response' => $error->status ) ); // phpcs:ignore WordPress.Security -- escaped.
		}
	}
}
