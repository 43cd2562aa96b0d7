<?php
/**
 * PHP code of the tests of uploads.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaUploads;

use Pagewright\Features\MediaLibrary\Hashes\Backlog;
use Pagewright\Features\MediaLibrary\Hashes\Duplicates;
use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Features\MediaLibrary\Lifecycle;
use Pagewright\Features\MediaLibrary\Uploads\Folder;
use Pagewright\Features\MediaLibrary\Uploads\Session;
use Pagewright\Features\MediaLibrary\Uploads\Sweep;

/** Returns an image in base64: `photo` is a JPEG with texts in IPTC data. */
function picture( string $kind, int $width = 400, int $height = 300 ) {
	$image = imagecreatetruecolor( $width, $height );
	imagefilledrectangle( $image, 0, 0, $width, intdiv( $height, 2 ), imagecolorallocate( $image, 200, 30, 60 ) );
	ob_start();
	( 'photo' === $kind ? 'imagejpeg' : "image$kind" )( $image );
	$bytes = ob_get_clean();
	if ( 'photo' === $kind ) {
		$file = get_temp_dir() . 'pagewright-test.jpg';
		file_put_contents( $file, $bytes );
		$data = '';
		foreach ( array( 5 => 'Title of the camera', 120 => 'Caption of the camera' ) as $tag => $text ) {
			$data .= "\x1C\x02" . chr( $tag ) . pack( 'n', strlen( $text ) ) . $text;
		}
		$bytes = iptcembed( $data, $file );
		unlink( $file );
	}
	return base64_encode( $bytes );
}

/** Returns what is stored of an attachment. */
function attachment( int $id ) {
	$post = get_post( $id );
	$file = get_attached_file( $id );
	$data = wp_get_attachment_metadata( $id );
	return null === $post ? null : array(
		'title'   => $post->post_title,
		'caption' => $post->post_excerpt,
		'alt'     => get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'parent'  => $post->post_parent,
		'type'    => $post->post_mime_type,
		'author'  => get_user_by( 'id', $post->post_author )->user_login,
		'file'    => get_post_meta( $id, '_wp_attached_file', true ),
		'hash'    => is_file( $file ) ? hash_file( 'sha256', $file ) : '',
		'mode'    => is_file( $file ) ? decoct( fileperms( $file ) & 0777 ) : '',
		'sizes'   => array_keys( $data['sizes'] ?? array() ),
		'width'   => $data['width'] ?? 0,
		'stored'  => get_post_meta( $id, Hashes::META, true ),
	);
}

function delete( array $ids ) {
	foreach ( $ids as $id ) {
		wp_delete_attachment( $id, true );
	}
}

function path_of( string $id, string $end ) {
	return (string) ( glob( Folder::path() . "/*-$id.$end" )[0] ?? '' );
}

/** Makes the files of an upload older. */
function age( string $id, int $seconds ) {
	foreach ( glob( Folder::path() . "/*-$id.*" ) as $file ) {
		touch( $file, time() - $seconds );
	}
}

/** Appends bytes, as a process that was killed while it wrote a chunk. */
function append( string $id, string $bytes ) {
	file_put_contents( path_of( $id, 'part' ), $bytes, FILE_APPEND );
}

/** Makes the file longer without using space on the disk. */
function extend( string $id, int $size ) {
	$file = fopen( path_of( $id, 'part' ), 'r+' );
	ftruncate( $file, $size );
	fclose( $file );
}

/** Makes every write of an upload fail as on a full disk. */
function fill_disk( string $id ) {
	$part = path_of( $id, 'part' );
	unlink( $part );
	symlink( '/dev/full', $part );
	touch( $part );
}

function folder_url() {
	return str_replace( wp_upload_dir()['basedir'], wp_upload_dir()['baseurl'], Folder::path() );
}

function folder_files() {
	return array_values( array_diff( scandir( Folder::path() ), array( '.', '..' ) ) );
}

function next_sweep() {
	return (bool) wp_next_scheduled( Hooks::SWEEP );
}

function run_cron() {
	wp_clear_scheduled_hook( Hooks::SWEEP );
	do_action( Hooks::SWEEP );
	return next_sweep();
}

/** Sweeps as the next upload does, after this number of seconds. */
function sweep_on_start( int $seconds ) {
	touch( Folder::path() . '/swept', time() - $seconds );
	Sweep::on_start();
}

function deactivate() {
	Lifecycle::stop();
	return array( is_dir( Folder::path() ), next_sweep() );
}

/** Returns the number of hashes after the plugin was deleted. */
function uninstall() {
	Lifecycle::clean();
	global $wpdb;
	return array( is_dir( Folder::path() ), (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key IN (%s, %s)", Hashes::META, Hashes::SIZE ) ) );
}

/** Makes an attachment as it was before the plugin. */
function forget_hash( int $id ) {
	delete_post_meta( $id, Hashes::META );
	delete_post_meta( $id, Hashes::SIZE );
}

/** Makes an attachment as it was before sizes were stored. */
function forget_size( int $id ) {
	delete_post_meta( $id, Hashes::SIZE );
}

/** Returns the sizes that are possible after attachments without a file were added, which are deleted then. */
function possible_with_unknown( int $count, array $sizes ) {
	$ids = array();
	for ( $at = 0; $at < $count; $at++ ) {
		$ids[] = wp_insert_attachment( array( 'post_title' => 'Unknown', 'post_mime_type' => 'text/plain' ) );
	}
	$possible = Duplicates::possible( $sizes );
	delete( $ids );
	return $possible;
}

function size_of( int $id ) {
	return get_post_meta( $id, Hashes::SIZE );
}

function step( float $seconds ) {
	return Backlog::step( $seconds );
}

function hash_of( int $id ) {
	return get_post_meta( $id, Hashes::META );
}

/** Changes the status of an attachment. */
function set_status( int $id, string $status, string $login = '' ) {
	wp_update_post( array( 'ID' => $id, 'post_status' => $status ) + ( '' === $login ? array() : array( 'post_author' => get_user_by( 'login', $login )->ID ) ) );
}

function replace_file( int $id, string $content ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	file_put_contents( get_attached_file( $id ), $content );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, get_attached_file( $id ) ) );
}

function make_post( string $login, string $date, string $type = 'post' ) {
	return wp_insert_post( array( 'post_title' => 'Parent', 'post_status' => 'publish', 'post_type' => $type, 'post_date' => $date, 'post_author' => get_user_by( 'login', $login )->ID ) );
}

function write( string $name, string $text ) {
	file_put_contents( WP_CONTENT_DIR . "/$name", $text );
}

function read( string $name ) {
	$file = WP_CONTENT_DIR . "/$name";
	return is_file( $file ) ? file_get_contents( $file ) : '';
}

function remove( array $names ) {
	foreach ( $names as $name ) {
		is_file( WP_CONTENT_DIR . "/$name" ) && unlink( WP_CONTENT_DIR . "/$name" );
	}
}

/** Returns the number of all unfinished uploads. */
function open_uploads() {
	return count( Session::open() );
}

function post_max_size() {
	return wp_convert_hr_to_bytes( ini_get( 'post_max_size' ) );
}

/** Returns whether the bytes of an upload are in the memory of the server. */
function in_shared_memory( string $id ) {
	return array() !== glob( "/dev/shm/pagewright-uploads-*/*-$id.part" );
}
