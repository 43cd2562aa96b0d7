<?php
/**
 * PHP code of media-colors.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaColors;

use Pagewright\Features\MediaLibrary\Colors\Backlog;
use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Colors\DominantColor;
use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Features\MediaLibrary\Lifecycle;
use Pagewright\Features\MediaLibrary\Listing\Rows;

/** Returns the content of an image or of another file. */
function content_of( string $kind, int $width, int $height ): string {
	$fixed = array(
		'broken' => "\xFF\xD8\xFF\xE0\x00\x10JFIF\x00" . str_repeat( 'broken', 200 ),
		'text' => 'No image at all.',
		'empty' => '',
		'short' => 'Some text',
		'svg' => '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path fill="#f00" d="M0 0h20v20H0z"/></svg>',
		'pdf' => "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF",
		// A header of 30,000 by 30,000 pixels, and no pixels.
		'huge' => "\x89PNG\r\n\x1A\n\x00\x00\x00\x0DIHDR" . pack( 'NN', 30000, 30000 ) . "\x08\x06\x00\x00\x00" . pack( 'N', crc32( 'IHDR' . pack( 'NN', 30000, 30000 ) . "\x08\x06\x00\x00\x00" ) ),
	);
	if ( isset( $fixed[ $kind ] ) ) {
		return $fixed[ $kind ];
	}
	list( $look, $format ) = explode( '.', $kind );
	$image = imagecreatetruecolor( $width, $height );
	imagealphablending( $image, false );
	imagesavealpha( $image, true );
	$fill = static function ( int $rgb, int $alpha, int $from, int $to ) use ( $image, $width ) {
		imagefilledrectangle( $image, 0, $from, $width - 1, $to - 1, imagecolorallocatealpha( $image, $rgb >> 16, $rgb >> 8 & 255, $rgb & 255, $alpha ) );
	};
	switch ( $look ) {
		case 'red':
			$fill( 0xC81E3C, 0, 0, $height );
			break;
		case 'green':
			$fill( 0x208040, 0, 0, $height );
			break;
		case 'clear':
			$fill( 0, 127, 0, $height );
			break;
		case 'badge':
			// A red badge on transparent white.
			$fill( 0xFFFFFF, 127, 0, $height );
			$fill( 0xC81E3C, 0, intdiv( $height, 2 ), intdiv( $height * 3, 4 ) );
			break;
		case 'photo':
			// Sky above a field, both of them uneven.
			mt_srand( 5 );
			for ( $y = 0; $y < $height; $y++ ) {
				for ( $x = 0; $x < $width; $x++ ) {
					$by = mt_rand( -8, 8 );
					$rgb = $y < $height * 0.6 ? array( 90 + $by, 150 + $by, 220 + $by ) : array( 110 + $by, 80 + $by, 40 + $by );
					imagesetpixel( $image, $x, $y, imagecolorallocate( $image, ...$rgb ) );
				}
			}
	}
	if ( 'gif' === $format ) {
		imagetruecolortopalette( $image, false, 16 );
	}
	ob_start();
	( "image$format" )( $image );
	return ob_get_clean();
}

function encoded( ...$of ) {
	return base64_encode( content_of( ...$of ) );
}

/**
 * Uploads a file, as a request of the media library does.
 *
 * @param string $kind What content_of() knows; the name of the file has its end.
 */
function upload( string $kind, int $width = 400, int $height = 300, string $name = '' ) {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$name = '' === $name ? "color-$kind" : $name;
	$path = wp_upload_dir()['path'] . '/' . wp_unique_filename( wp_upload_dir()['path'], $name );
	file_put_contents( $path, content_of( $kind, $width, $height ) );
	$type = 'svg' === $kind ? 'image/svg+xml' : ( wp_check_filetype( $path )['type'] ?: 'image/jpeg' );
	$id   = wp_insert_attachment( array( 'post_title' => 'Color', 'post_status' => 'inherit', 'post_mime_type' => $type, 'post_author' => 1 ), $path );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
	return $id;
}

/** Uploads a file. Returns its color. */
function color_of_upload( ...$of ) {
	$id    = upload( ...$of );
	$color = Colors::of( $id );
	wp_delete_attachment( $id, true );
	return $color;
}

/** Uploads while the image editors of the site fail. Returns whether the upload has metadata, and its color. */
function upload_with( string $editor ) {
	$editors = static fn () => array( $editor );
	require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
	if ( ! class_exists( 'Throwing_Editor' ) ) {
		eval(
			'class Throwing_Editor extends WP_Image_Editor {
			public static function test( $args = array() ) { return true; }
			public static function supports_mime_type( $type ) { return true; }
			public function load() { if ( ! doing_filter( "wp_generate_attachment_metadata" ) ) { return new WP_Error( "no", "No" ); } throw new Error( "Hostile" ); }
			public function save( $file = null, $type = null ) {}
			public function resize( $w, $h, $crop = false ) {}
			public function multi_resize( $sizes ) { return array(); }
			public function crop( $x, $y, $w, $h, $dw = null, $dh = null, $abs = false ) {}
			public function rotate( $angle ) {}
			public function flip( $x, $y ) {}
			public function stream( $type = null ) {}
		}'
		);
	}
	add_filter( 'wp_image_editors', $editors );
	$id = upload( 'red.png', 100, 80 );
	remove_filter( 'wp_image_editors', $editors );
	$result = array( wp_get_attachment_metadata( $id )['width'], Colors::of( $id ) );
	wp_delete_attachment( $id, true );
	return $result;
}

