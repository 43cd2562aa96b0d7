<?php
/**
 * PHP code of forms-list.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsList;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Uses;

function add_entries( int $id ) {
	foreach ( array( array( 'mail_sent', false, 0 ), array( 'mail_failed', true, 0 ), array( 'spam', false, 0 ), array( 'mail_sent', false, 1000 ) ) as [ $status, $is_read, $trashed ] ) {
		Entries::add( new Entry( 0, $id, time(), $status, $is_read, '', array(), array(), null, $trashed ) );
	}
}

function before( string $hash ) {
	$before = array( get_option( 'widget_text' ), get_option( 'sidebars_widgets' ) );
	update_option( 'widget_text', array( 7 => array( 'title' => '', 'text' => '[contact-form-7 id="' . $hash . '"]' ) ) );
	update_option( 'sidebars_widgets', array( 'test-area' => array( 'text-7' ), 'array_version' => 3 ) );
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/test-area.php',
		"<?php add_action( 'widgets_init', static fn () => register_sidebar( array( 'id' => 'test-area', 'name' => 'Footer' ) ) );"
	);
	return $before;
}

function restore_sidebars( $before ) {
	false === $before[0] ? delete_option( 'widget_text' ) : update_option( 'widget_text', $before[0] );
	update_option( 'sidebars_widgets', $before[1] );
	wp_delete_file( WPMU_PLUGIN_DIR . '/test-area.php' );
}

function search_among_many_shortcodes( string $hash, int $id ) {
	global $wpdb;
	$codes = implode( '', array_map( static fn ( $n ) => sprintf( '[contact-form-7 id="%07x"]', $n ), range( 1, 3000 ) ) );
	$ids = array();
	foreach ( array( '[contact-form-7 id="' . $hash . '"]', $codes ) as $content ) {
		$ids[] = wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Codes', 'post_content' => $content )
		);
	}
	$before = $wpdb->num_queries;
	$posts = ( new Uses() )->posts();
	$result = array( in_array( $ids[0], $posts[ $id ] ?? array(), true ), $wpdb->num_queries - $before );
	array_map( static fn ( $one ) => wp_delete_post( $one, true ), $ids );
	return $result;
}

function search_many_pages( string $hash, int $id ) {
	global $wpdb;
	for ( $i = 0; $i < 250; $i++ ) {
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => "Many $i",
				'post_content' => '[contact-form-7 id="' . $hash . '"]' . str_repeat( ' word', 20000 ),
			)
		);
	}
	$before = $wpdb->num_queries;
	$peak = memory_get_peak_usage();
	$posts = ( new Uses() )->posts();
	$result = array( count( $posts[ $id ] ), $wpdb->num_queries - $before, memory_get_peak_usage() - $peak );
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_title LIKE 'Many %'" );
	return $result;
}

function make_page( string $title, string $content, string $status ) {
	return wp_insert_post(
		wp_slash(
			array(
				'post_type' => 'page',
				'post_status' => $status,
				'post_title' => $title,
				'post_content' => $content,
			)
		)
	);
}
