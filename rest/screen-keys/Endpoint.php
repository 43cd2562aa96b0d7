<?php
/**
 * Keys of services.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenKeys;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Keys;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/keys: stores access keys and the choice of stock sources. No answer holds a key whole. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/keys';
	}

	/**
	 * @return array<string, mixed>
	 * @throws PublicError 400 for what cannot be a key, or one that is set elsewhere.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$keys    = self::values( $request, 'keys' ) ?? array();
		$offered = self::values( $request, 'offered' );
		foreach ( $keys as $name => $key ) {
			if ( ! Keys::is_one( (string) $name, $key ) ) {
				throw new PublicError( 'pagewright_key', __( 'This is not a valid key. Keys do not contain spaces. Copy the key from the service again.', 'pagewright' ) );
			}
		}
		Keys::save( $keys, null === $offered ? null : array_values( array_filter( $offered, 'is_string' ) ) );
		return Keys::state();
	}
}
