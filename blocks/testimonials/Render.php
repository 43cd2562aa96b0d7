<?php
/**
 * Testimonials.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Testimonials;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\Link\Url;
use Pagewright\Fields\Tinymce\RichText;
use Pagewright\Output\Safe;
use Pagewright\Providers\Images\Images;

/** Quotes with their authors, several in a row. */
final class Render implements RenderInterface {
	/** Devices with a maximum window width. */
	private const DEVICES = array( 'tablet', 'mobile' );

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		$size_px = $this->size_px( $data );
		$quotes  = array_values(
			array_filter(
				array_map( fn ( array $row ): ?array => $this->quote( $row, $size_px ), $data['testimonials'] )
			)
		);
		if ( array() === $quotes ) {
			return null;
		}
		$design   = $data['design'];
		$layout   = '' !== $design['layout'] ? (string) $design['layout'] : 'side';
		$position = '' !== $design['user_position'] ? (string) $design['user_position'] : 'left';
		return array(
			'css'           => $this->css( $data ),
			'classes'       => array_keys(
				array_filter(
					array(
						'is-equal'            => $design['equalize_testimonial_height'],
						'has-background'      => '' !== (string) $design['colors']['testimonial_background'],
						'has-text-background' => '' !== (string) $design['colors']['text_background'],
					)
				)
			),
			'title'         => (string) $data['title'],
			'wrapper'       => "sow-testimonial-wrapper sow-user-$position sow-layout-$layout",
			'shape'         => 'round' === $design['image']['image_shape'] ? 'round' : 'square',
			'is_text_first' => 'text_above' === $layout,
			'quotes'        => $quotes,
		);
	}

	/**
	 * @param array<string, mixed> $row     Sanitized row.
	 * @param int                  $size_px Side of the image to load.
	 * @return ?array<string, mixed> Null for an empty row.
	 */
	private function quote( array $row, int $size_px ): ?array {
		$name  = trim( (string) $row['name'] );
		$place = trim( (string) $row['location'] );
		$text  = trim( RichText::like_post( (string) $row['text'], (string) $row['text_selected_editor'] ) );
		$href  = Url::clean( (string) $row['url'] );
		$known = '' !== $href && $row['link_name'] && '' !== $name;
		$alone = '' !== $href && $row['link_image'] && ! $known;
		$image = Images::html(
			(int) $row['image'],
			(string) $row['image_fallback'],
			array( $size_px, $size_px ),
			$alone && '' !== $name && '' === Images::alt( (int) $row['image'] )
				? array( 'alt' => wp_strip_all_tags( $name ) )
				: array()
		);
		if ( '' === $name . $place . $text . $image ) {
			return null;
		}
		return array(
			'name'            => $known ? wp_strip_all_tags( $name ) : Safe::html( $name ),
			'place'           => $place,
			'text'            => $text,
			'image'           => $image,
			'href'            => $href,
			'has_linked_name' => $known,
			// Next to a linked name, the linked image is only for the pointer.
			'image_link'      => '' === $href || ! $row['link_image'] ? '' : ( $known ? 'hidden' : 'named' ),
			'image_name'      => '' !== $name
				? wp_strip_all_tags( $name )
				: (string) preg_replace( '~^(?:[a-z][a-z0-9+.-]*:)?(?://)?~i', '', $href ),
			'target'          => $row['new_window'] ? '_blank' : '',
		);
	}

	/**
	 * Returns the side of the largest image on any device, for screens with twice the pixel density.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 */
	private function size_px( array $data ): int {
		$sizes = array_map(
			static fn ( string $device ): int => (int) $data['settings']['responsive'][ $device ]['image_size'],
			self::DEVICES
		);
		return 2 * max( 20, (int) $data['design']['image']['image_size'], ...$sizes );
	}

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, string>
	 */
	private function css( array $data ): array {
		$design = $data['design'];
		$css    = array(
			'--pw-testimonials-per-line' => (string) $data['settings']['per_line'],
			'--pw-testimonials-image'    => $this->px( $design['image']['image_size'] ),
			'--pw-testimonials-padding'  => $this->px( $design['padding'] ),
			'--pw-testimonials-radius'   => $this->px( $design['border_radius'] ),
			'--pw-testimonials-on-text'  => '' === (string) $design['colors']['text_color']
				? Contrast::on( (string) $design['colors']['text_background'] )
				: '',
			'--pw-testimonials-on-box'   => Contrast::on( (string) $design['colors']['testimonial_background'] ),
		);
		foreach ( self::DEVICES as $device ) {
			$own  = $data['settings']['responsive'][ $device ];
			$css += array(
				"--pw-testimonials-$device-up-to"    => $this->px( $own['width'] ),
				"--pw-testimonials-$device-per-line" => (string) $own['per_line'],
				"--pw-testimonials-$device-image"    => $this->px( $own['image_size'] ),
			);
		}
		return array_filter( $css, static fn ( string $value ): bool => '' !== $value );
	}

	private function px( mixed $number ): string {
		return is_numeric( $number ) ? $number . 'px' : '';
	}
}
