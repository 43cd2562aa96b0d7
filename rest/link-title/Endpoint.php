<?php
/**
 * Title of a link.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest\LinkTitle;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\FormEndpoint;
use Pagewright\Rest\PublicError;

/** GET so_widgets_links_get_title: title of the post that a stored `post: 123` links to, as plain text. */
final class Endpoint extends FormEndpoint {
	protected function action(): string {
		return 'so_widgets_links_get_title';
	}

	/**
	 * @throws PublicError 400 without a number; 403 when the post does not exist or the user may not read it, to not
	 *    reveal which.
	 */
	protected function answer(): string {
		$id = self::text( 'postId' );
		if ( 1 !== preg_match( '/^\d{1,15}$/D', $id ) ) {
			throw new PublicError( 400, __( 'The post ID is missing.', 'pagewright' ) );
		}
		$post = (int) $id > 0 ? get_post( (int) $id ) : null;
		if (
			null === $post
			|| ! in_array( $post->post_type, get_post_types( array( 'public' => true ) ), true )
			|| ! current_user_can( 'read_post', $post->ID )
		) {
			throw new PublicError(
				403,
				__( 'This content was deleted, or you are not allowed to read it.', 'pagewright' ),
				403
			);
		}
		return self::readable( $post->post_title );
	}
}
