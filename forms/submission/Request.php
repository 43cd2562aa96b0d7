<?php
/**
 * What arrived with a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

/** A request that sends a form, with texts made valid. Never changes; nothing else of forms/ reads `$_POST` or `$_FILES`. */
final class Request {
	/** Hidden field with a nonce for editors, in pages that were made for them. Not `_wpnonce`: the REST API answers 403 to one that has expired. */
	public const EDITOR_NONCE = '_pagewright_nonce';

	/** What that nonce is made for. */
	public const EDITOR_ACTION = 'pagewright_form';

	private const MAX_AGENT_CHARS = 254;

	/**
	 * @param array<int|string, mixed> $fields         Without WordPress' slashes; strings or nested lists of strings, valid UTF-8 without control characters other than tab and line ends.
	 * @param array<int|string, mixed> $files          As `$_FILES` has them.
	 * @param string                   $ip             Of the visitor; '' where it is unknown.
	 * @param string                   $url            Where it was sent to.
	 * @param string                   $referer        Address of the page with the form, as the browser says; '' when it does not.
	 * @param int                      $user_id        0 for visitors, and for users who did not send a nonce.
	 * @param string                   $unit_tag       Which form of the page it was; '' where none was sent.
	 * @param int                      $container_post Post whose content has the form; 0: none.
	 * @param string                   $locale         That the form was shown in; '' where it was not sent.
	 * @param int                      $page_user_id   User for whom the page with the form was made, by its editor's nonce; 0 for none. Counts for spam checks only: nothing else may know who it was.
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

	/** WordPress itself took the session away from a call without a nonce. */
	public static function of_rest( \WP_REST_Request $request ): self {
		return self::of( $request->get_body_params(), $request->get_file_params(), get_current_user_id() );
	}

	/** A page that got the form. A session counts only with the nonce that the REST API would ask for as well. */
	public static function of_globals(): self {
		$fields  = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- forms for visitors have no nonce; what is kept is cleaned by the types of the form's tags.
		$nonce   = $fields['_wpnonce'] ?? '';
		$user_id = is_string( $nonce ) && wp_verify_nonce( $nonce, 'wp_rest' ) ? get_current_user_id() : 0;
		return self::of( $fields, $_FILES, $user_id ); // phpcs:ignore WordPress.Security -- as above; files are looked into before they are kept.
	}

	/** Whether somebody sent it who may write posts. Spam checks let them pass. */
	public function is_by_editor(): bool {
		return user_can( $this->user_id, 'edit_posts' ) || user_can( $this->page_user_id, 'edit_posts' );
	}

	/** A text that was sent; '' where there is none, or a list. */
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
		 * Filters the visitor's IP address, for sites behind a proxy that can be trusted.
		 *
		 * @param string $ip As PHP has it.
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
			// More digits than a number has make no number.
			1 === preg_match( '/^\d{1,18}$/D', $text( '_wpcf7_container_post' ) ) ? (int) $text( '_wpcf7_container_post' ) : 0,
			1 === preg_match( '/^[a-z]{2,3}(_[A-Za-z_]{2,})?$/', $text( '_wpcf7_locale' ) ) ? $text( '_wpcf7_locale' ) : '',
			self::page_user( $text( self::EDITOR_NONCE ) )
		);
	}

	/**
	 * Returns the user whose session the nonce belongs to; 0 for visitors, and for a nonce that is missing, expired or another user's. A session alone
	 * proves nothing, because other sites can make its browser send forms.
	 */
	private static function page_user( string $nonce ): int {
		$user_id = '' === $nonce ? 0 : (int) wp_validate_logged_in_cookie( false );
		if ( 0 === $user_id ) {
			return 0;
		}
		// The REST API has taken the user away, and a nonce is checked for the current one.
		$current = get_current_user_id();
		wp_set_current_user( $user_id );
		$is_valid = false !== wp_verify_nonce( $nonce, self::EDITOR_ACTION );
		wp_set_current_user( $current );
		return $is_valid ? $user_id : 0;
	}

	/** Scheme, host and port of this site: the host that a request names may be anything. */
	private static function origin(): string {
		$port = wp_parse_url( home_url(), PHP_URL_PORT );
		return wp_parse_url( home_url(), PHP_URL_SCHEME ) . '://' . wp_parse_url( home_url(), PHP_URL_HOST ) . ( null === $port ? '' : ":{$port}" );
	}

	private static function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- made valid here, used as text.
		return is_string( $value ) ? trim( self::text_of( wp_unslash( $value ) ) ) : '';
	}

	/** @param array<int|string, mixed> $values @return array<int|string, mixed> */
	private static function valid( array $values ): array {
		$valid = array();
		foreach ( $values as $key => $value ) {
			if ( is_int( $key ) || mb_check_encoding( $key, 'UTF-8' ) ) {
				$valid[ $key ] = is_array( $value ) ? self::valid( $value ) : self::text_of( is_scalar( $value ) ? (string) $value : '' );
			}
		}
		return $valid;
	}

	private static function text_of( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', mb_scrub( $text, 'UTF-8' ) );
	}
}
