<?php
/**
 * PHP code of media-port.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaPort;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\State;

/** Post type of the attachments of the site while the tests have a library of their own. */
const HIDDEN = 'hidden_attachment';

function hide_attachments() {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->posts SET post_type = '" . HIDDEN . "' WHERE post_type = 'attachment'" );
	wp_cache_flush();
}

function show_attachments() {
	global $wpdb;
	$wpdb->query( "UPDATE $wpdb->posts SET post_type = 'attachment' WHERE post_type = '" . HIDDEN . "'" );
	wp_cache_flush();
}

/**
 * Replaces all attachments by these, and deletes all folders.
 *
 * @param list<array<string, mixed>> $files Properties of attachments of the port.
 * @param string                     $state State of a library of these files: it stays if nothing has changed since.
 * @return string State of the library.
 */
function open_library( array $files, string $state = '' ): string {
	global $wpdb;
	Taxonomy::exists();
	if ( '' !== $state && state() === $state ) {
		return $state;
	}
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'attachment'" ) as $id ) {
		wp_delete_attachment( (int) $id, true );
	}
	foreach ( get_terms( array( 'taxonomy' => Taxonomy::NAME, 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_term( $id, Taxonomy::NAME );
	}
	foreach ( $files as $file ) {
		$date = gmdate( 'Y-m-d H:i:s', isset( $file['date'] ) ? intdiv( $file['date'], 1000 ) : time() );
		$id   = wp_insert_attachment(
			wp_slash(
				array(
					'post_title' => $file['title'],
					'post_mime_type' => $file['mime'] ?? 'image/jpeg',
					'post_status' => 'inherit',
					'post_author' => 1,
					'post_date' => get_date_from_gmt( $date ),
					'post_date_gmt' => $date,
				)
			)
		);
		$name = $file['filename'] ?? $file['title'] . '.jpg';
		update_post_meta( $id, '_wp_attached_file', "2026/05/$name" );
		isset( $file['alt'] ) && update_post_meta( $id, '_wp_attachment_image_alt', $file['alt'] );
		if ( 0 !== ( $file['width'] ?? 1 ) ) {
			wp_update_attachment_metadata( $id, array( 'width' => 1600, 'height' => 1200, 'file' => "2026/05/$name" ) );
		}
	}
	State::checked();
	Builder::begin();
	while ( ! Progress::load()->is_done ) {
		Builder::step();
	}
	return state();
}

/** Returns a checksum of all attachments and folders, and of what the plugin stores about them. */
function state(): string {
	global $wpdb;
	return md5(
		serialize(
			array_map(
				static fn( string $query ) => $wpdb->get_results( $query, ARRAY_N ),
				array(
					"SELECT * FROM $wpdb->posts WHERE post_type = 'attachment' ORDER BY ID",
					"SELECT m.* FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE p.post_type = 'attachment' ORDER BY meta_id",
					"SELECT * FROM $wpdb->term_relationships r JOIN $wpdb->posts p ON p.ID = r.object_id WHERE p.post_type = 'attachment' ORDER BY object_id, term_taxonomy_id",
					$wpdb->prepare( "SELECT * FROM $wpdb->terms t JOIN $wpdb->term_taxonomy x USING (term_id) LEFT JOIN $wpdb->termmeta m USING (term_id) WHERE x.taxonomy = %s ORDER BY term_id, meta_id", Taxonomy::NAME ),
					"SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'pagewright\_media%' ORDER BY option_name",
				)
			)
		)
	);
}
