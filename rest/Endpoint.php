<?php
/**
 * Base class of REST endpoints.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * One class for one route. Checks the permission and converts exceptions to responses. WordPress has checked the nonce
 * before.
 */
abstract class Endpoint {
	/** Returns the route below the namespace, such as `/widgets/previews`. */
	abstract protected function route(): string;

	/** Returns the namespace of the route. Sites and third parties already use it. */
	protected function route_namespace(): string {
		return 'sowb/v1';
	}

	/** Returns the HTTP methods, in the format of register_rest_route(). */
	protected function methods(): string {
		return \WP_REST_Server::CREATABLE;
	}

	/** Returns whether the current user may call the route. */
	abstract protected function may(): bool;

	/**
	 * Returns the body of the response, or a whole response when headers matter.
	 *
	 * @throws PublicError With a message for the user.
	 */
	abstract protected function answer( \WP_REST_Request $request ): mixed;

	/** @return array<string, array<string, mixed>> Arguments in the format of register_rest_route(). */
	protected function args(): array {
		return array();
	}

	/** @return array<string, mixed>|null JSON schema of the response, for OPTIONS requests. */
	protected function schema(): ?array {
		return null;
	}

	/** Returns whether this request has the route. False while another plugin registers the same route. */
	protected function is_available(): bool {
		return true;
	}

	public function register(): void {
		if ( ! $this->is_available() ) {
			return;
		}
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

	/**
	 * Returns 401 for visitors and 403 for users without permission; the error code is the number, as in the routes
	 * that sites know.
	 */
	protected function refusal(): \WP_Error {
		$status = rest_authorization_required_code();
		return new \WP_Error(
			$status,
			__( 'Sorry, you are not allowed to do this. Log in again, or ask an administrator.', 'pagewright' ),
			array( 'status' => $status )
		);
	}

	private function respond( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		try {
			$answer = $this->answer( $request );
			return $answer instanceof \WP_REST_Response ? $answer : new \WP_REST_Response( $answer );
		} catch ( PublicError $error ) {
			return new \WP_Error( $error->error_code, $error->getMessage(), array( 'status' => $error->status ) );
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: ' . $this->route() . ': ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
			return new \WP_Error(
				500,
				__( 'An error occurred on the server. See the error log of the site for details.', 'pagewright' ),
				array( 'status' => 500 )
			);
		}
	}
}
