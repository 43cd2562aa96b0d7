<?php
/**
 * Form tag class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Tag;

/** A tag that can also be read like an array. */
class WPCF7_FormTag extends Tag implements ArrayAccess {
	/** @param Tag|array<string, mixed> $tag Another tag, or its properties. */
	public function __construct( $tag = array() ) {
		foreach ( $tag instanceof Tag ? get_object_vars( $tag ) : (array) $tag as $name => $value ) {
			if ( property_exists( $this, (string) $name ) ) {
				$this->$name = $value;
			}
		}
		if ( '' === $this->basetype ) {
			$this->basetype = trim( $this->type, '*' );
		}
	}

	public function offsetExists( mixed $offset ): bool {
		return property_exists( $this, (string) $offset );
	}

	public function offsetGet( mixed $offset ): mixed {
		return property_exists( $this, (string) $offset ) ? $this->$offset : null;
	}

	public function offsetSet( mixed $offset, mixed $value ): void {
		if ( null !== $offset && property_exists( $this, (string) $offset ) ) {
			$this->$offset = $value;
		}
	}

	public function offsetUnset( mixed $offset ): void {}
}
