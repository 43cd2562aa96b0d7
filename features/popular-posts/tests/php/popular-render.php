<?php
/**
 * PHP code of popular-render.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\PopularPosts\PopularRender;

use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\ListView;
use Pagewright\Features\PopularPosts\Lists\Query;
use Pagewright\Features\PopularPosts\Lists\ThumbnailJobs;

function set_thumbnail( int $plain ) {
	set_post_thumbnail(
		$plain,
		get_posts(
			array(
				'post_type' => 'attachment',
				'post_mime_type' => 'image',
				'fields' => 'ids',
				'numberposts' => 1,
				'post_status' => 'inherit',
			)
		)[0]
	);
}

function render( $given_options, string $before, int $current ) {
	eval( $before );
	$options = ListOptions::of( $given_options );
	return ListView::mark( ListView::html( $options, Query::entries( $options ) ), $current );
}

function texts() {
	return array_map(
		array( 'Pagewright\Features\PopularPosts\Lists\Numbers', 'text' ),
		array( 0, 899, 900, 1000, 12345, 899999, 900000, 1200000, 3000000000 )
	);
}

function count_files() {
	$files = static fn () => count(
		glob( wp_upload_dir()['basedir'] . '/*/*/*' ) ?: array()
	) + count( glob( wp_upload_dir()['basedir'] . '/*' ) ?: array() );
	delete_option( ThumbnailJobs::OPTION );
	$before = $files();
	$list = static fn ( $options ) => ListView::html( $options, Query::entries( $options ) );
	for ( $i = 10; $i < 30; $i++ ) {
		$list( ListOptions::from_client( array( 'thumbnail' => array( 'active' => true, 'width' => $i, 'height' => $i ) ) ) );
	}
	$strangers = count( (array) get_option( ThumbnailJobs::OPTION, array() ) );
	for ( $i = 10; $i < 30; $i++ ) {
		$list( ListOptions::of( array( 'thumbnail' => array( 'active' => true, 'width' => $i, 'height' => $i ) ) ) );
	}
	return array( $before, $files(), count( get_option( ThumbnailJobs::OPTION )['waiting'] ), $strangers );
}

function made( int $plain ) {
	$label = static fn ( $data ) => is_array( $data ) ? $data + array( 'label' => 'for pages' ) : $data;
	add_filter( 'wp_get_attachment_metadata', $label );
	ThumbnailJobs::run();
	remove_filter( 'wp_get_attachment_metadata', $label );
	$options = ListOptions::of( array( 'limit' => 1, 'thumbnail' => array( 'active' => true, 'width' => 10, 'height' => 10 ) ) );
	$html = ListView::html( $options, Query::entries( $options ) );
	$id = get_post_thumbnail_id( $plain );
	$meta = wp_get_attachment_metadata( $id );
	array_map(
		static fn ( $name ) => str_starts_with( $name, 'pagewright-' ) && unlink(
			dirname( get_attached_file( $id ) ) . '/' . $meta['sizes'][ $name ]['file']
		),
		array_keys( $meta['sizes'] )
	);
	$meta['sizes'] = array_filter(
		$meta['sizes'],
		static fn ( $name ) => ! str_starts_with( $name, 'pagewright-' ),
		ARRAY_FILTER_USE_KEY
	);
	wp_update_attachment_metadata( $id, $meta );
	delete_option( ThumbnailJobs::OPTION );
	wp_clear_scheduled_hook( ThumbnailJobs::HOOK );
	return array( $html, isset( $meta['label'] ) );
}
