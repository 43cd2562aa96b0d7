<?php
/**
 * Icon field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Icon;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** `family-icon` or `family-style-icon`, '' for none. An icon that no family has is kept and prints nothing. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text = is_string( $raw ) ? trim( $raw ) : '';
		return 1 === preg_match( '/^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)+$/', $text ) ? $text : '';
	}
}
