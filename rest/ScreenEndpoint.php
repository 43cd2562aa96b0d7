<?php
/**
 * Shared code of the endpoints of the settings screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** For users who may manage options. */
abstract class ScreenEndpoint extends Endpoint {
	/** Maximum size of the body: settings are short. */
	private const MAX_BODY_BYTES = 200 * KB_IN_BYTES;

	protected function may(): bool {
		return current_user_can( 'manage_options' );
	}

	/** @throws PublicError 400 when `widgetClass` is unknown. */
	protected static function widget( Loader $schema, \WP_REST_Request $request ): Widget {
		$class = $request['widgetClass'];
		return ( is_string( $class ) ? $schema->find( $class ) : null )
			?? throw new PublicError( 400, __( 'Widget not found. Reload the page and try again.', 'pagewright' ) );
	}

	/**
	 * Returns a sent object, null when it is missing.
	 *
	 * @return ?array<mixed>
	 * @throws PublicError 400 for another type, 413 when the body is too large.
	 */
	protected static function values( \WP_REST_Request $request, string $name ): ?array {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError( 413, __( 'These settings are too large to be processed.', 'pagewright' ), 413 );
		}
		$values = $request[ $name ] ?? null;
		if ( null !== $values && ! is_array( $values ) ) {
			throw new PublicError(
				400,
				__( 'These settings are invalid because they are not an object.', 'pagewright' )
			);
		}
		return $values;
	}
}
