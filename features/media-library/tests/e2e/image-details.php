<?php
/**
 * PHP code of image-details.spec.ts: images and the classic editor.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\ImageDetails;

require_once __DIR__ . '/dialog.php';

/** The editor of WordPress before blocks. */
function plug_classic() {
	\Pagewright\Tests\MediaLibrary\Dialog\plug_classic();
}

/**
 * Returns the URL of a size of an image.
 *
 * @param int    $id   Attachment.
 * @param string $size Name of the size.
 */
function url_of( int $id, string $size ): string {
	return (string) wp_get_attachment_image_url( $id, $size );
}

/** Forgets whether the advanced options were shown. */
function forget_options() {
	foreach ( get_users( array( 'fields' => 'ID' ) ) as $user ) {
		delete_user_option( (int) $user, 'user-settings' );
		delete_user_option( (int) $user, 'user-settings-time' );
	}
}
