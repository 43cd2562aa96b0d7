<?php
/**
 * Rule class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** A name and properties: `field`, `error`, `threshold`, `accept`, … */
class WPCF7_SWV_Rule {
	/** @var array<string, mixed> */
	protected array $properties;

	/** @param array<string, mixed>|string $properties As above, with `rule`, its name. */
	public function __construct( $properties = '' ) {
		$this->properties = (array) wp_parse_args( $properties );
	}

	public function get_property( $name ) {
		return $this->properties[ $name ] ?? null;
	}

	/** @return array<string, mixed> */
	public function to_array() {
		return $this->properties;
	}
}
