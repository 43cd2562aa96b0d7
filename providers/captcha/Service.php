<?php
/**
 * Captcha services.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Captcha;

defined( 'ABSPATH' ) || exit;

/** Each service is a folder with its data; all verify tokens in the same way. */
final class Service {
	private const TIMEOUT_SECONDS = 8;

	/**
	 * @param string                    $script URL of its script; `{key}` is the placeholder of the site key.
	 * @param string                    $global Name of the script's global object.
	 * @param string                    $field  Name of the field with the token.
	 * @param string                    $verify URL that verifies tokens.
	 * @param string                    $action Action of a score; '' for services with a widget.
	 * @param array{0: int, 1: int}|null $size  Width and height of its widget in pixels; null for none.
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

	/** @param string $id Such as `recaptcha_v2`. Returns null for an unknown name. */
	public static function of( string $id ): ?self {
		$file  = __DIR__ . '/' . str_replace( '_', '-', $id ) . '/service.json';
		$facts = 1 === preg_match( '/^[a-z]+(_v\d)?$/', $id ) && is_file( $file )
			? json_decode( (string) file_get_contents( $file ), true ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- our own file.
			: null;
		if ( ! is_array( $facts ) ) {
			return null;
		}
		/**
		 * Filters the data of a captcha service. Example: `$facts['verify'] =
		 * 'https://recaptcha.net/recaptcha/api/siteverify';`.
		 *
		 * @param array<string, mixed> $facts In the format of service.json.
		 * @param string               $id    Name of the service.
		 */
		$facts = (array) apply_filters( 'pagewright/captcha/service', $facts, $id );
		return new self(
			$id,
			(string) $facts['label'],
			(string) $facts['script'],
			(string) $facts['global'],
			(string) $facts['field'],
			(string) $facts['verify'],
			(string) ( $facts['action'] ?? '' ),
			$facts['size_px'] ?? null
		);
	}

	/**
	 * Verifies a token.
	 *
	 * @param float $least Minimum score from 0 to 1, for services that return one.
	 * @return bool|null Null when the service does not answer.
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
		$facts  = 200 === wp_remote_retrieve_response_code( $answer )
			? json_decode( wp_remote_retrieve_body( $answer ), true )
			: null;
		if ( ! is_array( $facts ) || ! is_bool( $facts['success'] ?? null ) ) {
			return null;
		}
		$has_score = '' === $this->action
			|| (
				( $facts['action'] ?? $this->action ) === $this->action && (float) ( $facts['score'] ?? 0 ) >= $least
			);
		return $facts['success'] && $has_score;
	}
}
