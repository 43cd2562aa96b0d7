<?php
/**
 * Renders images of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Images;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Renders an attachment, or a fallback URL. */
final class Images {
	/**
	 * Returns an `<img>` with the srcset, sizes, width, height, alt, loading and decoding of WordPress; '' without an
	 * image and a fallback.
	 *
	 * @param int                           $id         Attachment, 0 for none.
	 * @param string                        $fallback   URL, which may end with `#<width>x<height>`.
	 * @param string|array{0: int, 1: int}  $size       Name of a size, or width and height in pixels.
	 * @param array<string, string|int|bool> $attributes Name => value, unescaped; override the defaults, false removes
	 *    one.
	 */
	public static function html(
		int $id,
		string $fallback = '',
		string|array $size = 'full',
		array $attributes = array()
	): string {
		$html = $id > 0
			? wp_get_attachment_image(
				$id,
				$size,
				false,
				array_map( static fn ( $value ) => true === $value ? '' : $value, $attributes )
			)
			: '';
		if ( '' !== $html ) {
			return $html;
		}
		$source = self::src( 0, $fallback );
		if ( null === $source || '' === Safe::url( $source['url'] ) ) {
			return '';
		}
		$defaults = array(
			'src'      => $source['url'],
			'width'    => $source['width'] > 0 ? $source['width'] : false,
			'height'   => $source['height'] > 0 ? $source['height'] : false,
			'alt'      => '',
			'decoding' => 'async',
			'loading'  => 'lazy',
		);
		return '<img' . self::attributes( array_merge( $defaults, $attributes ) ) . '>';
	}

	/** Returns the alternative text in the media library as plain text; '' for none. */
	public static function alt( int $id ): string {
		return $id > 0
			? trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) )
			: '';
	}

	/**
	 * Returns the image's URL and size in pixels (0 = unknown); null without an image and a fallback.
	 *
	 * @param string|array{0: int, 1: int} $size Name of a size, or width and height in pixels.
	 * @return ?array{url: string, width: int, height: int}
	 */
	public static function src( int $id, string $fallback = '', string|array $size = 'full' ): ?array {
		$found = $id > 0 ? wp_get_attachment_image_src( $id, $size ) : false;
		if ( is_array( $found ) && is_string( $found[0] ) && '' !== $found[0] ) {
			return array(
				'url'    => $found[0],
				'width'  => (int) $found[1],
				'height' => (int) $found[2],
			);
		}
		if ( '' === trim( $fallback ) ) {
			return null;
		}
		$has_size = 1 === preg_match( '/#(\d{1,5})x(\d{1,5})$/', trim( $fallback ), $sides );
		return array(
			'url'    => $has_size ? substr( trim( $fallback ), 0, -strlen( $sides[0] ) ) : trim( $fallback ),
			'width'  => $has_size ? (int) $sides[1] : 0,
			'height' => $has_size ? (int) $sides[2] : 0,
		);
	}

	/** @param array<string, string|int|bool> $attributes Name => value. */
	private static function attributes( array $attributes ): string {
		$out = '';
		foreach ( $attributes as $name => $value ) {
			if ( false !== $value && 1 === preg_match( '/^[a-z][a-z0-9-]*$/i', (string) $name ) ) {
				$text = true === $value ? '' : (string) $value;
				$out .= ' ' . $name . '="' . ( 'src' === $name ? Safe::url( $text ) : Safe::attribute( $text ) ) . '"';
			}
		}
		return $out;
	}
}
