<?php
/**
 * API keys.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenKeys;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Keys;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/keys: stores API keys and the selected stock sources. Responses never contain a whole key. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/keys';
	}

	/**
	 * @return array<string, mixed>
	 * @throws PublicError 400 for an invalid key, or one that code sets.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$keys    = self::values( $request, 'keys' ) ?? array();
		$offered = self::values( $request, 'offered' );
		foreach ( $keys as $name => $key ) {
			if ( ! Keys::is_one( (string) $name, $key ) ) {
				throw new PublicError(
					'pagewright_key',
					__(
						'This is not a valid key. Keys do not contain spaces. Copy the key from the service again.',
						'pagewright'
					)
				);
			}
		}
		Keys::save( $keys, null === $offered ? null : array_values( array_filter( $offered, 'is_string' ) ) );
		return Keys::state();
	}
}
