<?php
/**
 * Months of the library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Index\Table;

/** Finds the months in which files were uploaded, as WordPress does for its own filter by date. */
final class Months {
	/** @return list<array{int, int}> Years and months from 1, the latest first. */
	public static function all(): array {
		/** This filter is documented in wp-includes/media.php. */
		$given = apply_filters( 'media_library_months_with_files', null ); // phpcs:ignore WordPress.NamingConventions -- of WordPress.
		$rows  = is_array( $given ) ? $given : self::stored();
		$valid = array();
		foreach ( $rows as $row ) {
			$row   = (array) $row;
			$year  = is_numeric( $row['year'] ?? null ) ? (int) $row['year'] : 0;
			$month = is_numeric( $row['month'] ?? null ) ? (int) $row['month'] : 0;
			if ( $year > 0 && $month >= 1 && $month <= 12 ) {
				$valid[] = array( $year, $month );
			}
		}
		return $valid;
	}

	/** @return array<mixed> Rows with year and month. */
	private static function stored(): array {
		global $wpdb;
		$is_silent = $wpdb->suppress_errors();
		// An index of our table contains all dates; the one of WordPress's table contains the status before them.
		$rows = $wpdb->get_results( // phpcs:ignore WordPress.DB -- one query when the library opens.
			State::READY === State::name()
				? $wpdb->prepare(
					'SELECT DISTINCT YEAR(post_date) AS year, MONTH(post_date) AS month FROM %i ORDER BY year DESC, month DESC',
					Table::name()
				)
				: "SELECT DISTINCT YEAR(post_date) AS year, MONTH(post_date) AS month FROM $wpdb->posts WHERE post_type = 'attachment' ORDER BY year DESC, month DESC"
		);
		$wpdb->suppress_errors( $is_silent );
		return is_array( $rows ) ? $rows : array();
	}
}
