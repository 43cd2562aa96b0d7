<?php
/**
 * Number on a scale.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Slider;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Numbers;

/** A number on a scale, 0 to 100 by default; '' for none. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): int|float|string {
		return Numbers::read(
			$raw,
			array(
				'min'     => $options['min'] ?? 0,
				'max'     => $options['max'] ?? 100,
				'integer' => true === ( $options['integer'] ?? false ),
			)
		);
	}

	public function css( mixed $value, array $options ): string {
		return (string) $value;
	}
}
