<?php
/**
 * Whole attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Attachments;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Listing\Rows;

/** Attachments as the media library of WordPress has them, with the fields and filters of other plugins. */
final class Attachments {
	/**
	 * Returns an attachment that the user may see. The others are like missing ones.
	 *
	 * Lists of WordPress contain attachments of any parent, but private ones only for some users.
	 */
	public static function find( int $id ): ?\WP_Post {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || 'attachment' !== $post->post_type ) {
			return null;
		}
		$is_listed = in_array( $post->post_status, array( 'inherit', 'trash' ), true );
		return $is_listed || current_user_can( 'read_post', $id ) ? $post : null;
	}

	/**
	 * @param list<int> $ids Attachments.
	 * @return list<array<mixed>> What wp_prepare_attachment_for_js() returns, with `compat`, the IDs of
	 *    `folders` and the `color` of the shown image, in the order of the IDs. Attachments that are missing, that the
	 *    user may not see, or that a filter removes, are left out.
	 */
	public static function prepared( array $ids ): array {
		// These have the forms and labels that WordPress adds in wp-admin.
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		_prime_post_caches( $ids, true, true );
		$posts = array_values( array_filter( array_map( self::find( ... ), $ids ) ) );
		update_post_parent_caches( $posts );
		$folders  = Taxonomy::folders_of( array_column( $posts, 'ID' ) );
		$prepared = array();
		foreach ( $posts as $post ) {
			$data = wp_prepare_attachment_for_js( $post );
			if ( is_array( $data ) && array() !== $data ) {
				$prepared[] = $data + array(
					'folders' => $folders[ $post->ID ] ?? array(),
					'color'   => Colors::of( Rows::picture( $post ) ),
				);
			}
		}
		return $prepared;
	}
}
