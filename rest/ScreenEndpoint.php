<?php
/**
 * What the calls of the plugin's screen share.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Loader;
use Pagewright\Schema\Widget;

/** For those who may manage options. */
abstract class ScreenEndpoint extends Endpoint {
	/** Longest body that is read: settings are short. */
	private const MAX_BODY_BYTES = 200 * KB_IN_BYTES;

	protected function may(): bool {
		return current_user_can( 'manage_options' );
	}

	/** @throws PublicError 400 when `widgetClass` is no widget's. */
	protected static function widget( Loader $schema, \WP_REST_Request $request ): Widget {
		$class = $request['widgetClass'];
		return ( is_string( $class ) ? $schema->find( $class ) : null )
			?? throw new PublicError( 400, __( 'Widget not found. Reload the page and try again.', 'pagewright' ) );
	}

	/**
	 * An object that was sent, null where there is none.
	 *
	 * @return ?array<mixed>
	 * @throws PublicError 400 when it is none, 413 when the body is too long.
	 */
	protected static function values( \WP_REST_Request $request, string $name ): ?array {
		if ( strlen( (string) $request->get_body() ) > self::MAX_BODY_BYTES ) {
			throw new PublicError( 413, __( 'These settings are too large to be processed.', 'pagewright' ), 413 );
		}
		$values = $request[ $name ] ?? null;
		if ( null !== $values && ! is_array( $values ) ) {
			throw new PublicError( 400, __( 'These settings are invalid because they are not an object.', 'pagewright' ) );
		}
		return $values;
	}
}
