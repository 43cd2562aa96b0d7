<?php
/**
 * PHP code of forms-test-mail.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsTestMail;

use Pagewright\Providers\ExpiringValues;

function forget() {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%pagewright\\_rate\\_test\\_mail%'" );
}

function use_up_rate_limit( int $editor ) {
	$window = intdiv( time(), 300 );
	foreach ( array( $window, $window + 1 ) as $number ) {
		for ( $call = 0; $call < 19; $call++ ) {
			ExpiringValues::increment( "pagewright_rate_test_mail_{$editor}_{$number}", ( $number + 1 ) * 300 );
		}
	}
}
