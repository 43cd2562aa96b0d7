<?php
/**
 * PHP code of forms-guards.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsGuards;

function comment( int $entry, string $text ) {
	return get_comments(
		array( 'post_id' => $entry, 'search' => $text, 'status' => 'any', 'number' => 1, 'orderby' => 'comment_ID' )
	)[0]->comment_approved ?? 'none';
}

function make_entry() {
	update_option( 'users_can_register', 1 );
	return wp_insert_post(
		array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'Guarded', 'comment_status' => 'open' )
	);
}

function remove_entry( int $entry ) {
	wp_delete_post( $entry, true );
	update_option( 'users_can_register', 0 );
	delete_option( 'pagewright_forms' );
	delete_option( 'pagewright_spam_counts' );
}

function id( int $entry ) {
	return wp_new_comment(
		array(
			'comment_post_ID' => $entry,
			'comment_content' => 'By a plugin',
			'comment_author' => 'x',
			'comment_author_email' => '',
			'comment_author_url' => '',
			'comment_author_IP' => '203.0.113.5',
		)
	);
}

function store_old_settings( array $all ) {
	update_option( 'pagewright_forms', array( 'places' => $all, 'test_block' => true, 'most_links' => 3 ) );
}

/**
 * Signs in with a wrong password while another plugin answers.
 *
 * @param string $answer PHP expression: what the other plugin returns.
 */
function authenticate_beside( array $fields, string $answer ) {
	$_POST = $fields;
	$GLOBALS['pagenow'] = 'wp-login.php';
	add_filter( 'authenticate', static fn () => eval( "return $answer;" ), 50 );
	$user = wp_authenticate( 'guarded', 'wrong' );
	return $user instanceof \WP_User ? $user->user_login : $user->get_error_code();
}
