<?php
/**
 * Imports images into the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Stock;

defined( 'ABSPATH' ) || exit;

/** Creates an attachment from a provider's image with its credit. */
final class Import {
	/** Post meta: Picture::credit(), and the URL of the imported file as `file`. */
	public const CREDIT_META = '_pagewright_credit';

	/**
	 * Returns the ID of the new attachment.
	 *
	 * @param int $post Parent post, 0 for none; the caller has checked that the user may edit it.
	 * @throws Failure
	 */
	public static function run( Picture $picture, int $post ): int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_tempnam( 'pagewright-stock' );
		try {
			$extension = Download::into( $file, $picture->get( 'file' ) );
			$id        = media_handle_sideload(
				array(
					'name'     => self::file_name( $picture ) . '.' . $extension,
					'tmp_name' => $file,
				),
				$post,
				null,
				array(
					'post_title'   => wp_slash( self::title( $picture ) ),
					'post_excerpt' => wp_slash( self::caption( $picture ) ),
				)
			);
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
		if ( is_wp_error( $id ) ) {
			throw new Failure(
				sprintf(
					/* translators: %s: what WordPress says. */
					__( 'The image could not be saved: %s', 'pagewright' ),
					wp_strip_all_tags( $id->get_error_message() )
				)
			);
		}
		update_post_meta(
			$id,
			self::CREDIT_META,
			wp_slash( array( 'file' => $picture->get( 'file' ) ) + $picture->credit() )
		);
		if ( '' !== $picture->get( 'alt' ) ) {
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $picture->get( 'alt' ) ) );
		}
		return $id;
	}

	/**
	 * Returns HTML for the attachment's caption, such as `Photo by <a>Ann</a> on <a>Openverse</a> (<a>CC BY 2.0</a>)`.
	 */
	private static function caption( Picture $picture ): string {
		$credit = $picture->credit();
		$author = self::link( $credit['author'], $credit['author_url'] );
		$source = self::link( $credit['source'], $credit['source_url'] );
		/* translators: 1: name of a photographer, 2: name of a website. */
		$text = '' === $author ? $source : sprintf( __( 'Photo by %1$s on %2$s', 'pagewright' ), $author, $source );
		return '' === $credit['license']
			? $text
			: $text . ' (' . self::link( $credit['license'], $credit['license_url'] ) . ')';
	}

	private static function link( string $text, string $url ): string {
		return '' === $url || '' === $text
			? esc_html( $text )
			: '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
	}

	private static function title( Picture $picture ): string {
		$title = '' === $picture->get( 'title' ) ? $picture->get( 'alt' ) : $picture->get( 'title' );
		return mb_substr( '' === $title ? $picture->get( 'source' ) : $title, 0, 200 );
	}

	private static function file_name( Picture $picture ): string {
		$name = sanitize_title( mb_substr( self::title( $picture ), 0, 60 ) );
		// A title in another script would become percent signs in the file name.
		return '' === $name || str_contains( $name, '%' ) ? 'stock-image' : $name;
	}
}
