<?php
/**
 * Takes over and cleans up when the plugin is activated, deactivated or deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Import\OldCounts;
use Pagewright\Features\PopularPosts\Views\Loader\Installer;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Providers\Sites;

/**
 * Continues the counts of WordPress Popular Posts on activation, and removes what view counting leaves behind on
 * deactivation and on deletion.
 */
final class Lifecycle {
	private const EVENTS = array( Hooks::TIDY, Hooks::RETENTION, 'pagewright_make_thumbnails' );

	/** Options of lists: a number, jobs, and cached lists on sites without an object cache. */
	private const LISTS = array(
		'pagewright_popular_',
		'_transient_pagewright_list_',
		'_transient_timeout_pagewright_list_',
	);

	/** Prefix of option names. */
	private const OPTIONS = 'pagewright_views';

	/** On activation, continues to count the views of WordPress Popular Posts. */
	public static function activate( bool $is_network ): void {
		Sites::each( $is_network, array( OldCounts::class, 'begin' ) );
	}

	/**
	 * On deactivation, cron events stop and every count stays. Pending views move from Redis to the tables, because
	 * they are safe nowhere else.
	 */
	public static function deactivate( bool $is_network ): void {
		Sites::each( $is_network, array( self::class, 'stop' ) );
	}

	/** On deletion, counts are deleted if the settings of the site say so. The loader is always deleted. */
	public static function uninstall( bool $is_network = false ): void {
		Sites::each( $is_network, array( self::class, 'clean' ) );
		try {
			Installer::remove();
		} catch ( \RuntimeException $error ) {
			// The file does nothing without the plugin.
			error_log( 'Pagewright: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only place that reports the error.
		}
	}

	/** Stops counting on a site. */
	public static function stop(): void {
		array_map( 'wp_clear_scheduled_hook', self::EVENTS );
		$settings = Settings::load();
		if ( true === $settings->enabled && Tables::exist() ) {
			try {
				Stores::tidy( $settings );
			} catch ( \Throwable $error ) {
				error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- deactivation must not fail.
			}
		}
	}

	/** Cleans up a site. */
	public static function clean(): void {
		array_map( 'wp_clear_scheduled_hook', self::EVENTS );
		self::forget_lists();
		if ( Settings::load()->erase_on_uninstall ) {
			self::erase();
		}
	}

	private static function erase(): void {
		Tables::drop();
		self::delete_options( self::OPTIONS );
		self::delete_options( self::OPTIONS . '_' );
	}

	/** Deletes cached lists; they can be rendered again. */
	private static function forget_lists(): void {
		array_map( self::delete_options( ... ), self::LISTS );
	}

	/** @param string $start Prefix of option names, or a whole name. */
	private static function delete_options( string $start ): void {
		global $wpdb;
		$like  = str_ends_with( $start, '_' ) ? '%' : '';
		$names = $wpdb->get_col( // phpcs:ignore WordPress.DB -- names of options.
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s",
				$wpdb->esc_like( $start ) . $like
			)
		);
		array_map( 'delete_option', $names );
	}
}
