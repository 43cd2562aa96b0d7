<?php
/**
 * Image.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Image;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\ImageShape\Shape;
use Pagewright\Fields\ImageSize\Size;
use Pagewright\Fields\Link\Href;
use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Images\ImageTitle;

/** An image of the media library or of another site, with an optional title and link. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$href  = Href::of( (string) $data['url'] );
		$place = (string) $data['title_position'];
		$title = 'hidden' === $place
			? trim( (string) $data['title'] )
			: ImageTitle::of( (string) $data['title'], (int) $data['image'], $context->widget->id_base );
		$place = '' === $title ? 'hidden' : $place;
		// The accessible name of a link around an image is the image's alternative text.
		$image = $this->image( $data, 'hidden' === $place || '' !== $href ? $title : '' );
		if ( '' === $image ) {
			return null;
		}
		$rel = preg_split( '/\s+/', (string) $data['rel'], -1, PREG_SPLIT_NO_EMPTY );
		return array(
			'css'              => $this->css( $data ),
			'classes'          => $this->states( $data ),
			'image'            => $image,
			'title'            => $title,
			'place'            => $place,
			'href'             => $href,
			'has_linked_title' => '' !== $href && $data['link_title'],
			'link'             => array_filter(
				array(
					'target' => $data['new_window'] ? '_blank' : '',
					'rel'    => implode(
						' ',
						array_unique( array_merge( $rel, $data['new_window'] ? array( 'noopener' ) : array() ) )
					),
				)
			),
		);
	}

	/**
	 * Returns the image.
	 *
	 * @param array<string, mixed> $data     Sanitized data.
	 * @param string               $fallback Alternative text if neither this widget nor the media library has one.
	 */
	private function image( array $data, string $fallback ): string {
		$id         = (int) $data['image'];
		$full       = Images::src( $id );
		$known      = null !== $full;
		$alt        = trim( wp_strip_all_tags( (string) $data['alt'] ) );
		$alt        = '' === $alt && $known ? Images::alt( $id ) : $alt;
		$title      = trim( wp_strip_all_tags( (string) $data['title'] ) );
		$attributes = array(
			'class' => 'so-widget-image',
			'alt'   => '' !== $alt ? $alt : wp_strip_all_tags( $fallback ),
		);
		if ( 'hidden' === $data['title_position'] && '' !== $title ) {
			$attributes['title'] = $title;
		}
		$attributes += $known ? $this->sizes( $data, $full ) : $this->external( $data );
		return Images::html( $id, (string) $data['image_fallback'], Size::of( $data, 'size' ), $attributes );
	}

	/**
	 * Returns the `sizes` of an image that is cropped to an exact size: it fills the longer side too, so it is wider
	 * than its visible part.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @param array{url: string, width: int, height: int} $full The image in full size.
	 * @return array<string, string>
	 */
	private function sizes( array $data, array $full ): array {
		if ( ! $this->is_exact( $data ) || 0 === $full['height'] ) {
			return array();
		}
		$width_px = (int) ceil( max( $data['size_width'], $data['size_height'] * $full['width'] / $full['height'] ) );
		return array( 'sizes' => "(max-width: {$width_px}px) 100vw, {$width_px}px" );
	}

	/**
	 * Returns the width and height entered for an image of another site.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, int>
	 */
	private function external( array $data ): array {
		if ( 'custom_size' !== $data['size_external'] ) {
			return array();
		}
		return array_filter(
			array(
				'width'  => (int) $data['size_external_width'],
				'height' => (int) $data['size_external_height'],
			)
		);
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return list<string>
	 */
	private function states( array $data ): array {
		$shape = $data['image_shape'];
		return array_keys(
			array_filter(
				array(
					'is-bound'                         => (bool) $data['bound'],
					'is-full-width'                    => (bool) $data['full_width'],
					'is-align-' . $data['align']       => 'default' !== $data['align'] && '' !== $data['align'],
					'is-title-' . $data['title_align'] => 'default' !== $data['title_align']
						&& '' !== $data['title_align'],
					'has-exact-size'                   => $this->is_exact( $data ),
					'has-shape'                        => (bool) $shape['enable'],
				)
			)
		);
	}

	/** @param array<string, mixed> $data Sanitized data. */
	private function is_exact( array $data ): bool {
		return 'custom_size' === $data['size']
			&& $data['size_enforce']
			&& $data['size_width'] > 0
			&& $data['size_height'] > 0;
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, string>
	 */
	private function css( array $data ): array {
		$css = array();
		if ( $this->is_exact( $data ) ) {
			$css['--pw-image-width'] = $data['size_width'] . 'px';
			$css['--pw-image-ratio'] = $data['size_width'] . ' / ' . $data['size_height'];
		}
		if ( $data['image_shape']['enable'] ) {
			$css['--pw-image-shape']          = Shape::mask( (string) $data['image_shape']['shape'] );
			$css['--pw-image-shape-repeat']   = (string) $data['image_shape']['repeat'];
			$css['--pw-image-shape-position'] = '' !== $data['image_shape']['alignment']
				? $data['image_shape']['alignment'] . ' center'
				: '';
		}
		return array_filter( $css );
	}
}
