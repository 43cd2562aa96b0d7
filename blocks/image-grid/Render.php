<?php
/**
 * Image grid.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\ImageGrid;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\ImageSize\Size;
use Pagewright\Fields\Link\Href;
use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Images\ImageTitle;

/** Images in rows, each scaled down to the same maximum width and height. Their sizes are known before they load. */
final class Render implements RenderInterface {
	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$display = $data['display'];
		$rows    = $display['title_display']
			? ImageTitle::in_rows( $data['images'], $context->widget->id_base )
			: $data['images'];
		$images  = array_values(
			array_filter( array_map( fn ( array $row ) => $this->image( $row, $display ), $rows ) )
		);
		if ( array() === $images ) {
			return null;
		}
		return array(
			'css'    => $this->css( $display ),
			'images' => $images,
			'place'  => $display['title_display']
				? ( 'above' === $display['title_position'] ? 'above' : 'below' )
				: 'hidden',
			'limits' => array_filter( $this->limits( $display ) ),
		);
	}

	/**
	 * Returns one image; null for a row without one.
	 *
	 * @param array<string, mixed> $row     Sanitized row.
	 * @param array<string, mixed> $display Sanitized settings.
	 * @return ?array{html: string, title: string, href: string, new_window: bool, width: int}
	 */
	private function image( array $row, array $display ): ?array {
		$id    = (int) $row['image'];
		$size  = Size::of( $display, 'attachment_size' );
		$known = Images::src( $id, '', $size );
		$src   = $known ?? Images::src( 0, (string) $row['image_fallback'] );
		$title = trim( (string) $row['title'] );
		$plain = trim( wp_strip_all_tags( $title ) );
		if ( null === $src ) {
			return null;
		}
		$width      = $this->width( $src, $this->limits( $display ) );
		$is_shown   = $display['title_display'] && '' !== $plain;
		$href       = Href::of( (string) $row['url'] );
		$attributes = array(
			'class' => 'sow-image-grid-image_html',
			// Screen readers do not announce a visible title twice, unless it is the link's only name.
			'alt'   => $this->alt( $row, $id, $is_shown && '' === $href ? '' : $plain ),
		);
		// Only images of the media library have several sizes.
		if ( $width > 0 && null !== $known ) {
			$attributes['sizes'] = "(max-width: {$width}px) 100vw, {$width}px";
		}
		if ( ! $is_shown && '' !== $plain ) {
			$attributes['title'] = $plain;
		}
		$html = Images::html( $id, (string) $row['image_fallback'], $size, $attributes );
		return '' === $html ? null : array(
			'html'       => $html,
			'title'      => $title,
			'href'       => $href,
			'new_window' => (bool) $row['new_window'],
			'width'      => $width,
		);
	}

	/**
	 * Returns the alternative text: this widget's, the media library's, or the fallback.
	 *
	 * @param array<string, mixed> $row Sanitized row.
	 */
	private function alt( array $row, int $id, string $fallback ): string {
		$alt = trim( wp_strip_all_tags( (string) $row['alt'] ) );
		$alt = '' === $alt ? Images::alt( $id ) : $alt;
		return '' !== $alt ? $alt : $fallback;
	}

	/**
	 * Returns the maximum width and height in pixels; 0 for no limit. A custom size has its own.
	 *
	 * @param array<string, mixed> $display Sanitized settings.
	 * @return array{width: int, height: int}
	 */
	private function limits( array $display ): array {
		$is_custom = 'custom_size' === $display['attachment_size'];
		return array(
			'width'  => $is_custom ? 0 : max( 0, (int) $display['max_width'] ),
			'height' => $is_custom ? 0 : max( 0, (int) $display['max_height'] ),
		);
	}

	/**
	 * Returns the width in pixels at which an image fits both limits; 0 if its size is unknown. Images are never
	 * enlarged.
	 *
	 * @param array{url: string, width: int, height: int} $src    Image.
	 * @param array{width: int, height: int}              $limits 0 for no limit.
	 */
	private function width( array $src, array $limits ): int {
		if ( $src['width'] <= 0 || $src['height'] <= 0 ) {
			return 0;
		}
		$width = $limits['width'] > 0 ? min( $src['width'], $limits['width'] ) : $src['width'];
		$width = $limits['height'] > 0 ? min( $width, $limits['height'] * $src['width'] / $src['height'] ) : $width;
		return max( 1, (int) round( $width ) );
	}

	/**
	 * @param array<string, mixed> $display Sanitized settings.
	 * @return array<string, string>
	 */
	private function css( array $display ): array {
		$limits = $this->limits( $display );
		$css    = array(
			'--pw-image-grid-max-width'  => $limits['width'] > 0 ? $limits['width'] . 'px' : '',
			'--pw-image-grid-max-height' => $limits['height'] > 0 ? $limits['height'] . 'px' : '',
		);
		if ( $display['title_display'] && '' !== $display['title_font'] ) {
			Font::enqueue( (string) $display['title_font'] );
			$font = Font::parse( (string) $display['title_font'] );
			$css += array(
				'--pw-image-grid-title-font'        => Font::css( (string) $display['title_font'] ),
				'--pw-image-grid-title-font-weight' => $font['weight'],
				'--pw-image-grid-title-font-style'  => $font['style'],
			);
		}
		return array_filter( $css );
	}
}
