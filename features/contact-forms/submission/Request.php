<?php
/**
 * Parses the request of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

/** A request that sends a form, with valid texts. Immutable. Only this class of forms/ reads `$_POST` and `$_FILES`. */
final class Request {
	/**
	 * Hidden field with a nonce for editors. Not named `_wpnonce`, because the REST API answers 403 when that one has
	 * expired.
	 */
	public const EDITOR_NONCE = '_pagewright_nonce';

	/** Action of that nonce. */
	public const EDITOR_ACTION = 'pagewright_form';

	private const MAX_AGENT_CHARS = 254;

	/**
	 * @param array<int|string, mixed> $fields         Without the slashes of WordPress; strings or nested lists of
	 *    strings, valid UTF-8 without control characters other than tab and line ends.
	 * @param array<int|string, mixed> $files          In the format of `$_FILES`.
	 * @param string                   $ip             IP address of the visitor; '' when unknown.
	 * @param string                   $url            URL of the request.
	 * @param string                   $referer        URL of the page with the form, as the browser reports it; '' for
	 *    none.
	 * @param int                      $user_id        0 for visitors, and for users who did not send a nonce.
	 * @param string                   $unit_tag       Identifies the form on the page; '' for none.
	 * @param int                      $container_post Post whose content contains the form; 0 for none.
	 * @param string                   $locale         Locale in which the form was shown; '' for none.
	 * @param int                      $page_user_id   User for whom the page with the form was rendered, by the nonce
	 *    for editors; 0 for none. For spam checks only: no other code may identify the user by it.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $files = array(),
		public readonly string $ip = '',
		public readonly string $user_agent = '',
		public readonly string $url = '',
		public readonly string $referer = '',
		public readonly int $user_id = 0,
		public readonly string $unit_tag = '',
		public readonly int $container_post = 0,
		public readonly string $locale = '',
		public readonly int $page_user_id = 0
	) {}

	/** WordPress already ignored the session of a request without a nonce. */
	public static function of_rest( \WP_REST_Request $request ): self {
		return self::of( $request->get_body_params(), $request->get_file_params(), get_current_user_id() );
	}

	/**
	 * Returns the request of a form that was sent to its page. Accepts a session only with the nonce that the REST API
	 * requires too.
	 */
	public static function of_globals(): self {
		$fields  = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- public forms have no nonce; the types of the form's tags sanitize the values.
		$nonce   = $fields['_wpnonce'] ?? '';
		$user_id = is_string( $nonce ) && wp_verify_nonce( $nonce, 'wp_rest' ) ? get_current_user_id() : 0;
		return self::of( $fields, $_FILES, $user_id ); // phpcs:ignore WordPress.Security -- as above; files are checked before they are stored.
	}

	/** Returns whether a user who may write posts sent it. Spam checks let it pass. */
	public function is_by_editor(): bool {
		return user_can( $this->user_id, 'edit_posts' ) || user_can( $this->page_user_id, 'edit_posts' );
	}

	/** Returns a sent text; '' when it is missing or a list. */
	public function text( string $name ): string {
		$value = $this->fields[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * @param array<int|string, mixed> $fields
	 * @param array<int|string, mixed> $files
	 */
	private static function of( array $fields, array $files, int $user_id ): self {
		$fields = self::valid( $fields );
		$text   = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		/**
		 * Filters the visitor's IP address, for sites behind a trusted proxy.
		 *
		 * @param string $ip Address from PHP.
		 *
		 * @example add_filter( 'pagewright/forms/remote-ip', static fn ( string $ip ) => $_SERVER['HTTP_X_REAL_IP'] ?? $ip );
		 */
		$ip = apply_filters( 'pagewright/forms/remote-ip', self::server( 'REMOTE_ADDR' ) );
		return new self(
			$fields,
			$files,
			is_string( $ip ) && false !== filter_var( $ip, FILTER_VALIDATE_IP ) ? $ip : '',
			mb_substr( self::server( 'HTTP_USER_AGENT' ), 0, self::MAX_AGENT_CHARS ),
			sanitize_url( self::origin() . self::server( 'REQUEST_URI' ) ),
			sanitize_url( self::server( 'HTTP_REFERER' ) ),
			$user_id,
			(string) preg_replace( '/[^A-Za-z0-9_-]/', '', $text( '_wpcf7_unit_tag' ) ),
			// More digits would overflow an integer.
			1 === preg_match( '/^\d{1,18}$/D', $text( '_wpcf7_container_post' ) )
				? (int) $text( '_wpcf7_container_post' )
				: 0,
			1 === preg_match( '/^[a-z]{2,3}(_[A-Za-z_]{2,})?$/', $text( '_wpcf7_locale' ) )
				? $text( '_wpcf7_locale' )
				: '',
			self::page_user( $text( self::EDITOR_NONCE ) )
		);
	}

	/**
	 * Returns the user whose session the nonce belongs to; 0 for visitors, and for a nonce that is missing, expired or
	 * of another user. A session alone proves nothing, because other sites can make its browser send forms.
	 */
	private static function page_user( string $nonce ): int {
		$user_id = '' === $nonce ? 0 : (int) wp_validate_logged_in_cookie( false );
		if ( 0 === $user_id ) {
			return 0;
		}
		// The REST API has unset the user, but a nonce is verified for the current one.
		$current = get_current_user_id();
		wp_set_current_user( $user_id );
		$is_valid = false !== wp_verify_nonce( $nonce, self::EDITOR_ACTION );
		wp_set_current_user( $current );
		return $is_valid ? $user_id : 0;
	}

	/** Returns protocol, host and port of this site: the Host header of a request may contain anything. */
	private static function origin(): string {
		$port = wp_parse_url( home_url(), PHP_URL_PORT );
		return wp_parse_url( home_url(), PHP_URL_SCHEME ) . '://' . wp_parse_url( home_url(), PHP_URL_HOST )
			. ( null === $port ? '' : ":{$port}" );
	}

	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- validated here, used as text.
		return is_string( $value ) ? trim( self::text_of( wp_unslash( $value ) ) ) : '';
	}

	/** @param array<int|string, mixed> $values @return array<int|string, mixed> */
	private static function valid( array $values ): array {
		$valid = array();
		foreach ( $values as $key => $value ) {
			if ( is_int( $key ) || mb_check_encoding( $key, 'UTF-8' ) ) {
				$valid[ $key ] = is_array( $value )
					? self::valid( $value )
					: self::text_of( is_scalar( $value ) ? (string) $value : '' );
			}
		}
		return $valid;
	}

	private static function text_of( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', mb_scrub( $text, 'UTF-8' ) );
	}
}
