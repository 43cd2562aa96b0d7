<?php
/**
 * Media field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Media;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * ID of an attachment, 0 for none. If the field has `fallback`, `<name>_fallback` contains a URL, which can end in
 * `#<width>x<height>`.
 */
final class Field extends Base {
	public const COMPANIONS = array( '_fallback' );

	public function initial( array $options ): mixed {
		return $options['default'] ?? 0;
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): int {
		return self::id( $raw );
	}

	/** Returns the ID of a saved value, 0 for none. */
	public static function id( mixed $raw ): int {
		if ( is_string( $raw ) && 1 === preg_match( '/^\s*\d{1,15}\s*$/', $raw ) ) {
			return (int) trim( $raw );
		}
		return is_int( $raw ) && $raw > 0 ? $raw : 0;
	}

	public function companions( array $options, array $siblings, string $name ): array {
		if ( true !== ( $options['fallback'] ?? false ) ) {
			return array();
		}
		$raw = $siblings[ $name . '_fallback' ] ?? '';
		return array(
			$name . '_fallback' => is_string( $raw ) ? esc_url_raw( trim( $raw ), array( 'http', 'https' ) ) : '',
		);
	}
}
