<?php
/**
 * Colors of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Colors;

defined( 'ABSPATH' ) || exit;

/**
 * The stored color of each image, which is shown while its thumbnail loads. It is post meta, so that lists load it with
 * the other meta of their rows. An empty value: the image has no color.
 */
final class Colors {
	public const META = '_pagewright_color';

	/** Returns the color as six hex digits; '' if it is unknown. Runs no query if the post meta is loaded. */
	public static function of( int $id ): string {
		$color = $id > 0 ? get_post_meta( $id, self::META, true ) : '';
		return is_string( $color ) && 1 === preg_match( '/^[0-9a-f]{6}\z/', $color ) ? $color : '';
	}

	/**
	 * Stores the color of an image whose sizes were made. Without one, the next pass tries again: other code may add
	 * sizes later.
	 *
	 * @param array<mixed> $data Metadata of the attachment, which need not be stored yet.
	 */
	public static function update( int $id, array $data ): void {
		$color = self::computed( $id, $data );
		if ( '' !== $color ) {
			update_post_meta( $id, self::META, $color );
		} elseif ( metadata_exists( 'post', $id, self::META ) ) {
			delete_post_meta( $id, self::META );
		}
	}

	/**
	 * Stores the color of an image that was edited. The functions that make all sizes save the metadata after each of
	 * them, so this does nothing while there is no color, or while the smallest image is the same.
	 *
	 * @param array<mixed> $data New metadata of the attachment.
	 */
	public static function update_edited( int $id, array $data ): void {
		if ( '' === self::of( $id ) ) {
			return;
		}
		$before = wp_get_attachment_metadata( $id, true );
		$before = SmallestImage::names( is_array( $before ) ? $before : array() )[0] ?? '';
		$after  = SmallestImage::names( $data )[0] ?? '';
		if ( '' !== $before && '' !== $after && $before !== $after ) {
			self::update( $id, $data );
		}
	}

	/**
	 * Stores the color of an image that has none, or that it has none. The second is stored before the file is read: if
	 * a file stops PHP, no later pass reads it.
	 */
	public static function add( int $id ): void {
		if ( ! add_post_meta( $id, self::META, '', true ) ) {
			return;
		}
		$data  = wp_get_attachment_metadata( $id, true );
		$color = self::computed( $id, is_array( $data ) ? $data : array() );
		if ( '' !== $color ) {
			update_post_meta( $id, self::META, $color );
		}
	}

	public static function remove(): void {
		delete_post_meta_by_key( self::META );
	}

	/**
	 * @param array<mixed> $data Metadata of the attachment.
	 * @return string '' for none, and after any error.
	 */
	private static function computed( int $id, array $data ): string {
		try {
			$file = SmallestImage::file( $id, $data );
			return null === $file ? '' : DominantColor::of( Pixels::of( $file ) );
		} catch ( \Throwable ) {
			// Image editors and filters of other plugins may throw anything.
			return '';
		}
	}
}
