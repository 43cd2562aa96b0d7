<?php
/**
 * PHP code of data-views.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\DataViews;

/** @return list<int> IDs of the site logo and the site icon. */
function identity(): array {
	return array( (int) get_option( 'site_logo' ), (int) get_option( 'site_icon' ) );
}

/** Deletes what the tests saved. */
function reset_site( int $page ): void {
	delete_option( 'site_logo' );
	delete_option( 'site_icon' );
	wp_delete_post( $page, true );
}
