<?php
/**
 * Turns view counting on.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Creates the tables and changes the setting. */
final class Counting {
	/** Turns counting on: after a list was inserted, counts were imported, or an administrator chose so. */
	public static function start(): void {
		if ( ! Tables::exist() ) {
			Tables::create();
		}
		$settings = Settings::load()->with( array( 'enabled' => true ) );
		$settings->save();
		if ( did_action( 'wp_loaded' ) ) {
			Site::remember( $settings );
		}
	}

	/** Turns counting on, unless an administrator has decided. */
	public static function start_if_undecided(): void {
		if ( null === Settings::load()->enabled ) {
			self::start();
		}
	}
}
