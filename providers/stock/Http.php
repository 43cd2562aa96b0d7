<?php
/**
 * Sends requests to providers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Requests JSON from a provider, and converts errors to messages. */
final class Http {
	private const TIMEOUT_SECONDS = 8;
	private const MAX_BYTES       = 2 * MB_IN_BYTES;

	/**
	 * Returns the decoded response.
	 *
	 * @param Provider              $provider Provider for error messages.
	 * @param array<string, string> $headers  Contains the key, if it is sent in a header.
	 * @param list<int>             $refusals Statuses with which this provider refuses a key.
	 * @return array<mixed>
	 * @throws Failure
	 */
	public static function json(
		Provider $provider,
		string $url,
		array $headers = array(),
		array $refusals = array( 401, 403 )
	): array {
		$answer = wp_safe_remote_get( $url, self::options( $headers ) );
		if ( is_wp_error( $answer ) ) {
			throw new Failure(
				sprintf(
					/* translators: %s: name of a source of images. */
					__( '%s cannot be reached at the moment. Try again later.', 'pagewright' ),
					$provider->label()
				)
			);
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( $status >= 300 ) {
			throw new Failure( self::refusal( $provider->label(), $status, $refusals ) );
		}
		$data = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( ! is_array( $data ) ) {
			throw new Failure(
				/* translators: %s: name of a source of images. */
				sprintf( __( '%s sent an invalid response. Try again later.', 'pagewright' ), $provider->label() )
			);
		}
		return $data;
	}

	/**
	 * Sends a request without waiting for the response.
	 *
	 * @param array<string, string> $headers Contains the key, if it is sent in a header.
	 */
	public static function tell( string $url, array $headers = array() ): void {
		wp_safe_remote_get( $url, array( 'blocking' => false ) + self::options( $headers ) );
	}

	/**
	 * @param array<string, string> $headers Additional headers.
	 * @return array<string, mixed>
	 */
	private static function options( array $headers ): array {
		return array(
			'timeout'             => self::TIMEOUT_SECONDS,
			'limit_response_size' => self::MAX_BYTES,
			'redirection'         => 2,
			'user-agent'          => 'Pagewright/' . \Pagewright\VERSION . '; ' . home_url(),
			'headers'             => array( 'Accept' => 'application/json' ) + $headers,
		);
	}

	/** @param list<int> $refusals Statuses with which a key is refused. */
	private static function refusal( string $label, int $status, array $refusals ): string {
		if ( 429 === $status ) {
			return sprintf(
				/* translators: %s: name of a source of images. */
				__( 'This site sent too many searches to %s. Try again in a few minutes.', 'pagewright' ),
				$label
			);
		}
		if ( in_array( $status, $refusals, true ) ) {
			return sprintf(
				/* translators: %s: name of a source of images. */
				__( '%s denied access. Ask an administrator to check the API key.', 'pagewright' ),
				$label
			);
		}
		/* translators: 1: name of a source of images, 2: number of an HTTP status. */
		return sprintf( __( '%1$s returned an error (%2$d). Try again later.', 'pagewright' ), $label, $status );
	}
}
