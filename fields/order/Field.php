<?php
/**
 * Sorted keys.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Order;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** All keys of the field in the saved order: without unknown and repeated ones, and with missing ones at the end. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): array {
		$keys  = Options::keys( $options );
		$saved = is_array( $raw )
			? array_map( array( Options::class, 'key' ), $raw )
			: explode( ',', Options::key( $raw ) );
		$known = array_intersect( array_map( 'trim', $saved ), $keys );
		return array_values( array_unique( array( ...array_values( $known ), ...$keys ) ) );
	}
}
