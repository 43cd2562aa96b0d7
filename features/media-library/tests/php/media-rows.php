<?php
/**
 * PHP code of media-rows.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaRows;

use Pagewright\Features\MediaLibrary\Listing\Rights;

/** The plugin for SQLite filters capabilities, so that each attachment would be checked. */
function remove_filter_of_sqlite() {
	remove_filter( 'map_meta_cap', 'sqlite_plugin_map_deactivation_capability' );
}

/** Returns what a user may do with attachments, as a list says it and as WordPress says it for each of them. */
function rights( string $login, array $ids ) {
	wp_set_current_user( get_user_by( 'login', $login )->ID );
	remove_filter_of_sqlite();
	$rights = new Rights();
	$listed = array();
	$asked  = array();
	foreach ( $ids as $id ) {
		$listed[] = $rights->of( get_post( $id ) );
		$asked[]  = (int) current_user_can( 'edit_post', $id ) + 2 * (int) current_user_can( 'delete_post', $id );
	}
	return array( $listed, $asked );
}

/** Returns the number of times that WordPress looks for the capabilities of attachments. */
function questions( array $ids ) {
	wp_set_current_user( 1 );
	remove_filter_of_sqlite();
	$rights = new Rights();
	$count  = 0;
	$listen = static function ( $caps, $cap ) use ( &$count ) {
		$count += str_ends_with( $cap, '_post' ) ? 1 : 0;
		return $caps;
	};
	add_filter( 'map_meta_cap', $listen, 10, 2 );
	foreach ( $ids as $id ) {
		$rights->of( get_post( $id ) );
	}
	remove_filter( 'map_meta_cap', $listen );
	return $count;
}
