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
use Pagewright\Features\MediaLibrary\Replace\FileVersion;
use Pagewright\Features\MediaLibrary\Replace\OldVersion;

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
	 *    `folders`, the `color` of the shown image and what versions() returns, in the order of the IDs. Attachments
	 *    that are missing, that the user may not see, or that a filter removes, are left out.
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
				) + self::versions( $post );
			}
		}
		return $prepared;
	}

	/**
	 * Returns what a replaced file has besides others. Its post meta is loaded already.
	 *
	 * @return array{fileVersion?: int, thumbVersion?: int, replacedAt?: int, restorableUntil?: int} Numbers that change
	 *    when the file, or the image of its tile, is replaced. Times in milliseconds since 1970, if there is an old
	 *    version: when it was replaced, and until when it can be restored.
	 */
	private static function versions( \WP_Post $post ): array {
		$old = OldVersion::of( $post->ID );
		return array_filter(
			array(
				'fileVersion'     => FileVersion::of( $post->ID ),
				'thumbVersion'    => FileVersion::of( Rows::picture( $post ) ),
				'replacedAt'      => 1000 * ( $old?->time ?? 0 ),
				'restorableUntil' => 1000 * ( $old?->expires() ?? 0 ),
			)
		);
	}
}
