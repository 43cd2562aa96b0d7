<?php
/**
 * Date range field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\DateRange;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * JSON of `{ after, before }` as Y-m-d, or with `date_type` relative of `{ from, to }` as `{ value, unit }`; '' if
 * empty.
 */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		return Range::text( $raw, 'relative' === ( $options['date_type'] ?? '' ) );
	}
}
