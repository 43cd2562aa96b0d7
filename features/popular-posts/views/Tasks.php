<?php
/**
 * Tasks of view counting.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Hooks;

/** Prepares view counting while administrators work, and moves pending views to the tables. */
final class Tasks {
	private const RECURRENCE = 'pagewright_views';

	private const EVERY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Callback of cron_schedules.
	 *
	 * @param mixed $recurrences Recurrences of WordPress, by name.
	 * @return mixed The recurrences, including ours.
	 */
	public static function add_recurrence( mixed $recurrences = null ): mixed {
		if ( ! is_array( $recurrences ) ) {
			return $recurrences;
		}
		$recurrences[ self::RECURRENCE ] = array(
			'interval' => self::EVERY_SECONDS,
			'display'  => __( 'Every five minutes', 'pagewright' ),
		);
		return $recurrences;
	}

	/** Callback of admin_init: maintains tables, data for early answers, the loader and the cron event. */
	public static function prepare(): void {
		$settings = Settings::load();
		if ( true !== $settings->enabled || wp_doing_ajax() ) {
			return;
		}
		if ( ! Tables::exist() ) {
			Tables::create();
		}
		Import\OldCounts::end_without_tables();
		Site::remember( $settings );
		Loader\Installer::update();
		if ( ! wp_next_scheduled( Hooks::TIDY ) ) {
			wp_schedule_event( Clock::now() + self::EVERY_SECONDS, self::RECURRENCE, Hooks::TIDY );
		}
	}

	/** Callback of clean_post_cache: removes the post from the cache in Redis. */
	public static function forget( mixed $post = null ): void {
		$id = is_int( $post ) || ( is_string( $post ) && ctype_digit( $post ) ) ? max( 0, (int) $post ) : 0;
		if ( 0 !== $id ) {
			Stores::forget( Settings::load(), $id );
		}
	}

	/** Callback of the cron event. */
	public static function tidy(): void {
		$settings = Settings::load();
		if ( true === $settings->enabled && Tables::exist() ) {
			Site::remember( $settings );
			Stores::tidy_if_due( $settings );
		}
	}
}
