<?php
/**
 * Saves attachments.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Rest\MediaBulk;

defined( 'ABSPATH' ) || exit;

use Pagewright\Rest\PublicError;

/** Saves texts as the Ajax action save-attachment does. The caller has checked the capability. */
final class Save {
	private const COLUMNS = array(
		'title'       => 'post_title',
		'caption'     => 'post_excerpt',
		'description' => 'post_content',
		'uploadedTo'  => 'post_parent',
	);

	private const ALT = '_wp_attachment_image_alt';

	/** Values of audio files in their metadata. */
	private const SONG = array( 'artist' => 0, 'album' => 0 );

	/**
	 * @param array<string, int|string> $changes New values: title, alt, caption, description, uploadedTo, and artist
	 *    and album of audio files.
	 * @throws PublicError If the post may not be the parent, or WordPress refuses the values. Nothing is saved then.
	 */
	public static function attachment( \WP_Post $post, array $changes ): void {
		$parent = (int) ( $changes['uploadedTo'] ?? 0 );
		if ( 0 !== $parent && $parent !== $post->post_parent ) {
			self::require_parent( $parent );
		}
		$alt  = isset( $changes['alt'] ) ? self::alt( $post->ID ) : null;
		$data = wp_get_attachment_metadata( $post->ID, true );
		if ( isset( $changes['alt'] ) ) {
			self::set_alt( $post->ID, wp_strip_all_tags( (string) $changes['alt'], true ) );
		}
		$song = array_intersect_key( $changes, self::SONG );
		$song = wp_attachment_is( 'audio', $post ) ? array_map( 'sanitize_text_field', $song ) : array();
		if ( array() !== $song ) {
			$filtered = wp_get_attachment_metadata( $post->ID );
			$filtered = is_array( $filtered ) ? $filtered : array();
			wp_update_attachment_metadata( $post->ID, wp_slash( $song + $filtered ) );
		}
		$columns = array();
		foreach ( array_intersect_key( $changes, self::COLUMNS ) as $name => $value ) {
			$columns[ self::COLUMNS[ $name ] ] = $value;
		}
		// An alternative text alone is a change of the attachment too, as in WordPress.
		$saved = wp_update_post( wp_slash( array( 'ID' => $post->ID ) + $columns ), true );
		if ( is_wp_error( $saved ) ) {
			self::restore( $post->ID, $alt, array() === $song ? null : $data );
			throw new PublicError( 'pagewright_not_changed', $saved->get_error_message() );
		}
		if ( isset( $changes['uploadedTo'] ) && $parent !== $post->post_parent ) {
			self::tell( $post, $parent );
		}
	}

	/**
	 * Fires the action of WordPress's list for a file that got another post, and forgets what pages know of it.
	 *
	 * @param \WP_Post $post   The attachment before.
	 * @param int      $parent ID of its post; 0 for none.
	 */
	private static function tell( \WP_Post $post, int $parent ): void {
		$action = 0 === $parent ? 'detach' : 'attach';
		do_action( 'wp_media_attach_action', $action, $post->ID, 0 === $parent ? $post->post_parent : $parent );
		clean_attachment_cache( $post->ID );
	}

	private static function alt( int $id ): string {
		$alt = get_post_meta( $id, self::ALT, true );
		return is_string( $alt ) ? $alt : '';
	}

	private static function set_alt( int $id, string $alt ): void {
		if ( self::alt( $id ) !== $alt ) {
			update_post_meta( $id, self::ALT, wp_slash( $alt ) );
		}
	}

	/**
	 * Restores values of post meta.
	 *
	 * @param ?string $alt  Alternative text; '' for none, and null if it was not changed.
	 * @param mixed   $data Metadata of the file; null if it was not changed.
	 */
	private static function restore( int $id, ?string $alt, mixed $data ): void {
		if ( '' === $alt ) {
			delete_post_meta( $id, self::ALT );
		} elseif ( null !== $alt ) {
			self::set_alt( $id, $alt );
		}
		if ( null !== $data ) {
			wp_update_attachment_metadata( $id, wp_slash( is_array( $data ) ? $data : array() ) );
		}
	}

	/** @throws PublicError If files of the user may not belong to this post. */
	private static function require_parent( int $id ): void {
		$type = get_post_type( $id );
		if ( false !== $type
			&& ( in_array( $type, array( 'attachment', 'revision' ), true ) || ! current_user_can( 'edit_post', $id ) )
		) {
			self::refuse_parent( __( 'You cannot attach files to this post.', 'pagewright' ) );
		}
		if ( false === $type || 'trash' === get_post_status( $id ) ) {
			self::refuse_parent(
				__( 'This post was deleted or moved to the trash. Choose another post.', 'pagewright' )
			);
		}
	}

	/** @throws PublicError Always. */
	private static function refuse_parent( string $message ): never {
		throw new PublicError( 'pagewright_invalid_parent', $message );
	}
}
