<?php
/**
 * Moves attachments to the trash and back, and deletes them.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaBulk;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Listing\Query;
use Pagewright\Rest\PublicError;

/** The caller has checked the capability. */
final class Removal {
	/** @throws PublicError On sites without a trash for media, or if another plugin prevents it. */
	public static function trash( \WP_Post $post ): void {
		// Without days in the trash, WordPress deletes instead.
		if ( ! Query::has_trash() || 1 > (int) EMPTY_TRASH_DAYS ) {
			throw new PublicError(
				'pagewright_no_trash',
				__( 'This site has no trash for files. You can delete the file permanently.', 'pagewright' )
			);
		}
		if ( 'trash' !== $post->post_status ) {
			self::require_done( wp_trash_post( $post->ID ) );
		}
	}

	/** @throws PublicError If another plugin prevents it. */
	public static function restore( \WP_Post $post ): void {
		if ( 'trash' === $post->post_status ) {
			self::require_done( wp_untrash_post( $post->ID ) );
		}
	}

	/** @throws PublicError If another plugin prevents it. */
	public static function delete( \WP_Post $post ): void {
		self::require_done( wp_delete_attachment( $post->ID, true ) );
	}

	/** Filters of other plugins can return anything instead of a post. */
	private static function require_done( mixed $result ): void {
		if ( false === $result || null === $result ) {
			throw new PublicError(
				'pagewright_not_changed',
				__( 'The file could not be changed. Another plugin may prevent it.', 'pagewright' )
			);
		}
	}
}
