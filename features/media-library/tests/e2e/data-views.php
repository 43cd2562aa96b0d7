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

/** Deletes the featured image of a page, and returns the name of its file. */
function delete_thumbnail_file( int $page ): string {
	$file = (string) get_attached_file( (int) get_post_thumbnail_id( $page ) );
	wp_delete_attachment( (int) get_post_thumbnail_id( $page ), true );
	return wp_basename( $file );
}

/** Deletes what the tests saved. */
function reset_site( int $page ): void {
	delete_option( 'site_logo' );
	delete_option( 'site_icon' );
	wp_delete_post( $page, true );
}
