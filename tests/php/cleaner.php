<?php
/**
 * PHP code of cleaner.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Cleaner;

use Pagewright\Fields\Registry;
use Pagewright\Schema\Cleaner;

function cleaned( $fields, array $list ) {
	$cleaner = new Cleaner( $fields, new Registry() );
	return array_map( $cleaner->clean( ... ), $list );
}

/** Returns whether the map of a kind asks for consent, after each change of the site's settings in one request. */
function settings_after( array $changes ) {
	$loader    = new \Pagewright\Schema\Loader( WP_PLUGIN_DIR . '/pagewright' );
	$widget    = $loader->find( 'SiteOrigin_Widget_GoogleMap_Widget' );
	$sanitized = new \Pagewright\Blocks\SanitizedSettings();
	$types     = new Registry();
	$option    = \Pagewright\Blocks\Settings::option_of( $widget->class );
	$out       = array();
	foreach ( $changes as $saved ) {
		update_option( $option, $saved, true );
		$out[] = $sanitized->of( $widget, $types )['map_consent'];
	}
	delete_option( $option );
	return $out;
}
