<?php
/**
 * Registers view counting in WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Registers the callbacks of view counting, and runs its scheduled tasks. */
final class Hooks {
	/** Cron event: moves pending views to the tables a few minutes after the last visitor. */
	public const EVENT = 'pagewright_views_tidy';

	private const RECURRENCE = 'pagewright_views';

	private const EVERY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Registers hooks on sites where an administrator decided about counting. */
	public function hooks(): void {
		add_filter( 'cron_schedules', array( $this, 'add_recurrence' ) ); // phpcs:ignore WordPress.WP.CronInterval -- every five minutes.
		add_action( self::EVENT, array( $this, 'tidy' ) );
		add_action( 'admin_init', array( $this, 'prepare' ) );
		add_action( 'clean_post_cache', array( $this, 'forget' ) );
	}

	/**
	 * @param mixed $recurrences Recurrences of WordPress, by name.
	 * @return mixed The recurrences, including ours.
	 */
	public function add_recurrence( mixed $recurrences = null ): mixed {
		if ( ! is_array( $recurrences ) ) {
			return $recurrences;
		}
		$recurrences[ self::RECURRENCE ] = array(
			'interval' => self::EVERY_SECONDS,
			'display'  => __( 'Every five minutes', 'pagewright' ),
		);
		return $recurrences;
	}

	/** Maintains tables, data for early answers and the cron event during requests of administrators. */
	public function prepare(): void {
		$settings = Settings::load();
		if ( true !== $settings->enabled || wp_doing_ajax() ) {
			return;
		}
		if ( ! Tables::exist() ) {
			Tables::create();
		}
		Import\OldCounts::end_without_tables();
		Site::remember( $settings );
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( Clock::now() + self::EVERY_SECONDS, self::RECURRENCE, self::EVENT );
		}
	}

	/** Callback for changed posts: removes the post from the cache in Redis. */
	public function forget( mixed $post = null ): void {
		$id = is_int( $post ) || ( is_string( $post ) && ctype_digit( $post ) ) ? max( 0, (int) $post ) : 0;
		if ( 0 !== $id ) {
			Stores::forget( Settings::load(), $id );
		}
	}

	public function tidy(): void {
		$settings = Settings::load();
		if ( true === $settings->enabled && Tables::exist() ) {
			Site::remember( $settings );
			Stores::tidy_if_due( $settings );
		}
	}
}
