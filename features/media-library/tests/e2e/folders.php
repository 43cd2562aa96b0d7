<?php
/**
 * PHP code of folders.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\FoldersSpec;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;

const TAXONOMY = Taxonomy::NAME;

// Pages for visitors, as this code runs in, do not register it.
Taxonomy::register();

/** Makes folders at the top. Returns their IDs. */
function make_folders( array $names ) {
	return array_map( static fn ( $name ) => wp_insert_term( $name, TAXONOMY )['term_id'], $names );
}

function remove_folders() {
	foreach ( get_terms( array( 'taxonomy' => TAXONOMY, 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_term( $id, TAXONOMY );
	}
}

/** Returns the names of the folders of an attachment. */
function folders_of( int $id ) {
	return wp_get_object_terms( $id, TAXONOMY, array( 'fields' => 'names' ) );
}

/** Returns the folders of the uploaded files with a title. */
function folders_of_upload( string $title ) {
	$names = array();
	foreach ( get_posts( array( 'post_type' => 'attachment', 'title' => $title ) ) as $file ) {
		$names = array( ...$names, ...folders_of( $file->ID ) );
	}
	return $names;
}

/** Puts an attachment into a folder. */
function put( int $id, string $folder ) {
	wp_set_object_terms( $id, array( get_term_by( 'name', $folder, TAXONOMY )->term_id ), TAXONOMY );
}

/** Makes an attachment that is not an image. Returns its ID. */
function make_document() {
	return wp_insert_attachment( array( 'post_title' => 'Paper of a test', 'post_mime_type' => 'application/pdf' ) );
}

function delete_upload( string $title ) {
	foreach ( get_posts( array( 'post_type' => 'attachment', 'title' => $title ) ) as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
}

/** Forgets the choices of all users, such as open folders. */
function forget_choices() {
	delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'user-settings', '', true );
}
