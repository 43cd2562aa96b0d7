<?php
/**
 * Several files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\MultipleMedia;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Media\Field as Media;

/** List of attachment IDs in the user's order. Old forms store them as text, separated by commas. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? array();
	}

	/** @return list<int> */
	public function clean( mixed $raw, array $options, array $siblings, string $name ): array {
		$entries = is_string( $raw ) ? explode( ',', $raw ) : ( is_array( $raw ) ? $raw : array( $raw ) );
		return array_values( array_filter( array_map( Media::id( ... ), $entries ) ) );
	}
}
