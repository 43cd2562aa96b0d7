<?php
/**
 * Reads views that are not imported yet.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Counting;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Request\Memory;

/**
 * Adds the views that WordPress Popular Posts counted to every number until they are imported, so that no list is empty
 * meanwhile. Only reads its tables. During an import, each view is counted once: views that the import has taken are
 * left out here.
 */
final class OldCounts {
	/** Set while the old tables are read. Autoloaded, so that other sites need no query. */
	public const OPTION = 'pagewright_views_old';

	/**
	 * Returns whether the old tables are read. They may have been deleted: while the option is set, this runs one
	 * query.
	 */
	public static function are_read(): bool {
		return isset( wp_load_alloptions()[ self::OPTION ] )
			&& Memory::remember( self::class, 'tables ' . get_current_blog_id(), OldTables::exist( ... ) );
	}

	/**
	 * Starts to read the old tables if they exist, and to count, unless an administrator has decided about counting.
	 */
	public static function begin(): void {
		if ( ! OldTables::exist() || OldTables::is_plugin_active() || Import::is_complete() ) {
			return;
		}
		update_option( self::OPTION, '1', true );
		if ( null === Settings::load()->enabled ) {
			Settings::load()->with( OldTables::settings() )->save();
			Counting::start();
		}
		/** This action is documented in features/popular-posts/views/import/Import.php. */
		do_action( 'pagewright/views/imported' );
	}

	public static function end(): void {
		delete_option( self::OPTION );
	}

	/** Stops if the old tables were deleted. */
	public static function end_without_tables(): void {
		if ( isset( wp_load_alloptions()[ self::OPTION ] ) && ! OldTables::exist() ) {
			self::end();
		}
	}

	/**
	 * Returns the SQL for the old views of a range: `post_id` and `views`, for the whole time `first_hour` too.
	 *
	 * @param string $ids Post IDs separated by commas; '' for all.
	 */
	public static function sql( Range $range, string $ids = '' ): string {
		global $wpdb;
		$progress = Import::status();
		$where    = '' === $ids ? '' : "postid IN ($ids) AND ";
		if (
			'' === $range->unit
			&& (
				null === $progress
				|| (
					$progress->is_first
					&& in_array( $progress->phase, array( Progress::SUMMARY, Progress::TOTALS ), true )
				)
			)
		) {
			// Progress::$post is the last post whose total was imported.
			return $wpdb->prepare(
				'SELECT postid AS post_id, pageviews AS views, UNIX_TIMESTAMP(day) AS first_hour FROM '
				. OldTables::data() . " WHERE {$where}postid > %d", // phpcs:ignore WordPress.DB -- name of a table; ids are numbers.
				$progress->post ?? 0
			);
		}
		if ( '' === $range->unit ) {
			// The plugin was active after the import of the totals.
			return $wpdb->prepare(
				'SELECT postid AS post_id, SUM(pageviews) AS views, MIN(UNIX_TIMESTAMP(view_datetime)) AS first_hour FROM '
				. OldTables::summary() . " WHERE {$where}ID > %d GROUP BY postid", // phpcs:ignore WordPress.DB -- name of a table; ids are numbers.
				$progress->next
			);
		}
		$start  = $range->start( Clock::now() );
		$moment = 'h' === $range->unit
			? array( 'view_datetime', wp_date( 'Y-m-d H:i:s', $start ) )
			: array( 'view_date', Clock::day( $start ) );
		return $wpdb->prepare(
			'SELECT postid AS post_id, SUM(pageviews) AS views FROM ' . OldTables::summary() // phpcs:ignore WordPress.DB -- names of a table and a column; ids are numbers.
			. " WHERE {$where}ID > %d AND $moment[0] >= %s GROUP BY postid", // phpcs:ignore WordPress.DB -- as above.
			$progress->next ?? 0,
			$moment[1]
		);
	}
}
