<?php
/**
 * Titles of pictures.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Images;

defined( 'ABSPATH' ) || exit;

/** Finds the title that a widget prints beside a picture when its form has none. */
final class ImageTitle {
	/** What WordPress adds to the name of a file: it made the picture smaller, turned it, or another file had the name. */
	private const ADDED = '(?:-\d+)?(?:-scaled|-rotated)?';

	/**
	 * The given title, else the caption of the media library, else the title there. A title that is only the name of the file is none.
	 *
	 * @param string $given  Title of the widget's form; may hold HTML.
	 * @param int    $id     Attachment, 0 for none.
	 * @param string $widget Id base of the widget, such as `sow-image`.
	 * @return string HTML, not escaped; '' for no title.
	 */
	public static function of( string $given, int $id, string $widget ): string {
		$given = trim( $given );
		if ( '' !== $given || $id <= 0 ) {
			return $given;
		}
		/**
		 * Whether pictures without a title get that of the media library. Known from the public widgets bundle.
		 *
		 * @param bool   $is_on  Whether they do.
		 * @param string $widget Id base: `sow-image`, `sow-image-grid` or `sow-simple-masonry`.
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
	 * Rows of pictures with their titles.
	 *
	 * @param list<array<string, mixed>> $rows   Cleaned rows with `image` and `title`.
	 * @param string                     $widget Id base of the widget.
	 * @return list<array<string, mixed>>
	 */
	public static function in_rows( array $rows, string $widget ): array {
		return array_map( static fn ( array $row ): array => array( 'title' => self::of( (string) $row['title'], (int) $row['image'], $widget ) ) + $row, $rows );
	}

	private static function is_file_name( \WP_Post $picture ): bool {
		$file = pathinfo( (string) get_post_meta( $picture->ID, '_wp_attached_file', true ), PATHINFO_FILENAME );
		return 1 === preg_match( '/^' . preg_quote( $picture->post_title, '/' ) . self::ADDED . '$/D', $file );
	}
}
