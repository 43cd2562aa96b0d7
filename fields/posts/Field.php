<?php
/**
 * Posts field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Posts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * A posts query. Forms of blocks store an object of the parts, classic widgets and Page Builder one query string. The
 * sanitized value is the string, and a saved string stays unchanged. Posts\Query converts both to arguments for
 * WP_Query.
 */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		return is_string( $raw ) ? trim( $raw, ' ' ) : QueryString::write( QueryString::read( $raw ) );
	}
}
