<?php
/**
 * PHP code of folders.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\Folders;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;

function remove_folders() {
	Taxonomy::exists();
	foreach ( get_terms( array( 'taxonomy' => Taxonomy::NAME, 'hide_empty' => false, 'fields' => 'ids' ) ) as $id ) {
		wp_delete_term( $id, Taxonomy::NAME );
	}
}

/** Puts an attachment into several folders, as other code can. */
function put( int $id, array $folders ) {
	Taxonomy::exists();
	wp_set_object_terms( $id, $folders, Taxonomy::NAME );
}
