<?php
/**
 * Number.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Number;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Numbers;

/** A number within its limits; '' for none. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): int|float|string {
		return Numbers::read( $raw, $options );
	}

	public function css( mixed $value, array $options ): string {
		return '' === $value ? '' : $value . (string) ( $options['unit'] ?? '' );
	}
}
