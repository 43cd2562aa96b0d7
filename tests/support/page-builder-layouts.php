<?php
/**
 * PHP code of page-builder-layouts.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\PageBuilderLayouts;

function make_layout_page( array $data, $panels_data ) {
	$id = wp_insert_post( wp_slash( $data ) );
	update_post_meta( $id, 'panels_data', wp_slash( $panels_data ) );
	return $id;
}

function remove( array $splice ) {
	foreach ( $splice as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'pagewright_layouts' );
}
