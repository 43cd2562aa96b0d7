<?php
/**
 * Announces replaced files.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Replace;

defined( 'ABSPATH' ) || exit;

/** Tells caches and other plugins that the file at an address changed. */
final class Change {
	public static function announce( int $id ): void {
		FileVersion::change( $id );
		// The texts stay, also if the user may not write all HTML in them.
		kses_remove_filters();
		try {
			wp_update_post( array( 'ID' => $id ) );
		} finally {
			kses_init();
		}
		clean_attachment_cache( $id );
		/**
		 * Fires after the file of an attachment was replaced, or its old version was restored. The addresses are the
		 * same, so caches of pages and of a CDN should forget them.
		 *
		 * @param int $id Attachment.
		 *
		 * @example add_action( 'pagewright/media-library/replaced', static fn ( $id ) => my_cdn_purge( wp_get_attachment_url( $id ) ) );
		 */
		do_action( 'pagewright/media-library/replaced', $id );
	}
}
