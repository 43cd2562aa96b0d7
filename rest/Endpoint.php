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
	/** Route below the namespace, e.g. `/widgets/previews`. */
	abstract protected function route(): string;

	/** Namespace of the route: one that sites and third parties already call. */
	protected function route_namespace(): string {
		return 'sowb/v1';
	}

	/** HTTP methods, as register_rest_route() takes them. */
	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	/** Whether the current user may call. */
	abstract protected function may(): bool;

	/**
	 * The answer's body, or a whole answer where its headers matter.
	 *
	 * @throws PublicError What the caller may read.
	 */
	abstract protected function answer( \WP_REST_Request $request ): mixed;

	/** @return array<string, array<string, mixed>> Arguments, as register_rest_route() takes them. */
	protected function args(): array {
		return array();
	}

	/** @return array<string, mixed>|null JSON schema of the answer, which OPTIONS tells. */
	protected function schema(): ?array {
		return null;
	}

	public function register(): void {
		register_rest_route(
			$this->route_namespace(),
			$this->route(),
			array(
				array(
					'methods'             => $this->methods(),
					'args'                => $this->args(),
					'permission_callback' => fn () => $this->may() ? true : $this->refusal(),
					'callback'            => $this->respond( ... ),
				),
				'schema' => $this->schema( ... ),
			)
		);
	}

	/** 401 for a visitor, 403 for a user without the right; the code is the number, as in the routes that sites know. */
	protected function refusal(): \WP_Error {
		$status = rest_authorization_required_code();
		return new \WP_Error( $status, __( 'Sorry, you are not allowed to do this. Log in again, or ask an administrator.', 'pagewright' ), array( 'status' => $status ) );
	}

	private function respond( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			$answer = $this->answer( $request );
			return $answer instanceof \WP_REST_Response ? $answer : new \WP_REST_Response( $answer );
		} catch ( PublicError $error ) {
			return new \WP_Error( $error->error_code, $error->getMessage(), array( 'status' => $error->status ) );
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $this->route() . ': ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
			return new \WP_Error( 500, __( 'An error occurred on the server. See the error log of the site for details.', 'pagewright' ), array( 'status' => 500 ) );
		}
	}
}
