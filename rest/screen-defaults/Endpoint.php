<?php
/**
 * The site's default look of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\ScreenDefaults;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Defaults;
use Pagewright\Rest\PublicError;
use Pagewright\Rest\ScreenEndpoint;

/** POST /screen/defaults: stores accent color, its text color and corner radius. */
final class Endpoint extends ScreenEndpoint {
	protected function route(): string {
		return '/screen/defaults';
	}

	/**
	 * @return array{accent: string, on_accent: string, radius: string} Values as stored.
	 * @throws PublicError 400 for an invalid value, so that no user believes it was saved.
	 */
	protected function answer( \WP_REST_Request $request ): array {
		$sent  = self::values( $request, 'defaults' )
			?? throw new PublicError(
				400,
				__( 'These settings are invalid because they are not an object.', 'pagewright' )
			);
		$clean = Defaults::clean( $sent );
		foreach ( $clean as $name => $value ) {
			if ( '' === $value && ! in_array( $sent[ $name ] ?? '', array( '', false, null ), true ) ) {
				throw new PublicError(
					400,
					__( 'This is not a valid color or size. Enter another value.', 'pagewright' )
				);
			}
		}
		Defaults::save( $clean );
		return $clean;
	}
}
