<?php
/**
 * A service that tells people from programs.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Captcha;

defined( 'ABSPATH' ) || exit;

/** Each is a folder with its facts; all answer in the same way when a token is to be verified. */
final class Service {
	private const TIMEOUT_SECONDS = 8;

	/**
	 * @param string                    $script Address of its script; `{key}` stands for the site's key.
	 * @param string                    $global What the script calls itself.
	 * @param string                    $field  Name of the field that carries the token.
	 * @param string                    $verify Address that verifies.
	 * @param string                    $action What a score is asked for; '' for services that show something.
	 * @param array{0: int, 1: int}|null $size  Width and height in pixels of what it shows; null: nothing.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $script,
		public readonly string $global,
		public readonly string $field,
		private readonly string $verify,
		public readonly string $action,
		public readonly ?array $size,
	) {}

	/** @param string $id As `recaptcha_v2`. Null where there is none of this name. */
	public static function of( string $id ): ?self {
		$file  = __DIR__ . '/' . str_replace( '_', '-', $id ) . '/service.json';
		$facts = 1 === preg_match( '/^[a-z]+(_v\d)?$/', $id ) && is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		if ( ! is_array( $facts ) ) {
			return null;
		}
		/**
		 * Filters the facts of a captcha service. Example: `$facts['verify'] = 'https://recaptcha.net/recaptcha/api/siteverify';`.
		 *
		 * @param array<string, mixed> $facts As in its service.json.
		 * @param string               $id    Of the service.
		 */
		$facts = (array) apply_filters( 'pagewright/captcha/service', $facts, $id );
		return new self( $id, (string) $facts['label'], (string) $facts['script'], (string) $facts['global'], (string) $facts['field'], (string) $facts['verify'], (string) ( $facts['action'] ?? '' ), $facts['size_px'] ?? null );
	}

	/**
	 * Asks the service about a token.
	 *
	 * @param float $least Score that is needed, where the service gives one: 0 to 1.
	 * @return bool|null Null where the service does not answer.
	 */
	public function is_person( string $token, string $secret, string $ip, float $least ): ?bool {
		$answer = wp_remote_post(
			$this->verify,
			array(
				'timeout' => self::TIMEOUT_SECONDS,
				'body'    => array(
					'secret'   => $secret,
					'response' => $token,
					'remoteip' => $ip,
				),
			)
		);
		$facts  = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
		if ( ! is_array( $facts ) || ! is_bool( $facts['success'] ?? null ) ) {
			return null;
		}
		$has_score = '' === $this->action || ( ( $facts['action'] ?? $this->action ) === $this->action && (float) ( $facts['score'] ?? 0 ) >= $least );
		return $facts['success'] && $has_score;
	}
}
