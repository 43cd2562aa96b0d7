<?php
/**
 * {{Title}}.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\{{Studly}};

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** A text without HTML. Twin of field.ts; cases.json holds both to the same answers. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		return str_contains( $text = trim( Options::key( $raw ) ), '<' ) ? '' : $text;
	}
}
