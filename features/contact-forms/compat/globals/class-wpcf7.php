<?php
/**
 * Options of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

/** The option `wpcf7`. */
class WPCF7 {
	/** @return mixed Value of a key of the option; $fallback when it is missing. */
	public static function get_option( $name, $fallback = false ) {
		$option = get_option( 'wpcf7' );
		return is_array( $option ) && isset( $option[ $name ] ) ? $option[ $name ] : $fallback;
	}

	public static function update_option( $name, $value ) {
		update_option( 'wpcf7', array_merge( (array) get_option( 'wpcf7', array() ), array( $name => $value ) ) );
	}
}
