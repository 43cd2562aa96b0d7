<?php
/**
 * Validation result class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Tag;

/** Errors by field. The first error of a field stays. */
class WPCF7_Validation implements ArrayAccess {
	/** @var array<string, array{reason: string, idref: string|null}> */
	private array $invalid = array();

	/** @param array<string, string> $invalid Errors so far. */
	public function __construct( array $invalid = array() ) {
		foreach ( $invalid as $name => $reason ) {
			$this->invalidate( $name, $reason );
		}
	}

	/** @param Tag|array<string, mixed>|string $context Tag or name of a field. */
	public function invalidate( $context, $message ) {
		$name = match ( true ) {
			$context instanceof Tag => $context->name,
			is_array( $context )    => (string) ( $context['name'] ?? '' ),
			default                 => trim( (string) $context ),
		};
		if ( '' !== $name && ! isset( $this->invalid[ $name ] ) ) {
			$this->invalid[ $name ] = array(
				'reason' => (string) $message,
				'idref'  => null,
			);
		}
	}

	public function is_valid( $name = null ) {
		return null === $name ? array() === $this->invalid : ! isset( $this->invalid[ $name ] );
	}

	public function get_invalid_fields() {
		return $this->invalid;
	}

	public function offsetExists( mixed $offset ): bool {
		return in_array( $offset, array( 'valid', 'reason', 'idref' ), true );
	}

	public function offsetGet( mixed $offset ): mixed {
		return match ( $offset ) {
			'valid'           => $this->is_valid(),
			'reason', 'idref' => array_map( static fn ( array $one ): ?string => $one[ $offset ], $this->invalid ),
			default           => null,
		};
	}

	/** `$result['valid'] = false` alone concerns no field; `$result['reason'] = array( name => text )` does. */
	public function offsetSet( mixed $offset, mixed $value ): void {
		if ( 'reason' === $offset && is_array( $value ) ) {
			foreach ( $value as $name => $reason ) {
				$this->invalidate( (string) $name, $reason );
			}
		}
	}

	public function offsetUnset( mixed $offset ): void {}
}
