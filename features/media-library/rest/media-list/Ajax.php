<?php
/**
 * List of attachments in wp-admin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaList;

defined( 'ABSPATH' ) || exit;

/**
 * GET admin-ajax.php?action=pagewright_media: the route /media, with its parameters and its response. Some plugins
 * filter the media library only in wp-admin, which includes Ajax actions, but not the REST API.
 */
final class Ajax {
	/** Sends the response and ends the request. The nonce is the one of the REST API, in `_wpnonce`. */
	public static function respond(): never {
		check_ajax_referer( 'wp_rest' );
		$request = new \WP_REST_Request( 'GET', '/pagewright/v1/media' );
		$request->set_query_params( array_diff_key( wp_unslash( $_GET ), array( 'action' => 0, '_wpnonce' => 0 ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the route validates each parameter.
		$response = rest_do_request( $request );
		wp_send_json( rest_get_server()->response_to_data( $response, false ), $response->get_status() );
	}
}
