<?php
/**
 * PHP code of media-folders.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaFolders;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\Settings;

/** Returns the name as WordPress stores it, and the number of files that it counts. */
function stored( int $id ) {
	Taxonomy::exists();
	$term = get_term( $id, Taxonomy::NAME );
	return array( $term->name, $term->count );
}

function set_folders( bool $are_on ) {
	Settings::load()->with( array( 'media_library_folders' => $are_on ) )->save();
}

/** Deletes all stored settings. */
function forget_settings() {
	Settings::delete();
}

function has_folders() {
	return Taxonomy::exists();
}

/** Deletes an attachment as a request for visitors does, for example a cron event. */
function delete_file( int $id ) {
	wp_delete_attachment( $id, true );
}
