<?php
/**
 * Presets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Presets;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** The key of a preset. Its values are stored in the other fields, so rendering does not use the key. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$presets = is_array( $options['presets'] ?? null ) ? $options['presets'] : array();
		return Options::pick( $raw, array_map( 'strval', array_keys( $presets ) ), $options['default'] ?? '' );
	}
}
