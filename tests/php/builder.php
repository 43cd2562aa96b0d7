<?php
/**
 * PHP code of builder.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Builder;

function page( string $builder, $content, string $before ) {
	eval( $before );
	ob_start();
	the_widget( $builder, array( 'content' => $content ) );
	return ob_get_clean();
}

function stored( string $builder, $content, string $before ) {
	eval( $before );
	return $GLOBALS['wp_widget_factory']->widgets[ $builder ]->update(
		array( 'pagewright_values' => wp_json_encode( array( 'content' => $content ) ) ),
		array()
	);
}

function html( string $builder ) {
	$GLOBALS['test_rounds'] = 0;
	add_shortcode(
		'again',
		static function () use ( $builder ) {
			++$GLOBALS['test_rounds'];
			ob_start();
			the_widget( $builder, array( 'content' => array( 'blocks' => '<p>[again]</p>' ) ) );
			return ob_get_clean();
		}
	);
	return do_shortcode( '[again]' ) . $GLOBALS['test_rounds'];
}

function saved( string $content, string $role ) {
	$user = wp_insert_user( array( 'user_login' => 'builder-' . $role, 'user_pass' => 'x', 'role' => $role ) );
	wp_set_current_user( $user );
	kses_init();
	$id = wp_insert_post( wp_slash( array( 'post_title' => 'T', 'post_status' => 'draft', 'post_content' => $content ) ) );
	$blocks = parse_blocks( get_post( $id )->post_content );
	wp_delete_post( $id, true );
	require_once ABSPATH . 'wp-admin/includes/user.php';
	wp_delete_user( $user );
	wp_set_current_user( 0 );
	kses_remove_filters();
	return $blocks[0]['attrs']['widgetData']['content']['blocks'];
}
