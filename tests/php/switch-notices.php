<?php
/**
 * PHP code of switch-notices.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\SwitchNotices;

use Pagewright\Switching\Hooks;
use Pagewright\Switching\Health;

function health() {
	wp_set_current_user( 1 );
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	( new Hooks() )->hooks();
	$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
	return call_user_func( $tests['direct']['pagewright_switching']['test'] );
}

function content_queries() {
	add_filter(
		'query',
		static function ( $sql ) {
			str_contains( $sql, 'post_content LIKE' ) && $GLOBALS['test_queries'][] = $sql;
			return $sql;
		}
	);
	Health::test();
	return $GLOBALS['test_queries'] ?? array();
}

function store_dismissed( $stored ) {
	update_user_option( get_user_by( 'login', 'test-administrator' )->ID, 'pagewright_switching_dismissed', $stored );
	update_option( 'pagewright_switching', $stored );
}
