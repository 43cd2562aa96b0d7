<?php
/**
 * PHP code of dropped-folders.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\DroppedFolders;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;

const TAXONOMY = Taxonomy::NAME;

// Pages for visitors, as this code runs in, do not register it.
Taxonomy::register();

/** Returns the paths of the uploaded files, such as Trip/Day/drop-a, in their order. */
function paths() {
	$files = get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 's' => 'drop-' ) );
	$paths = array_map(
		static function ( $file ) {
			$path  = $file->post_title;
			$terms = taxonomy_exists( TAXONOMY ) ? wp_get_object_terms( $file->ID, TAXONOMY ) : array();
			for ( $term = $terms[0] ?? null; $term instanceof \WP_Term; $term = get_term( $term->parent, TAXONOMY ) ) {
				$path = "$term->name/$path";
			}
			return $path;
		},
		$files
	);
	sort( $paths );
	return $paths;
}

function make_folder( string $name ) {
	wp_insert_term( $name, TAXONOMY );
}

function set_folders( bool $is_on ) {
	update_option( 'pagewright_features', array( 'media_library_folders' => $is_on ), true );
}

function clean() {
	delete_option( 'pagewright_features' );
	foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 's' => 'drop-' ) ) as $file ) {
		wp_delete_attachment( $file->ID, true );
	}
	$terms = get_terms( array( 'taxonomy' => TAXONOMY, 'hide_empty' => false, 'fields' => 'ids' ) );
	foreach ( is_array( $terms ) ? $terms : array() as $id ) {
		wp_delete_term( $id, TAXONOMY );
	}
}
