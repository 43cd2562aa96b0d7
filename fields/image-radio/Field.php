<?php
/**
 * Choice with images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageRadio;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** A key of the field's options. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		return Options::choose( $raw, $options );
	}

	/** Returns keys that are CSS values; '' for anything that could end a declaration. */
	public function css( mixed $value, array $options ): string {
		return is_string( $value ) && 1 === preg_match( '/^[\w .%#-]+$/', $value ) ? $value : '';
	}
}
