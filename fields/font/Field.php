<?php
/**
 * Font field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Font;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * `default`, a family, or `Family:variant` such as `Roboto:700italic`. A family that this site does not have is kept.
 */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? 'default';
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text = is_string( $raw ) ? trim( $raw ) : '';
		return 1 === preg_match( "/^[\\p{L}\\p{N} _.'&+:-]{1,100}$/u", $text ) ? $text : 'default';
	}

	public function css( mixed $value, array $options ): string {
		return is_string( $value ) ? Font::css( $value ) : '';
	}
}
