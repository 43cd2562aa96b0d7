<?php
/**
 * Describes a post in a list of uses.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** Data of a post that uses a widget or a form. */
final class UsingPost {
	/**
	 * @return array{id: int, title: string, type: string, status: string, view: string, edit: string} `status` is ''
	 *    for published posts; URLs are '' when this user may not open them.
	 */
	public static function entry( \WP_Post $post ): array {
		$status = get_post_status_object( $post->post_status );
		$title  = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ) );
		return array(
			'id'     => $post->ID,
			'title'  => '' === $title ? __( '(no title)', 'pagewright' ) : $title,
			'type'   => (string) (
				get_post_type_object( $post->post_type )->labels->singular_name ?? $post->post_type
			),
			'status' => 'publish' === $post->post_status ? '' : (string) ( $status->label ?? $post->post_status ),
			'view'   => is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '',
			'edit'   => (string) get_edit_post_link( $post, 'raw' ),
		);
	}
}
