<?php
/**
 * PHP code of media-index.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaIndex;

use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Lifecycle;
use Pagewright\Providers\Locks\RowLock;

/** Returns the table, options and cron events that exist. */
function traces() {
	global $wpdb;
	return array_merge(
		$wpdb->get_col( "SHOW TABLES LIKE '%pagewright_media_index'" ),
		$wpdb->get_col( "SHOW TABLES LIKE '%pagewright_media_tokens'" ),
		$wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'pagewright_media_%'" ),
		array_values( array_filter( array( Hooks::BUILD, Hooks::CHECK ), 'wp_next_scheduled' ) )
	);
}

/** Replaces the tables by those of an earlier version: 2 had a full-text index instead of tokens. */
function age_table( int $version ) {
	global $wpdb;
	Table::drop();
	$key = Table::is_sqlite() ? '' : ', FULLTEXT KEY tokens (tokens)';
	$wpdb->query(
		'CREATE TABLE ' . Table::name() . ' (id bigint(20) unsigned NOT NULL, title varchar(190) NOT NULL, words mediumtext NOT NULL, '
		. "tokens mediumtext NOT NULL, PRIMARY KEY  (id)$key)"
	);
	$wpdb->query( 'INSERT INTO ' . Table::name() . " (id, title, words, tokens) VALUES (1, 'Old', 'old', 'xold')" );
	update_option( Table::OPTION, array( 'version' => $version, 'fulltext' => ! Table::is_sqlite() ), true );
}

/** Changes attachments with functions of WordPress. Returns the ID of the attachment. */
function change( string $what, array $ids ) {
	$id = $ids['file'];
	switch ( $what ) {
		case 'title':
			wp_update_post( array( 'ID' => $id, 'post_title' => 'New title' ) );
			break;
		case 'caption':
			wp_update_post( array( 'ID' => $id, 'post_excerpt' => 'New caption' ) );
			break;
		case 'trash':
			wp_update_post( array( 'ID' => $id, 'post_status' => 'trash' ) );
			break;
		case 'private':
			wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
			break;
		case 'alternative text':
			update_post_meta( $id, '_wp_attachment_image_alt', 'New text' );
			break;
		case 'no alternative text':
			delete_post_meta( $id, '_wp_attachment_image_alt' );
			break;
		case 'file':
			update_attached_file( $id, '2020/02/replaced.png' );
			break;
		case 'size':
			wp_update_attachment_metadata( $id, array( 'filesize' => 4711 ) );
			break;
		case 'menu order':
			wp_update_post( array( 'ID' => $id, 'menu_order' => 3 ) );
			break;
		case 'attachment to a post':
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_parent' => $ids['post'] ), array( 'ID' => $id ) );
			do_action( 'wp_media_attach_action', 'attach', $id, $ids['post'] );
			break;
		case 'deletion of its post':
			wp_update_post( array( 'ID' => $id, 'post_parent' => $ids['post'] ) );
			wp_delete_post( $ids['post'], true );
			break;
		case 'deletion of its author':
			require_once ABSPATH . 'wp-admin/includes/user.php';
			$user = wp_insert_user( array( 'user_login' => 'leaving', 'user_pass' => 'x', 'role' => 'author' ) );
			wp_update_post( array( 'ID' => $id, 'post_author' => $user ) );
			wp_delete_user( $user, 1 );
			break;
		case 'new attachment':
			wp_insert_attachment( array( 'post_title' => 'Another', 'post_status' => 'inherit', 'post_mime_type' => 'image/gif' ), '2020/02/another.gif' );
			break;
		case 'deletion':
			wp_delete_attachment( $id, true );
			break;
	}
	return $id;
}

/** Removes attachments that change() added. */
function remove_added() {
	foreach ( get_posts( array( 'post_type' => 'attachment', 'title' => 'Another', 'numberposts' => -1 ) ) as $post ) {
		wp_delete_post( $post->ID, true );
	}
}

/** Fails in the third batch of two attachments. Returns the progress after it, and after the next step. */
function interrupt_batches() {
	Lifecycle::uninstall();
	Builder::begin();
	$calls = 0;
	$fail  = static function () use ( &$calls ) {
		if ( 3 === ++$calls ) {
			throw new \RuntimeException( 'Out of memory' );
		}
		return 2;
	};
	add_filter( 'pagewright/media-library/batch-size', $fail );
	try {
		Builder::step();
	} catch ( \RuntimeException ) {
		$first = array( Progress::load()->read, State::name(), State::share() < 1 );
	}
	remove_filter( 'pagewright/media-library/batch-size', $fail );
	$last = Builder::step();
	return array( $first, array( $last->read, State::name(), (int) State::share() ) );
}

/** Returns the progress of a step while another process fills the table. */
function step_while_locked() {
	Lifecycle::uninstall();
	Builder::begin();
	$lock = RowLock::in_options( 'pagewright_media_index_lock', 60 );
	$lock->acquire();
	$read = Builder::step()->read;
	$lock->release();
	return array( $read, Builder::step()->is_done );
}

function count_attachments() {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment'" );
}

/** Runs the daily event. Returns whether lists used the table all the time. */
function run_check() {
	$before = State::name();
	do_action( Hooks::CHECK );
	return array( $before, State::name() );
}

function deactivate() {
	Lifecycle::deactivate( false );
	return State::name();
}

/** Returns whether the database is SQLite, and whether searches use tokens. */
function has_tokens() {
	global $wpdb;
	return array( is_a( $wpdb, 'WP_SQLite_DB' ), Table::has_tokens() );
}
