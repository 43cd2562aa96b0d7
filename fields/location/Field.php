<?php
/**
 * Place.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Location;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;
use Pagewright\Fields\Form\Options;

/**
 * Object with `name`, `address` and `location` as `(lat, lng)`; each can be ''. Old forms store it as JSON text; plain
 * text is an address.
 */
final class Field extends Base {
	private const EMPTY = array(
		'name'     => '',
		'address'  => '',
		'location' => '',
	);

	public function initial( array $options ): mixed {
		return $options['default'] ?? self::EMPTY;
	}

	/** @return array{name: string, address: string, location: string} */
	public function clean( mixed $raw, array $options, array $siblings, string $name ): array {
		$text = is_string( $raw ) ? trim( $raw ) : '';
		if ( '' !== $text ) {
			$decoded = str_starts_with( $text, '{' ) ? json_decode( $text, true ) : null;
			$raw     = is_array( $decoded ) ? $decoded : array( 'address' => $text );
		}
		$parts = is_array( $raw ) ? $raw : array();
		return array(
			'name'     => self::text( $parts['name'] ?? '' ),
			'address'  => self::text( $parts['address'] ?? '' ),
			'location' => self::text( $parts['location'] ?? '' ),
		);
	}

	/** Returns plain text in one line: places have no markup. */
	private static function text( mixed $raw ): string {
		$text = is_bool( $raw ) ? '' : Options::key( $raw );
		return trim( (string) preg_replace( array( '/<[^<>]*>/u', '/\p{Cc}+/u' ), array( '', ' ' ), $text ) );
	}
}
