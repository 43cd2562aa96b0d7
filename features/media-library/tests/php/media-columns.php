<?php
/**
 * PHP code of media-columns.test.ts and list.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaColumns;

/** Adds a column of another plugin, which loads in wp-admin only. */
function plug() {
	file_put_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions
		WPMU_PLUGIN_DIR . '/test-media-columns.php',
		<<<'PHP'
		<?php
		if ( is_admin() ) {
			add_filter( 'manage_media_columns', static fn ( $columns ) => $columns + array( 'license' => '<b>License</b> &amp; more' ) );
			add_action( 'manage_media_custom_column', static function ( $column, $id ) {
				if ( 'license' === $column && get_post()->ID === $id ) {
					printf( '<a href="#license-%d">CC &amp; %d</a>', $id, $id );
				}
			}, 10, 2 );
		}
		PHP
	);
}

/** Shows all columns to all users. */
function forget() {
	delete_metadata( 'user', 0, 'manageuploadcolumnshidden', '', true );
}

/** Adds an attachment of a post with a status. Returns the IDs of both. */
function attach( string $status, string $title ) {
	$post = wp_insert_post( array( 'post_title' => $title, 'post_status' => $status, 'post_author' => 1 ) );
	return array( wp_insert_attachment( array( 'post_title' => 'Attached', 'post_mime_type' => 'image/png', 'post_author' => 1 ), 'attached.png', $post ), $post );
}

/** @param list<int> $ids Posts. */
function remove( array $ids ) {
	foreach ( $ids as $id ) {
		wp_delete_post( $id, true );
	}
}
