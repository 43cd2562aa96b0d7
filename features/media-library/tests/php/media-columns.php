<?php
/**
 * PHP code of media-columns.test.ts, list.spec.ts and deleted-files.spec.ts.
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

/** Adds row actions of another plugin, and another one that removes those of WordPress. */
function plug_actions() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions
		WPMU_PLUGIN_DIR . '/test-media-row-actions.php',
		<<<'PHP'
		<?php
		if ( is_admin() ) {
			add_filter( 'media_row_actions', static function ( $actions, $post ) {
				echo 'printed';
				unset( $actions['view'] );
				return $actions + array(
					'regenerate' => '<a href="' . esc_url( admin_url( "tools.php?page=x&id=$post->ID&a=1" ) ) . '">Regenerate <b>&amp;</b> more</a>',
					'relative'   => '<span><a class="x" href="post.php?post=1">Relative</a></span>',
					'script'     => '<a href="javascript:alert(1)">Script</a>',
					'asks'       => '<a href="https://example.com/" onclick="return confirm()">Asks</a>',
					'anchor'     => '<a href="#row">Anchor</a>',
					'empty'      => '<a href="https://example.com/"><img src="x" onerror="alert(1)"></a>',
					'button'     => '<button>Button</button>',
					'list'       => array( 1 ),
				);
			}, 10, 2 );
		}
		PHP
	);
}

/** Notes calls of wp_media_attach_action. */
function note_attaching() {
	file_put_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions
		WPMU_PLUGIN_DIR . '/test-media-attaching.php',
		<<<'PHP'
		<?php
		add_action( 'wp_media_attach_action', static function ( $action, $id, $parent ) {
			update_option( 'test_attaching', array( ...(array) get_option( 'test_attaching', array() ), array( $action, $id, $parent ) ) );
		}, 10, 3 );
		PHP
	);
}

/** Adds a plugin that builds on the grid of WordPress. */
function plug_grid() {
	file_put_contents( // phpcs:ignore WordPress.WP.AlternativeFunctions
		WPMU_PLUGIN_DIR . '/test-media-on-grid.php',
		<<<'PHP'
		<?php
		add_action( 'admin_enqueue_scripts', static fn () => wp_enqueue_script( 'on-grid', 'https://example.com/x.js', array( 'media-grid' ) ) );
		PHP
	);
}

/** Forgets which view of Media → Library users have chosen. */
function forget_modes() {
	global $wpdb;
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'media_library_mode', '', true );
}

/** Returns these calls, and forgets them. */
function attaching() {
	$calls = get_option( 'test_attaching', array() );
	delete_option( 'test_attaching' );
	return $calls;
}

/** Adds a post of a user. Returns its ID. */
function add_post( string $title, string $login, string $status = 'draft' ) {
	return wp_insert_post( array( 'post_title' => $title, 'post_status' => $status, 'post_author' => get_user_by( 'login', $login )->ID ) );
}

/** Shows all columns to all users. */
function forget() {
	delete_metadata( 'user', 0, 'manageuploadcolumnshidden', '', true );
}

/** Adds an attachment of a post with a status. Returns the IDs of both. */
function attach( string $status, string $title ) {
	$post = wp_insert_post( array( 'post_title' => $title, 'post_status' => $status, 'post_author' => 1 ) );
	// For a missing file, WordPress would query posts while the test deletes some.
	$file = wp_upload_bits( 'attached.png', null, file_get_contents( ABSPATH . WPINC . '/images/media/default.png' ) )['file'];
	return array( wp_insert_attachment( array( 'post_title' => 'Attached', 'post_mime_type' => 'image/png', 'post_author' => 1 ), $file, $post ), $post );
}

/** @param list<int> $ids Posts. */
function remove( array $ids ) {
	foreach ( $ids as $id ) {
		wp_delete_post( $id, true );
	}
}

/** Moves a post to the trash. */
function trash( int $id ) {
	wp_trash_post( $id );
}
