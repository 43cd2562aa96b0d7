<?php
/**
 * PHP code of the tests of replaced files.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaReplace;

use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Features\MediaLibrary\Lifecycle;
use Pagewright\Features\MediaLibrary\Replace\OldFiles;
use Pagewright\Features\MediaLibrary\Replace\OldVersion;

/** Returns a JPEG of one color in base64, without the noise of compression. @param list<int> $color Components. */
function photo( int $width, int $height, array $color, int $orientation = 1 ) {
	$image = imagecreatetruecolor( $width, $height );
	imagefill( $image, 0, 0, imagecolorallocate( $image, ...$color ) );
	ob_start();
	imagejpeg( $image );
	$bytes = ob_get_clean();
	$exif  = "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01" . pack( 'n', $orientation ) . "\0\0\0\0\0\0";
	return base64_encode( 1 === $orientation ? $bytes : "\xFF\xD8\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $bytes, 2 ) );
}

/** Returns names => hashes of the files of the attachment, and of all that begin with its name. */
function files( int $id ) {
	$main  = get_attached_file( $id );
	$stem  = preg_replace( '/-(scaled|rotated)$/', '', pathinfo( $main, PATHINFO_FILENAME ) );
	$files = array();
	foreach ( glob( dirname( $main ) . "/$stem*" ) as $file ) {
		$files[ basename( $file ) ] = hash_file( 'sha256', $file );
	}
	return $files;
}

/** Returns all that a replacement must not change, or must restore. */
function state( int $id ) {
	$post = get_post( $id );
	$meta = get_post_meta( $id );
	unset( $meta['_pagewright_file_version'] );
	ksort( $meta );
	return array(
		'url'   => wp_get_attachment_url( $id ),
		'texts' => array( $post->post_title, $post->post_content, $post->post_excerpt, $post->post_name, $post->post_author, $post->post_parent, $post->post_date, $post->post_mime_type ),
		'meta'  => $meta,
	);
}

/** Returns what was made of the file at the address. */
function made( int $id ) {
	$data  = wp_get_attachment_metadata( $id );
	$main  = get_attached_file( $id );
	$sizes = array();
	foreach ( $data['sizes'] ?? array() as $name => $size ) {
		$sizes[ $name ] = array( $size['file'], $size['width'], $size['height'] );
	}
	return array(
		'width'    => $data['width'] ?? 0,
		'height'   => $data['height'] ?? 0,
		'file'     => basename( $data['file'] ?? '' ),
		'original' => $data['original_image'] ?? '',
		'sizes'    => $sizes,
		'missing'  => array_values( array_filter( array_column( $sizes, 0 ), static fn ( $name ) => ! is_file( dirname( $main ) . "/$name" ) ) ),
		'hash'     => get_post_meta( $id, Hashes::META, true ),
		'color'    => get_post_meta( $id, '_pagewright_color', true ),
		'modified' => get_post( $id )->post_modified_gmt,
		'mode'     => decoct( fileperms( $main ) & 0777 ),
	);
}

/** Returns width, height and color in the middle of an image beside the file of the attachment. */
function image( int $id, string $name ) {
	$file = dirname( get_attached_file( $id ) ) . "/$name";
	if ( ! is_file( $file ) ) {
		return null;
	}
	$image = imagecreatefromstring( file_get_contents( $file ) );
	$color = imagecolorsforindex( $image, imagecolorat( $image, intdiv( imagesx( $image ), 2 ), intdiv( imagesy( $image ), 2 ) ) );
	return array( imagesx( $image ), imagesy( $image ), $color['red'] > 127 ? 'red' : 'blue' );
}

/** Returns the names of the kept files, without their random part. */
function kept() {
	return array_map( static fn ( $file ) => preg_replace( '/-[0-9a-f]{16}-/', '-', basename( $file ) ), glob( dirname( OldFiles::path( 'x' ) ) . '/*.*' ) );
}

function kept_url() {
	return str_replace( wp_upload_dir()['basedir'], wp_upload_dir()['baseurl'], glob( dirname( OldFiles::path( 'x' ) ) . '/*.kept' )[0] );
}

function set_modified( int $id ) {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'post_modified' => '2020-01-01 00:00:00', 'post_modified_gmt' => '2020-01-01 00:00:00', 'post_content' => 'Text with <script>code</script>' ), array( 'ID' => $id ) );
	clean_post_cache( $id );
}

/** Makes the old version older. */
function age( int $id, int $seconds ) {
	$data         = get_post_meta( $id, OldVersion::META, true );
	$data['time'] = $data['time'] - $seconds;
	update_post_meta( $id, OldVersion::META, $data );
}

function run_cron() {
	do_action( Hooks::EXPIRE );
	return (bool) wp_next_scheduled( Hooks::EXPIRE );
}

function is_scheduled() {
	return (bool) wp_next_scheduled( Hooks::EXPIRE );
}

/** Returns what is left of old versions after the plugin was deleted. */
function uninstall() {
	Lifecycle::clean();
	global $wpdb;
	return array(
		is_dir( dirname( OldFiles::path( 'x' ) ) ),
		(int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key IN ( '_pagewright_replaced', '_pagewright_file_version' )" ),
		(bool) wp_next_scheduled( Hooks::EXPIRE ),
	);
}

function remove_old() {
	OldFiles::remove();
}

function delete_attachment( int $id ) {
	wp_delete_attachment( $id, true );
}

function read_calls() {
	$file = WP_CONTENT_DIR . '/replace-calls';
	$text = is_file( $file ) ? file_get_contents( $file ) : '';
	is_file( $file ) && unlink( $file );
	return $text;
}

function make_post( string $content ) {
	return wp_insert_post( array( 'post_title' => 'User of a photo', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) );
}

function delete_post( int $id ) {
	wp_delete_post( $id, true );
}

function is_waiting() {
	return file_exists( WP_CONTENT_DIR . '/replace-waits' );
}

function go_on() {
	unlink( WP_CONTENT_DIR . '/replace-waits' );
}

function remove_file( int $id ) {
	unlink( get_attached_file( $id ) );
}
