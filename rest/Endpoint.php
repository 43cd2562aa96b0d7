<?php
/**
 * The frame of a REST endpoint.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** One route, one class. Says who may call; turns what it throws into an answer. The nonce is checked by WordPress before. */
abstract class Endpoint {
	/** Namespace that sites and third parties already call. */
	private const NAMESPACE = 'sowb/v1';

	/** Route below the namespace, e.g. `/widgets/previews`. */
	abstract protected function route(): string;

	/** Whether the current user may call. */
	abstract protected function may(): bool;

	/**
	 * The answer's body.
	 *
	 * @throws PublicError What the caller may read.
	 */
	abstract protected function answer( \WP_REST_Request $request ): mixed;

	/** @return array<string, array<string, mixed>> Arguments, as register_rest_route() takes them. */
	protected function args(): array {
		return array();
	}

	public function register(): void {
		register_rest_route(
			self::NAMESPACE,
			$this->route(),
			array(
				'methods'             => \WP_REST_Server::CREATABLE,
				'args'                => $this->args(),
				'permission_callback' => fn () => $this->may() ? true : $this->refusal(),
				'callback'            => $this->respond( ... ),
			)
		);
	}

	/** 401 for a visitor, 403 for a user without the right; the code is the number, as in the routes that sites know. */
	private function refusal(): \WP_Error {
		$status = rest_authorization_required_code();
		return new \WP_Error( $status, __( 'You are not allowed to do this. Please sign in again, or ask an administrator.', 'pagewright' ), array( 'status' => $status ) );
	}

	private function respond( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			return new \WP_REST_Response( $this->answer( $request ) );
		} catch ( PublicError $error ) {
			return new \WP_Error( $error->error_code, $error->getMessage(), array( 'status' => $error->status ) );
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $this->route() . ': ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
			return new \WP_Error( 500, __( 'Something went wrong on the server. The site\'s error log has the details.', 'pagewright' ), array( 'status' => 500 ) );
		}
	}
}
