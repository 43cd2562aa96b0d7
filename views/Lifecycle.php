<?php
/**
 * The end of counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;
use Pagewright\Views\Loader\Installer;

/** What is left of counting when the plugin is switched off, and when it is deleted. */
final class Lifecycle {
	private const EVENTS = array( Feature::EVENT, Retention::EVENT, 'pagewright_make_thumbnails' );

	/** What lists leave: a number, jobs, and themselves where there is no object cache. */
	private const LISTS = array( 'pagewright_popular_', '_transient_pagewright_list_', '_transient_timeout_pagewright_list_' );

	/** Begin of the names of options. */
	private const OPTIONS = 'pagewright_views';

	/** Switched off: nothing runs any more, and every count stays. What waits in Redis is brought in, for it is safe nowhere else. */
	public static function deactivate( bool $is_network ): void {
		Sites::each(
			$is_network,
			static function (): void {
				array_map( 'wp_clear_scheduled_hook', self::EVENTS );
				$settings = Settings::load();
				if ( true === $settings->enabled && Tables::exist() ) {
					try {
						Stores::tidy( $settings );
					} catch ( \Throwable $error ) {
						error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- switching off must not fail.
					}
				}
			}
		);
	}

	/** Deleted: counts go where the settings of the site say so. The loader goes always. */
	public static function uninstall(): void {
		Sites::each(
			is_multisite(),
			static function (): void {
				array_map( 'wp_clear_scheduled_hook', self::EVENTS );
				self::forget_lists();
				Settings::load()->erase_on_uninstall && self::erase();
			}
		);
		try {
			Installer::remove();
		} catch ( \RuntimeException $error ) {
			// Without the plugin the file does nothing.
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- nobody else is told.
		}
	}

	private static function erase(): void {
		Tables::drop();
		self::delete_options( self::OPTIONS );
		self::delete_options( self::OPTIONS . '_' );
	}

	/** Lists that are kept can be made again at any time. */
	private static function forget_lists(): void {
		array_map( self::delete_options( ... ), self::LISTS );
	}

	/** @param string $start Begin of the names of options, or the whole name. */
	private static function delete_options( string $start ): void {
		global $wpdb;
		$like  = str_ends_with( $start, '_' ) ? '%' : '';
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $start ) . $like ) ); // phpcs:ignore WordPress.DB -- names of options.
		array_map( 'delete_option', $names );
	}
}
