<?php
/**
 * Months of the library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaMonths;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Months;
use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;

/** GET /media/months: the months in which files were uploaded, for the filter by date. */
final class Endpoint extends MediaEndpoint {
	protected function route(): string {
		return '/media/months';
	}

	/** @return array{months: list<array{year: int, month: int, text: string}>} The latest month first. */
	protected function answer( \WP_REST_Request $request ): array {
		global $wp_locale;
		$months = array();
		foreach ( Months::all() as list( $year, $month ) ) {
			$months[] = array(
				'year'  => $year,
				'month' => $month,
				/* translators: 1: Month, 2: Year. */
				'text'  => sprintf( __( '%1$s %2$d', 'pagewright' ), $wp_locale->get_month( $month ), $year ),
			);
		}
		return array( 'months' => $months );
	}
}
