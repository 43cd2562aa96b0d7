<?php
/**
 * Builder field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Builder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/**
 * Content made of blocks, `{ blocks }`, or a complete layout of Page Builder; '' for none. Content prints both. Any
 * other value is kept and prints nothing.
 */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? '';
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): array|string {
		$content = Content::read( $raw );
		return array() === $content ? Content::unreadable( $raw ) : $content;
	}
}
