<?php
/**
 * PHP code of forms-repeat.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsRepeat;

use Pagewright\Features\ContactForms\Submission\SubmissionLock;

function age( $seconds ) {
	global $wpdb;
	foreach ( $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name LIKE 'pagewright\\_form\\_turn\\_%'" ) as $row ) {
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => sprintf( '%010d', (int) $row->option_value - $seconds ) . substr( $row->option_value, 10 ) ),
			array( 'option_id' => $row->option_id )
		);
	}
}

function sweep() {
	global $wpdb;
	$count = static fn () => (int) $wpdb->get_var(
		"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'pagewright\\_form\\_turn\\_%'"
	);
	$before = $count();
	$wpdb->query(
		"UPDATE $wpdb->options SET option_value = '0000000001 sent {}' WHERE option_name LIKE 'pagewright\\_form\\_turn\\_%'"
	);
	SubmissionLock::sweep();
	return array( $before > 0, $count() );
}
