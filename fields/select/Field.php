<?php
/**
 * One or several choices.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Select;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/** A key of the field's options, or with `multiple` a list of keys. */
final class Field extends Base {
	public function initial( array $options ): mixed {
		return $options['default'] ?? ( empty( $options['multiple'] ) ? '' : array() );
	}

	public function clean( mixed $raw, array $options, array $siblings, string $name ): string|array {
		$keys = Options::keys( $options );
		if ( ! empty( $options['multiple'] ) ) {
			$chosen = self::read_keys( $raw );
			return array() === $keys ? $chosen : array_values( array_intersect( $chosen, $keys ) );
		}
		return ! empty( $options['prompt'] ) && '' === Options::key( $raw ) ? '' : Options::pick( $raw, $keys, $options['default'] ?? '' );
	}

	/** A single choice whose keys are CSS values; nothing for anything that could end a declaration. */
	public function css( mixed $value, array $options ): string {
		return is_string( $value ) && 1 === preg_match( '/^[\w .%#-]+$/', $value ) ? $value : '';
	}

	/**
	 * A saved list of keys; older content also has a single key or keys joined by commas.
	 *
	 * @return list<string>
	 */
	private static function read_keys( mixed $raw ): array {
		$list = is_array( $raw ) ? array_map( array( Options::class, 'key' ), $raw ) : array_map( 'trim', explode( ',', Options::key( $raw ) ) );
		return array_values( array_unique( array_filter( $list, static fn ( string $key ) => '' !== $key ) ) );
	}
}
