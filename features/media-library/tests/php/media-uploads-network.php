<?php
/**
 * PHP code of media-uploads-network.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaUploadsNetwork;

use Pagewright\Features\MediaLibrary\Lifecycle;
use Pagewright\Features\MediaLibrary\Uploads\Folder;
use Pagewright\Features\MediaLibrary\Uploads\Start;
use Pagewright\Features\MediaLibrary\Uploads\UploadError;

/** Starts an upload on a site with 1 MB of space and files of up to 2 KB. Returns the error, or `started`. */
function start( int $size, bool $has_no_limits = false ) {
	update_site_option( 'upload_space_check_disabled', $has_no_limits ? '1' : '0' );
	update_site_option( 'fileupload_maxk', '2' );
	update_site_option( 'blog_upload_space', '1' );
	wp_set_current_user( 1 );
	try {
		Start::run( 'a.txt', $size, 'text/plain', 0, array() );
		return 'started';
	} catch ( UploadError $error ) {
		return $error->error_code;
	}
}

/** Adds a file, so that the site uses so many bytes. */
function fill_site( int $bytes ) {
	Folder::remove();
	$base = wp_upload_dir()['basedir'];
	clean_dirsize_cache( $base );
	$more = $bytes - (int) get_dirsize( $base );
	file_put_contents( "$base/filler.bin", str_repeat( 'a', $more ) );
	clean_dirsize_cache( "$base/filler.bin" );
	return $more > 0;
}

/** Returns whether two sites have different folders, and which exist after the plugin was deleted. */
function folders() {
	$paths = array();
	$other = get_sites( array( 'fields' => 'ids', 'site__not_in' => array( get_main_site_id() ) ) )[0]
		?? wpmu_create_blog( get_network()->domain, '/uploads/', 'Uploads', 1 );
	foreach ( array( get_main_site_id(), $other ) as $site ) {
		switch_to_blog( $site );
		Folder::make();
		$paths[] = Folder::path();
		restore_current_blog();
	}
	Lifecycle::uninstall( true );
	return array( $paths[0] !== $paths[1], array_map( 'is_dir', $paths ) );
}
