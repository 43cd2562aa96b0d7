<?php
/**
 * View counting in WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Switches counting on and off, and keeps it going where no visitor comes. */
final class Feature {
	/** Moves what waits, a few minutes after the last visitor at the latest. */
	public const EVENT = 'pagewright_views_tidy';

	private const RECURRENCE = 'pagewright_views';

	private const EVERY_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Begins to count: a list was shown, counts were imported, or somebody said so. */
	public static function start(): void {
		Tables::exist() || Tables::create();
		$settings = Settings::load()->with( array( 'enabled' => true ) );
		$settings->save();
		did_action( 'wp_loaded' ) && Site::remember( $settings );
	}

	/** The first list that an author sees on the site begins to count, unless somebody has decided. Visitors decide nothing, whatever they ask for. */
	public static function start_if_undecided(): void {
		null === Settings::load()->enabled && current_user_can( 'publish_posts' ) && self::start();
	}

	/** For sites where somebody has decided about counting. */
	public function hooks(): void {
		add_filter( 'cron_schedules', array( $this, 'add_recurrence' ) ); // phpcs:ignore WordPress.WP.CronInterval -- every five minutes.
		add_action( self::EVENT, array( $this, 'tidy' ) );
		add_action( 'admin_init', array( $this, 'prepare' ) );
		add_action( 'clean_post_cache', array( $this, 'forget' ) );
	}

	/**
	 * @param mixed $recurrences Those that WordPress knows, by name.
	 * @return mixed The same with ours.
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

	/** What administrators' requests see to: tables of this version, facts for early answers, the event. */
	public function prepare(): void {
		$settings = Settings::load();
		if ( true !== $settings->enabled || wp_doing_ajax() ) {
			return;
		}
		Tables::exist() || Tables::create();
		Import\OldCounts::end_without_tables();
		Site::remember( $settings );
		wp_next_scheduled( self::EVENT ) || wp_schedule_event( Clock::now() + self::EVERY_SECONDS, self::RECURRENCE, self::EVENT );
	}

	/** A post has changed: Redis must not go on to know it. */
	public function forget( mixed $post = null ): void {
		$id = is_int( $post ) || ( is_string( $post ) && ctype_digit( $post ) ) ? max( 0, (int) $post ) : 0;
		0 === $id || Stores::forget( Settings::load(), $id );
	}

	public function tidy(): void {
		$settings = Settings::load();
		if ( true === $settings->enabled && Tables::exist() ) {
			Site::remember( $settings );
			Stores::tidy_if_due( $settings );
		}
	}
}
