<?php
/**
 * Titles of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Images;

defined( 'ABSPATH' ) || exit;

/** Finds the title that a widget prints beside an image without its own. */
final class ImageTitle {
	/** Suffixes that WordPress adds to file names: for a scaled or rotated image, or a duplicate name. */
	private const ADDED = '(?:-\d+)?(?:-scaled|-rotated)?';

	/**
	 * Returns the given title, else the caption in the media library, else the title there, unless it is the file name.
	 *
	 * @param string $given  Title in the widget's form; may contain HTML.
	 * @param int    $id     Attachment, 0 for none.
	 * @param string $widget ID base of the widget, such as `sow-image`.
	 * @return string Unescaped HTML; '' for none.
	 */
	public static function of( string $given, int $id, string $widget ): string {
		$given = trim( $given );
		if ( '' !== $given || $id <= 0 ) {
			return $given;
		}
		/**
		 * Filters whether images without a title get that of the media library. A filter of the SiteOrigin Widgets
		 * Bundle.
		 *
		 * @param bool   $is_on  Whether they do.
		 * @param string $widget ID base: `sow-image`, `sow-image-grid` or `sow-simple-masonry`.
		 */
		if ( ! apply_filters( 'siteorigin_widgets_auto_title', true, $widget ) ) {
			return '';
		}
		$picture = get_post( $id );
		if ( ! $picture instanceof \WP_Post || 'attachment' !== $picture->post_type ) {
			return '';
		}
		$caption = trim( (string) wp_get_attachment_caption( $id ) );
		return '' !== $caption ? $caption : ( self::is_file_name( $picture ) ? '' : trim( get_the_title( $picture ) ) );
	}

	/**
	 * Returns rows of images with their titles.
	 *
	 * @param list<array<string, mixed>> $rows   Sanitized rows with `image` and `title`.
	 * @param string                     $widget ID base of the widget.
	 * @return list<array<string, mixed>>
	 */
	public static function in_rows( array $rows, string $widget ): array {
		return array_map(
			static fn ( array $row ): array =>
				array( 'title' => self::of( (string) $row['title'], (int) $row['image'], $widget ) ) + $row,
			$rows
		);
	}

	private static function is_file_name( \WP_Post $picture ): bool {
		$file = pathinfo( (string) get_post_meta( $picture->ID, '_wp_attached_file', true ), PATHINFO_FILENAME );
		return 1 === preg_match( '/^' . preg_quote( $picture->post_title, '/' ) . self::ADDED . '$/D', $file );
	}
}
