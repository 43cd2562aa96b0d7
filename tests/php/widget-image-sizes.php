<?php
/**
 * PHP code of widget-image-sizes.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\WidgetImageSizes;

use Pagewright\Blocks\WidgetImageSizes;

/** Uploads an image as WordPress does, and returns its ID. */
function upload( int $width, int $height ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$file = wp_upload_dir()['path'] . '/' . wp_unique_filename( wp_upload_dir()['path'], 'widget-size.png' );
	imagepng( imagecreatetruecolor( $width, $height ), $file );
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Size' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	return $id;
}

/** Returns the sizes of widgets that an image has. */
function sizes_of( int $id ) {
	$names = array_keys( (array) wp_get_attachment_metadata( $id )['sizes'] );
	return array_values( array_filter( $names, static fn ( $name ) => str_starts_with( $name, 'sow-' ) ) );
}

/** Shows an image in a size, and returns the URL, the sizes in use and the images that wait. */
function show( int $id, string $size ) {
	$url = (string) wp_get_attachment_image_url( $id, $size );
	WidgetImageSizes::save();
	return array( basename( $url ), get_option( WidgetImageSizes::OPTION ), get_option( WidgetImageSizes::WAITING ) );
}

/** Runs the event, and returns when it runs again; false for never. */
function run() {
	wp_clear_scheduled_hook( WidgetImageSizes::HOOK );
	do_action( WidgetImageSizes::HOOK );
	return wp_next_scheduled( WidgetImageSizes::HOOK );
}

/** Returns the pixels of a file of an image. */
function pixels( int $id, string $size ) {
	$data = wp_get_attachment_metadata( $id )['sizes'][ $size ];
	return array_slice( getimagesize( dirname( get_attached_file( $id ) ) . '/' . $data['file'] ), 0, 2 );
}

function break_file( int $id ) {
	file_put_contents( get_attached_file( $id ), str_repeat( 'no image ', 20 ) );
}

function tried( int $id ) {
	return get_post_meta( $id, WidgetImageSizes::TRIED );
}

/** Stores values of other code. */
function store( $used, $waiting ) {
	update_option( WidgetImageSizes::OPTION, $used );
	update_option( WidgetImageSizes::WAITING, $waiting );
}

/** Returns the names that other code gets from WordPress's filters, with any values. */
function filtered() {
	$sizes = array( 'large' => array(), 'sow-blog-grid' => array(), 'sow-recent-post' => array() );
	return array(
		array_keys( apply_filters( 'intermediate_image_sizes_advanced', $sizes, array(), 1 ) ),
		array_keys( apply_filters( 'wp_get_missing_image_subsizes', $sizes, array(), 1 ) ),
		apply_filters( 'intermediate_image_sizes_advanced', null ),
		apply_filters( 'image_downsize', 'theirs', array(), new \stdClass() ),
	);
}

function fill() {
	update_option( WidgetImageSizes::WAITING, range( 900001, 900200 ), false );
}

/** Returns what is left when the plugin is deleted. */
function clean( array $ids ) {
	array_map( static fn ( $id ) => wp_delete_attachment( $id, true ), $ids );
	WidgetImageSizes::uninstall();
	return array( get_option( WidgetImageSizes::OPTION ), get_option( WidgetImageSizes::WAITING ) );
}

/** Returns the sizes that the site shows. */
function shown() {
	return get_option( WidgetImageSizes::OPTION );
}

function restore( $used ) {
	update_option( WidgetImageSizes::OPTION, $used );
}

/** Returns the number of queries of a page that shows images in a size. */
function statements( array $ids, string $size ) {
	global $wpdb;
	_prime_post_caches( $ids );
	get_option( WidgetImageSizes::OPTION );
	$before = $wpdb->num_queries;
	array_map( static fn ( $id ) => wp_get_attachment_image( $id, $size ), $ids );
	return $wpdb->num_queries - $before;
}
