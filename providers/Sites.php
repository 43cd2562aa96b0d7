<?php
/**
 * Iterates over the sites of an installation.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers;

defined( 'ABSPATH' ) || exit;

/** A single site, or those of a network. */
final class Sites {
	/**
	 * Runs a callback on this site, or on each site of the network.
	 *
	 * @param bool $is_all Whether it is meant for the whole network.
	 */
	public static function each( bool $is_all, callable $work ): void {
		if ( ! $is_all || ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			switch_to_blog( (int) $site );
			$work();
			restore_current_blog();
		}
	}
}
