<?php
/**
 * PHP code of convert-gallery.spec.ts: texts and URLs of images.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\ConvertGallery;

/**
 * Gives an image a caption and an alternative text.
 *
 * @param int    $id      Attachment.
 * @param string $caption Caption, as HTML.
 * @param string $alt     Alternative text.
 */
function set_texts( int $id, string $caption, string $alt ) {
	wp_update_post(
		array(
			'ID'           => $id,
			'post_excerpt' => $caption,
		)
	);
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
}

/**
 * Returns the URLs of the size "medium" and of the file.
 *
 * @param int $id Attachment.
 * @return string[]
 */
function urls_of( int $id ): array {
	return array( wp_get_attachment_image_url( $id, 'medium' ), wp_get_attachment_url( $id ) );
}
