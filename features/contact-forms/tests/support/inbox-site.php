<?php
/**
 * PHP code of inbox-site.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\Support\InboxSite;

use Pagewright\Features\ContactForms\Inbox\Entries;

function empty_inbox() {
	$all = Entries::page( array( 'status' => 'any' ), 1, 500 );
	Entries::delete( array_map( static fn ( $one ) => $one->id, $all ) );
}

function kept_files() {
	$root = wp_upload_dir()['basedir'] . '/pagewright-entries';
	return is_dir( $root ) ? array_values( array_diff( scandir( $root ), array( '.', '..', '.htaccess', 'index.php' ) ) ) : array();
}
