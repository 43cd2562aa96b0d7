<?php
/**
 * PHP code of forms-relay.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsRelay;

use Pagewright\Blocks\Renderer;
use Pagewright\Features\ContactForms\Widget\Definition;
use Pagewright\Fields\Registry;
use Pagewright\Schema\Loader;

function id( string $status, string $content ) {
	wp_set_current_user( get_user_by( 'login', 'test-contributor' )->ID );
	kses_init();
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_title' => 'Relay words',
				'post_status' => $status,
				'post_date' => $status === 'future' ? gmdate( 'Y-m-d H:i:s', time() + WEEK_IN_SECONDS ) : '',
				'post_content' => $content,
				'post_author' => get_current_user_id(),
			)
		)
	);
	kses_remove_filters();
	return $id;
}

function make_form_of_widget( string $class, array $relay ) {
	global $wpdb;
	$schema = new Loader( dirname( \Pagewright\FILE ) );
	$data = ( new Renderer( $schema, new Registry() ) )->clean( $schema->find( $class ), $relay );
	$json = wp_json_encode(
		Definition::of( $data ),
		JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_INVALID_UTF8_SUBSTITUTE
	);
	return array( 'last' => (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" ), 'hash' => hash( 'sha256', $json ) );
}

function show_draft_on_page() {
	$id = wp_insert_post(
		array( 'post_type' => 'page', 'post_title' => 'Shows a draft', 'post_status' => 'publish', 'post_content' => 'x' )
	);
	return array( get_permalink( $id ), $id );
}

function allow_shortcode_in_comments( string $shortcode ) {
	update_user_meta( get_user_by( 'login', 'test-contributor' )->ID, 'description', wp_slash( $shortcode ) );
	$id = wp_insert_post(
		array( 'post_title' => 'Commented', 'post_status' => 'publish', 'post_content' => 'x', 'comment_status' => 'open' )
	);
	wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_approved' => 1, 'comment_content' => wp_slash( $shortcode ) ) );
	return array( get_permalink( $id ), $id );
}

function publish_scheduled( string $content, int $id ) {
	$GLOBALS['wpdb']->update(
		$GLOBALS['wpdb']->posts,
		array(
			'post_content' => $content,
			'post_date' => gmdate( 'Y-m-d H:i:s', time() - 60 ),
			'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 60 ),
		),
		array( 'ID' => $id )
	);
	clean_post_cache( $id );
	check_and_publish_future_post( $id );
}
