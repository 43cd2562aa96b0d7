<?php
/**
 * PHP code of crop-image.spec.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\CropImage;

use function Pagewright\Tests\MediaLibrary\MediaEdit\fields_image;

require_once dirname( __DIR__ ) . '/php/media-edit.php';

/** Returns the ID of a new attachment with an image of six fields, each of 400 by 400 pixels. */
function insert_image() {
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$file = wp_upload_bits( 'croppable.png', null, base64_decode( fields_image( 1200, 800 ) ) )['file'];
	$id   = wp_insert_attachment( array( 'post_title' => 'Croppable', 'post_mime_type' => 'image/png' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	return $id;
}

/** Deletes an image and all images that were cropped from it. */
function remove_images( int $id ) {
	$found = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 's' => 'roppable', 'fields' => 'ids' ) );
	foreach ( array_unique( array( $id, ...$found ) ) as $image ) {
		wp_delete_attachment( $image, true );
	}
	delete_option( 'site_icon' );
	remove_theme_mod( 'test_banner' );
	remove_theme_mod( 'custom_logo' );
	remove_theme_mod( 'header_image' );
	remove_theme_mod( 'header_image_data' );
}

/** A theme with a logo, a header image and a banner. The settings screen would ask WordPress.org for languages. */
function plug_theme() {
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents(
		WPMU_PLUGIN_DIR . '/test-crop-image.php',
		<<<'PHP'
		<?php
		add_filter( 'translations_api', static fn () => array( 'translations' => array() ) );
		add_action( 'after_setup_theme', static function () {
			add_theme_support( 'custom-logo', array( 'width' => 400, 'height' => 200 ) );
			add_theme_support( 'custom-header', array( 'width' => 600, 'height' => 300, 'flex-height' => true ) );
		}, 99 );
		add_action( 'customize_register', static function ( $manager ) {
			$manager->add_section( 'test_banner', array( 'title' => 'Banner' ) );
			$manager->add_setting( 'test_banner' );
			$manager->add_control(
				new WP_Customize_Cropped_Image_Control(
					$manager,
					'test_banner',
					array( 'label' => 'Banner', 'section' => 'test_banner', 'width' => 300, 'height' => 150 )
				)
			);
		} );
		PHP
	);
}
