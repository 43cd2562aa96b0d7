<?php
/**
 * PHP code of forms-uploads.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsUploads;

use Pagewright\Features\ContactForms\Uploads\Folder;
use Pagewright\Features\ContactForms\Uploads\Name;

function guards_of_folder() {
	$base = Folder::base();
	return array( file_get_contents( "$base/.htaccess" ), file_exists( "$base/index.php" ) );
}

function clean_names( array $names ) {
	return array_map( Name::clean( ... ), $names );
}

function age() {
	foreach ( glob( Folder::base() . '/*', GLOB_ONLYDIR ) as $folder ) {
		touch( $folder, time() - 61 );
	}
}

function sweep_many() {
	$base = Folder::base();
	$make = static function ( $name ) use ( $base ) {
		mkdir( "$base/$name" );
		file_put_contents( "$base/$name/a.txt", 'x' );
		touch( "$base/$name", time() - 61 );
	};
	for ( $i = 0; $i < 103; $i++ ) {
		$make( sprintf( '%010d', $i ) );
	}
	$make( 'mine' );
	mkdir( "$base/" . str_repeat( 'a', 32 ) );
	$count = static fn () => count( glob( "$base/*", GLOB_ONLYDIR ) );
	$counts = array( $count() );
	foreach ( array( 1, 2 ) as $time ) {
		Folder::sweep();
		$counts[] = $count();
	}
	unlink( "$base/mine/a.txt" );
	rmdir( "$base/mine" );
	rmdir( "$base/" . str_repeat( 'a', 32 ) );
	return $counts;
}

function remove_other_folder() {
	wp_delete_file( WPMU_PLUGIN_DIR . '/test-0-folder.php' );
	foreach ( array( '.htaccess', 'index.php' ) as $name ) {
		unlink( WP_CONTENT_DIR . "/test-tmp/$name" );
	}
	rmdir( WP_CONTENT_DIR . '/test-tmp' );
}
