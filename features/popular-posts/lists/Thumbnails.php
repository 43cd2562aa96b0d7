<?php
/**
 * Images beside the titles of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Images\Images;

/** Uses existing files: visitors never wait for an image to be generated. */
final class Thumbnails {
	/** A file with this many times the displayed pixels is worth generating a smaller one. */
	private const WASTE = 4;

	/**
	 * @param array{width: int, height: int, crop: bool, size: string} $options    `thumbnail` of a list.
	 * @param string                                                   $alt        Alternative text; '' for that of the
	 *    media library.
	 * @param bool                                                     $may_order  Whether a file of this size may be
	 *    generated.
	 */
	public static function html( \WP_Post $post, array $options, string $alt, bool $may_order ): string {
		$id = (int) get_post_thumbnail_id( $post );
		/**
		 * Filters the image of an entry. Example: the first one of its gallery, if it has no featured image.
		 *
		 * @param int      $id   Attachment ID, 0 for none.
		 * @param \WP_Post $post The entry.
		 */
		$id   = (int) apply_filters( 'pagewright/popular/thumbnail', $id, $post );
		$meta = $id > 0 ? wp_get_attachment_metadata( $id ) : false;
		$alt  = '' === $alt && false !== $meta ? Images::alt( $id ) : $alt;
		if ( '' !== $options['size'] && false !== $meta ) {
			$attributes = array(
				'class'   => 'wpp-thumbnail wpp_featured',
				'alt'     => $alt,
				'loading' => 'lazy',
			);
			return wp_get_attachment_image( $id, $options['size'], false, $attributes );
		}
		$files = is_array( $meta ) ? self::files( $id, $meta ) : array();
		if ( array() === $files ) {
			$url = self::default_url();
			return '' === $url
				? ''
				: self::image( array( $url ), $options['width'], $options['height'], 'wpp_def_no_src', $alt );
		}
		[ $width, $height ] = self::box( $options, $files[0] );
		$once  = self::nearest( $files, $width, $height );
		$twice = self::nearest( $files, 2 * $width, 2 * $height );
		if ( $may_order && $options['crop'] && $once['width'] * $once['height'] > self::WASTE * $width * $height ) {
			ThumbnailJobs::order( $id, $width, $height );
		}
		return self::image(
			array_unique( array( $once['url'], $twice['url'] ) ),
			$width,
			$height,
			'wpp_featured',
			$alt
		);
	}

	/** Returns the URL of the image for entries without one; '' for none. */
	private static function default_url(): string {
		/**
		 * Filters the URL of the image for entries without one; '' for none. A filter of WordPress Popular Posts.
		 *
		 * @param string $url URL.
		 */
		$url = apply_filters( 'wpp_default_thumbnail_url', plugins_url( 'no-thumbnail.svg', __FILE__ ), 0 );
		return is_string( $url ) ? esc_url_raw( $url ) : '';
	}

	/**
	 * @param non-empty-list<string> $urls For screens of normal and of high density.
	 */
	private static function image( array $urls, int $width, int $height, string $class, string $alt ): string {
		$urls   = array_values( $urls );
		$srcset = isset( $urls[1] )
			? sprintf( ' srcset="%s 1x, %s 2x"', esc_url( $urls[0] ), esc_url( $urls[1] ) )
			: '';
		// Themes give images `height: auto`; another aspect ratio would exceed its box.
		return sprintf(
			'<img src="%1$s"%2$s width="%3$d" height="%4$d" alt="%5$s" class="wpp-thumbnail %6$s" style="aspect-ratio:%3$d / %4$d;object-fit:cover" loading="lazy" decoding="async">',
			esc_url( $urls[0] ),
			$srcset,
			$width,
			$height,
			esc_attr( $alt ),
			esc_attr( $class )
		);
	}

	/**
	 * Returns the files of an image, the original first.
	 *
	 * @param array<string, mixed> $meta Metadata of the image.
	 * @return list<array{url: string, width: int, height: int}>
	 */
	private static function files( int $id, array $meta ): array {
		$url = wp_get_attachment_url( $id );
		if ( ! is_string( $url ) || empty( $meta['width'] ) || empty( $meta['height'] ) ) {
			return array();
		}
		$files = array(
			array(
				'url'    => $url,
				'width'  => (int) $meta['width'],
				'height' => (int) $meta['height'],
			),
		);
		foreach ( is_array( $meta['sizes'] ?? null ) ? $meta['sizes'] : array() as $size ) {
			if ( is_string( $size['file'] ?? null ) && ! empty( $size['width'] ) && ! empty( $size['height'] ) ) {
				$files[] = array(
					'url'    => str_replace( wp_basename( $url ), $size['file'], $url ),
					'width'  => (int) $size['width'],
					'height' => (int) $size['height'],
				);
			}
		}
		return $files;
	}

	/**
	 * Returns the displayed size: the requested one, or, without cropping, what fits into it.
	 *
	 * @param array{width: int, height: int, crop: bool} $options Options.
	 * @param array{width: int, height: int}             $whole   Size of the image.
	 * @return array{0: int, 1: int}
	 */
	private static function box( array $options, array $whole ): array {
		if ( $options['crop'] ) {
			return array( $options['width'], $options['height'] );
		}
		$scale = min( $options['width'] / $whole['width'], $options['height'] / $whole['height'] );
		return array(
			max( 1, (int) round( $whole['width'] * $scale ) ),
			max( 1, (int) round( $whole['height'] * $scale ) ),
		);
	}

	/**
	 * Returns the smallest file that fills the box; the largest if none does.
	 *
	 * @param non-empty-list<array{url: string, width: int, height: int}> $files Files.
	 * @return array{url: string, width: int, height: int}
	 */
	private static function nearest( array $files, int $width, int $height ): array {
		$area   = static fn ( array $file ): int => $file['width'] * $file['height'];
		$filling = array_filter(
			$files,
			static fn ( array $file ): bool => $file['width'] >= $width && $file['height'] >= $height
		);
		usort( $files, static fn ( array $a, array $b ): int => $area( $b ) <=> $area( $a ) );
		usort( $filling, static fn ( array $a, array $b ): int => $area( $a ) <=> $area( $b ) );
		return $filling[0] ?? $files[0];
	}
}
