<?php
/**
 * Extensions by other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/** Finds out whether other plugins extend a part of WordPress. */
final class Extensions {
	/**
	 * Returns whether one of the hooks has a callback that is not known.
	 *
	 * @param array<string, list<string>> $hooks Names of hooks => known callbacks: those of WordPress as names of
	 *    functions, ours as `Class::method`.
	 */
	public static function exist( array $hooks ): bool {
		foreach ( $hooks as $hook => $known ) {
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
				if ( array() !== array_diff_key( $callbacks, array_flip( $known ) ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
