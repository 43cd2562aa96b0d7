<?php
/**
 * Autocomplete field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Autocomplete;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** IDs of posts separated by commas, or `taxonomy:slug` of terms; '' for none. Deleted content stays in the list. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$tokens = 'terms' === ( $options['source'] ?? '' ) ? Tokens::terms( $raw ) : Tokens::read( $raw );
		return implode( ',', false === ( $options['multiple'] ?? true ) ? array_slice( $tokens, 0, 1 ) : $tokens );
	}
}
