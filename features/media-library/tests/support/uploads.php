<?php
/**
 * PHP code of uploads.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Uploads;

use Pagewright\Features\MediaLibrary\Uploads\Folder;
use Pagewright\Features\MediaLibrary\Uploads\Sweep;

function remove_uploads() {
	Sweep::remove();
}

/** Returns the names of the files of unfinished uploads. */
function staged() {
	return array_values( array_map( 'basename', glob( Folder::path() . '/*-*' ) ) );
}

/** Returns the names of all files of the library, with their folders, and the number of attachments. */
function stored() {
	$base  = wp_upload_dir()['basedir'];
	$names = array();
	foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $base, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		$name = substr( $file->getPathname(), strlen( $base ) + 1 );
		if ( ! str_starts_with( $name, 'pagewright-uploads-' ) ) {
			$names[] = $name;
		}
	}
	sort( $names );
	global $wpdb;
	return array( 'files' => $names, 'attachments' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment'" ) );
}
