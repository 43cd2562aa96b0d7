<?php
/**
 * PHP code of media-uses.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaUses;

function set_featured( int $post, int $id ) {
	update_post_meta( $post, '_thumbnail_id', $id );
}

function set_parent( int $id, int $post ) {
	wp_update_post( array( 'ID' => $id, 'post_parent' => $post ) );
}

function set_type( int $post, string $type ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_type' => $type ), array( 'ID' => $post ) );
	clean_post_cache( $post );
}

function forget_layouts() {
	delete_option( 'pagewright_layouts' );
}

function set_layout( int $post, int $id ) {
	update_post_meta(
		$post,
		'panels_data',
		array( 'widgets' => array( array( 'image' => (string) $id, 'panels_info' => array( 'class' => 'SiteOrigin_Widget_Image_Widget' ) ) ) )
	);
}

/** Uses an attachment as icon, logo and background, in a widget and in a menu. Keeps the values before. */
function use_in_site( int $id ) {
	$widgets = get_option( 'sidebars_widgets' );
	$images  = get_option( 'widget_media_image', array() );
	$menu    = wp_create_nav_menu( 'Test menu' );
	$before  = array(
		'options' => array( 'site_icon' => get_option( 'site_icon' ), 'sidebars_widgets' => $widgets, 'widget_media_image' => $images ),
		'mods'    => array( 'custom_logo' => get_theme_mod( 'custom_logo' ), 'background_image' => get_theme_mod( 'background_image' ) ),
		'menu'    => $menu,
	);
	set_transient( 'pagewright_test_site', $before );
	wp_update_nav_menu_item(
		$menu,
		0,
		array( 'menu-item-object' => 'attachment', 'menu-item-object-id' => $id, 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish', 'menu-item-title' => 'File' )
	);
	update_option( 'site_icon', $id );
	set_theme_mod( 'custom_logo', $id );
	set_theme_mod( 'background_image', wp_get_attachment_url( $id ) );
	update_option( 'widget_media_image', array( 77 => array( 'attachment_id' => $id, 'size' => 'medium' ) ) + (array) $images );
	$widgets['uses'] = array( 'media_image-77' );
	update_option( 'sidebars_widgets', $widgets );
}

function leave_site() {
	$before = get_transient( 'pagewright_test_site' );
	delete_transient( 'pagewright_test_site' );
	foreach ( $before['options'] as $name => $value ) {
		update_option( $name, $value );
	}
	foreach ( $before['mods'] as $name => $value ) {
		$value ? set_theme_mod( $name, $value ) : remove_theme_mod( $name );
	}
	wp_delete_nav_menu( $before['menu'] );
}
