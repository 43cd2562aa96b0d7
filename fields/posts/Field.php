<?php
/**
 * The posts field type.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * Which posts to show. Forms of blocks store an object of the parts, classic widgets and Page Builder one query string; cleaned it is the
 * string, and a string that was saved stays as it is. Posts\Query turns either into arguments for WP_Query.
 */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		return is_string( $raw ) ? trim( $raw, ' ' ) : QueryString::write( QueryString::read( $raw ) );
	}
}
