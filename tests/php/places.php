<?php
/**
 * PHP code of places.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Places;

use Pagewright\Providers\Places\Failure;
use Pagewright\Providers\Places\Nominatim;
use Pagewright\Providers\Places\Places;
use Pagewright\Providers\Places\Throttle;

function count_results() {
	return array( count( Nominatim::search( 'Eiffel', 'fr-FR' ) ), count( Nominatim::search( 'eiffel', 'fr-FR' ) ) );
}

function turns() {
	return array(
		Throttle::allow( 'pagewright_places_next', 60000 ),
		Throttle::allow( 'pagewright_places_next', 60000 ),
		update_option( 'pagewright_places_next', '1' ),
		Throttle::allow( 'pagewright_places_next', 60000 ),
	);
}

function said() {
	add_filter( 'pagewright/places/nominatim-url', '__return_empty_string', 99 );
	try {
		Nominatim::search( 'x', 'en' );
	} catch ( Failure $failure ) {
		$said = $failure->getMessage();
	}
	return array( $said, Places::configuration()['hasOpenSearch'] );
}

function urls() {
	add_filter( 'pagewright/places/settings-url', static fn () => 'https://example.com/settings' );
	wp_set_current_user( 1 );
	$admin = Places::configuration()['settingsUrl'];
	wp_set_current_user( 0 );
	return array( $admin, Places::configuration()['settingsUrl'] );
}

function key_of( $stored ) {
	update_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]', $stored );
	$key = Places::google_key();
	delete_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]' );
	return $key;
}
