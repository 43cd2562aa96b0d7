<?php
/**
 * Sizes of images in the lightbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Adds the size of a file for the script. Runs no query beyond those of WordPress for the page. */
final class Pictures {
	/** @param list<int> $ids Attachments that of_image() will be called for, after WordPress looked them up. */
	public static function want( array $ids ): void {
		Memory::set( self::class, 'wanted', self::wanted() + array_fill_keys( $ids, true ) );
	}

	/**
	 * Attributes for a link with known attachments.
	 *
	 * @param list<int> $ids Attachments, one of which may be the file.
	 * @return array<string, string> Attributes.
	 */
	public static function of_link( string $href, array $ids ): array {
		foreach ( $ids as $id ) {
			$facts = self::facts( $id, $href );
			if ( array() !== $facts ) {
				return $facts;
			}
		}
		return array();
	}

	/**
	 * Attributes for an image that WordPress has just looked up for its srcset. If its link points elsewhere, the
	 * script determines the size.
	 */
	public static function of_image( string $html, int $id ): string {
		if ( ! isset( self::wanted()[ $id ] ) ) {
			return $html;
		}
		$href  = (string) wp_get_attachment_url( $id );
		$facts = self::facts( $id, $href );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		if ( array() !== $facts && $tags->next_tag( 'IMG' ) ) {
			// A smaller version of the same image already has all sizes in its srcset.
			if ( str_contains( (string) $tags->get_attribute( 'srcset' ), wp_basename( $href ) . ' ' ) ) {
				unset( $facts['data-pagewright-srcset'] );
			}
			foreach ( $facts + array( 'data-pagewright-file' => wp_basename( $href ) ) as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		}
		return $tags->get_updated_html();
	}

	/** @return array<int, true> Attachments in marked links. */
	private static function wanted(): array {
		return Memory::get( self::class, 'wanted', array() );
	}

	/** @return array<string, string> Attributes; none for another file or an unknown size. */
	private static function facts( int $id, string $href ): array {
		$meta = wp_get_attachment_metadata( $id );
		$file = wp_basename( (string) wp_parse_url( $href, PHP_URL_PATH ) );
		if ( ! is_array( $meta ) || '' === $file ) {
			return array();
		}
		if ( wp_basename( (string) ( $meta['file'] ?? '' ) ) === $file ) {
			return self::attributes( $meta, (string) wp_get_attachment_image_srcset( $id, 'full', $meta ) );
		}
		foreach ( (array) ( $meta['sizes'] ?? array() ) as $size ) {
			if ( is_array( $size ) && $file === ( $size['file'] ?? '' ) ) {
				return self::attributes( $size, '' );
			}
		}
		return array();
	}

	/**
	 * @param array<string, mixed> $size Width and height.
	 * @return array<string, string>
	 */
	private static function attributes( array $size, string $srcset ): array {
		$width  = (int) ( $size['width'] ?? 0 );
		$height = (int) ( $size['height'] ?? 0 );
		return $width < 1 || $height < 1 ? array() : array_filter(
			array(
				'data-pagewright-size'   => "{$width}x{$height}",
				'data-pagewright-srcset' => $srcset,
			)
		);
	}
}
