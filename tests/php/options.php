<?php
/**
 * PHP code of options.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Options;

use Pagewright\Classic\Options;

function steps() {
	$kept = get_option( 'widget_sow-tabs' );
	delete_option( 'widget_sow-tabs' );
	update_option( 'pagewright_version', '0.0.1' );
	Options::update();
	$made = get_option( 'widget_sow-tabs' );
	update_option( 'widget_sow-tabs', $kept ?: array( '_multiwidget' => 1 ) );
	global $wpdb;
	$start = $wpdb->num_queries;
	Options::update();
	$queries = $wpdb->num_queries - $start;
	return array(
		$made,
		get_option( 'pagewright_version' ) !== '0.0.1',
		$queries,
		false !== has_action( 'admin_init', array( 'Pagewright\Classic\Options', 'update' ) ),
	);
}