/** Uploads a red image whose smallest size is green. Returns its ID. */
function upload_with_green_size() {
	$id   = upload( 'red.png' );
	$data = wp_get_attachment_metadata( $id );
	$file = dirname( get_attached_file( $id ) ) . '/' . $data['sizes']['thumbnail']['file'];
	file_put_contents( $file, content_of( 'green.png', 150, 150 ) );
	return $id;
}

function color_of( int $id ) {
	return Colors::of( $id );
}

function make_sizes_again( int $id ) {
	apply_filters( 'wp_generate_attachment_metadata', wp_get_attachment_metadata( $id ), $id, 'update' );
	return Colors::of( $id );
}

/** Edits an image as the editor of WordPress does: all sizes have other names. */
function edit( int $id ) {
	$data   = wp_get_attachment_metadata( $id );
	$folder = dirname( get_attached_file( $id ) );
	foreach ( $data['sizes'] as $name => $size ) {
		$data['sizes'][ $name ]['file'] = "edited-$id-$name.png";
		file_put_contents( "$folder/edited-$id-$name.png", content_of( 'green.png', $size['width'], $size['height'] ) );
	}
	wp_update_attachment_metadata( $id, $data );
	return Colors::of( $id );
}

/** Stores the color of a preview of a PDF, which WordPress makes with Imagick only. */
function color_of_preview() {
	$id     = upload( 'pdf', name: 'color.pdf' );
	$folder = dirname( get_attached_file( $id ) );
	file_put_contents( "$folder/color-pdf-150x150.jpg", content_of( 'green.jpeg', 150, 150 ) );
	$data = array( 'sizes' => array( 'thumbnail' => array( 'file' => 'color-pdf-150x150.jpg', 'width' => 150, 'height' => 150, 'mime-type' => 'image/jpeg' ) ) );
	wp_update_attachment_metadata( $id, apply_filters( 'wp_generate_attachment_metadata', $data, $id, 'create' ) );
	$color = Colors::of( $id );
	wp_delete_attachment( $id, true );
	return $color;
}

/** Stores any value as a color. */
function store( int $id, $value ) {
	update_post_meta( $id, Colors::META, $value );
}

/** Deletes the colors of these images, or of all. */
function forget( array $ids = array() ) {
	array() === $ids ? delete_post_meta_by_key( Colors::META ) : array_map( static fn ( $id ) => delete_post_meta( $id, Colors::META ), $ids );
}

/** Returns the stored values; null without one. */
function stored( array $ids ) {
	return array_map( static fn ( $id ) => metadata_exists( 'post', $id, Colors::META ) ? get_post_meta( $id, Colors::META, true ) : null, $ids );
}

function begin() {
	Backlog::begin();
}

/** Continues the pass. Returns whether it is finished. */
function step( float $seconds = 60.0 ) {
	return Backlog::step( $seconds );
}

/** Returns the values while a file of a step is read, by which a later one knows it after PHP stopped. */
function stop_in_step( int $id ) {
	$seen   = array( 'not read' );
	$editor = static function ( $editors ) use ( &$seen, $id ) {
		$seen = stored( array( $id ) );
		return $editors;
	};
	add_filter( 'wp_image_editors', $editor );
	Backlog::step( 60.0 );
	remove_filter( 'wp_image_editors', $editor );
	return $seen;
}

/** Runs the cron event. Returns whether the event is scheduled again. */
function run_cron( string $hook ) {
	wp_clear_scheduled_hook( Hooks::BUILD );
	do_action( $hook );
	return false !== wp_next_scheduled( Hooks::BUILD );
}

/** Returns the numbers of queries for rows without and with colors, in both ways. */
function queries_of_rows( array $ids ) {
	global $wpdb;
	$count = static function () use ( $ids, $wpdb ) {
		wp_cache_flush();
		wp_load_alloptions();
		Rows::create( 'date' )->of( array( $ids[0] ) );
		foreach ( $ids as $id ) {
			clean_post_cache( $id );
		}
		$before = $wpdb->num_queries;
		Rows::create( 'date' )->of( $ids );
		return $wpdb->num_queries - $before;
	};
	$prepare = static fn ( $data ) => $data;
	$counts  = array();
	foreach ( array( '', 'c81e3c' ) as $color ) {
		array() === $counts ? forget( $ids ) : array_map( static fn ( $id ) => store( $id, $color ), $ids );
		$plain = $count();
		add_filter( 'wp_prepare_attachment_for_js', $prepare );
		$counts[] = array( $plain, $count() );
		remove_filter( 'wp_prepare_attachment_for_js', $prepare );
	}
	return $counts;
}

function set_cover( int $id, int $cover ) {
	set_post_thumbnail( $id, $cover );
}

/** Deletes what the plugin has on this site. Returns the number of stored colors. */
function clean() {
	global $wpdb;
	Lifecycle::clean();
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = %s", Colors::META ) );
}

function dominant( array $pixels ) {
	return DominantColor::of( $pixels );
}

/** Returns the milliseconds that the color adds to one upload of a photo of 12 megapixels, and those of the upload. */
function measure_upload() {
	$start = microtime( true );
	$id    = upload( 'red.jpeg', 4000, 3000 );
	$whole = microtime( true ) - $start;
	$data  = wp_get_attachment_metadata( $id );
	$times = array();
	for ( $i = 0; $i < 20; $i++ ) {
		$start = microtime( true );
		Colors::update( $id, $data );
		$times[] = microtime( true ) - $start;
	}
	wp_delete_attachment( $id, true );
	sort( $times );
	return array( $whole * 1000, $times[10] * 1000, max( $times ) * 1000 );
}
