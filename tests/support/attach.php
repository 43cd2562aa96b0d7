<?php
/**
 * PHP code of attach.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\Attach;

/** @param string $content The file in Base64. */
function attach( string $name, string $content ) {
	wp_set_current_user( get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0]->ID );
	$file = wp_upload_bits( $name, null, base64_decode( $content ) );
	$id = wp_insert_attachment(
		array( 'post_title' => 'Spinner', 'post_status' => 'inherit', 'post_mime_type' => $file['type'] ),
		$file['file']
	);
	require_once ABSPATH . 'wp-admin/includes/image.php';
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	return $id;
}
