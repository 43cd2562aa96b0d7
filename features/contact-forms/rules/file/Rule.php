<?php
/**
 * The rule `file`.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Rules\File;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Input;
use Pagewright\Features\ContactForms\Rules\Lists;
use Pagewright\Features\ContactForms\Rules\Rule as Base;

/**
 * Requires files whose last extension is in `accept`, as `.txt`, or belongs to a type there, as `image/png` or
 * `image/*`.
 */
final class Rule implements Base {
	public function accepts( array $rule, Input $input ): bool {
		$wanted = array_map( 'strtolower', Lists::texts( $rule['accept'] ?? null ) );
		$known  = isset( $rule['extensions'] ) ? Lists::texts( $rule['extensions'] ) : self::extensions( $wanted );
		foreach ( $input->files( $rule['field'] ) as $file ) {
			$has_extension = preg_match( '/^[^\x00-\x1F\x7F]*\.([a-z0-9]+)$/Di', $file['name'], $found );
			$extension     = strtolower( $found[1] ?? '' );
			if (
				1 !== $has_extension
				|| ( ! in_array( '.' . $extension, $wanted, true ) && ! in_array( $extension, $known, true ) )
			) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Adds the extensions of the types, which browsers do not know.
	 *
	 * @param array<string, mixed> $rule
	 * @return array<string, mixed>
	 */
	public static function complete( array $rule ): array {
		return $rule
			+ array(
				'extensions' => self::extensions( array_map( 'strtolower', Lists::texts( $rule['accept'] ?? null ) ) ),
			);
	}

	/**
	 * Returns the extensions of types from WordPress's table.
	 *
	 * @param list<string> $wanted Types in lower case, and other entries of `accept`.
	 * @return list<string>
	 */
	private static function extensions( array $wanted ): array {
		$found = array();
		foreach ( wp_get_mime_types() as $extensions => $type ) {
			if ( in_array( $type, $wanted, true ) || in_array( strtok( $type, '/' ) . '/*', $wanted, true ) ) {
				array_push( $found, ...explode( '|', (string) $extensions ) );
			}
		}
		return array_values( array_unique( $found ) );
	}
}
