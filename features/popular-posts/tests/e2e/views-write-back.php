<?php
/**
 * PHP code of views-write-back.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\E2e\ViewsWriteBack;

function old_views( int $post ) {
	global $wpdb;
	return array_map(
		'intval',
		array(
			$wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostsdata WHERE postid = {$post}" ),
			$wpdb->get_var( "SELECT SUM( pageviews ) FROM {$wpdb->prefix}popularpostssummary WHERE postid = {$post}" ),
		)
	);
}
