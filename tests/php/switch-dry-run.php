<?php
/**
 * PHP code of switch-dry-run.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchDryRun;

use Pagewright\Switching\DryRun\Run;

function make_copies() {
	$ids = array();
	for ( $i = 0; $i < 45; $i++ ) {
		$ids[] = wp_insert_post(
			wp_slash(
				array(
					'post_type' => 'page',
					'post_status' => 'publish',
					'post_title' => "Copy $i",
					'post_content' => '<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"SiteOrigin_Widget_Button_Widget","widgetData":{"text":"Number ' . $i . '","url":"https://example.org/' . $i . '"}} /-->',
				)
			)
		);
	}
	return $ids;
}

function id() {
	return wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Unknown',
				'post_content' => '<!-- wp:sowb/widget-block {"widgetClass":"Acme_Widget","widgetData":{}} /-->',
			)
		)
	);
}

function peaks() {
	wp_set_current_user( 1 );
	$run = new Run();
	$progress = $run->start();
	$batch = new \ReflectionMethod( Run::class, 'batch' );
	$used = array();
	while ( 'running' === $progress->state ) {
		$batch->invoke( $run, $progress );
		$used[] = memory_get_usage();
	}
	return $used;
}

function count_results() {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'pagewright_switching_r%'" );
}
