<?php
/**
 * Several checkboxes.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Checkboxes;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** A list of keys of the field's options; the default if none of the saved keys exists any more. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? array();
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): array {
		$chosen = Options::list( $raw );
		$keys   = Options::keys( $options );
		$known  = array() === $keys ? $chosen : array_values( array_intersect( $chosen, $keys ) );
		return array() === $known && array() !== $chosen ? Options::list( $options['default'] ?? array() ) : $known;
	}
}
