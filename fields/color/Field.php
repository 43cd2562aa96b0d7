<?php
/**
 * Color field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Color;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** `#rgb` or `#rrggbb`, and `rgba(r,g,b,a)` if the field has `alpha`; false for none. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string|false {
		$text = is_string( $raw ) ? trim( $raw ) : '';
		if ( 1 === preg_match( '/^#(?:[0-9a-f]{3}){1,2}$/i', $text ) ) {
			return $text;
		}
		return true === ( $options['alpha'] ?? false ) ? self::rgba( strtolower( $text ) ) : false;
	}

	public function css( mixed $value, array $options ): string {
		return is_string( $value ) ? $value : '';
	}

	private static function rgba( string $text ): string|false {
		$pattern = '/^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/';
		if ( 1 !== preg_match( $pattern, $text, $found ) ) {
			return false;
		}
		$channels = array_map( static fn ( $channel ) => min( 255, (int) $channel ), array_slice( $found, 1, 3 ) );
		$alpha    = $found[4] ?? '1';
		$alpha    = (float) $alpha >= 1 ? '1' : ( '.' === $alpha[0] ? '0' . $alpha : $alpha );
		return 'rgba(' . implode( ',', $channels ) . ',' . $alpha . ')';
	}
}
