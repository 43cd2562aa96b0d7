<?php
/**
 * Background of a slide.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Slides;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Color\Contrast;
use Pagewright\Fields\ImageSize\Size;
use Pagewright\Fields\Link\Href;
use Pagewright\Fields\Link\Url;
use Pagewright\Output\Json;
use Pagewright\Output\Text;
use Pagewright\Providers\Images\Images;

/** A color, an image, a video, and the link that covers them. */
final class Background {
	/** Whether the image is in the media library. */
	private readonly bool $is_known;

	/**
	 * URL of the image and its size in pixels (0 = unknown), or null.
	 *
	 * @var ?array{url: string, width: int, height: int}
	 */
	public readonly ?array $source;

	/**
	 * @var ?array{sources: list<array{src: string, type: string}>, has_autoplay: bool, is_loop: bool, embed: string,
	 *    watch: string} See Video.
	 */
	public readonly ?array $video;

	/** URL of the link; '' for none. */
	public readonly string $href;

	/** Alternative text; '' for a decorative image. */
	public readonly string $alt;

	/**
	 * @param array{image: int, fallback: string, alt: string, size: string|array{0: int, 1: int}, sizing: string,
	 *    opacity: mixed, color: mixed, url: string, new_window: bool,
	 * videos: list<array<string, mixed>>, loop: bool, video_opacity: mixed} $facts Sanitized values; opacities in
	 * percent, '' for opaque.
	 */
	private function __construct( private readonly array $facts ) {
		$known          = Images::src( $facts['image'], '', $facts['size'] );
		$this->is_known = null !== $known;
		$this->source   = $known ?? Images::src( 0, $facts['fallback'] );
		$this->video    = Video::of( $facts['videos'], $facts['loop'] );
		// A URL with a protocol that the site does not allow counts as empty, so that no dead link is printed.
		$this->href = '' === $facts['url'] ? '' : esc_url_raw( Href::of( $facts['url'] ), Url::protocols() );
		$alt        = trim( wp_strip_all_tags( $facts['alt'] ) );
		$this->alt  = '' === $alt ? Images::alt( $facts['image'] ) : $alt;
	}

	/** @param array<string, mixed> $data Sanitized section `background` of a frame of a hero or a layout slider. */
	public static function of_section( array $data ): self {
		return new self(
			array(
				'image'         => (int) $data['image'],
				'fallback'      => (string) $data['image_fallback'],
				'alt'           => (string) $data['alt'],
				'size'          => Size::of( $data, 'size' ),
				'sizing'        => (string) $data['image_type'],
				'opacity'       => $data['opacity'],
				'color'         => $data['color'],
				'url'           => (string) $data['url'],
				'new_window'    => (bool) $data['new_window'],
				'videos'        => $data['videos'],
				'loop'          => (bool) $data['loop_background_videos'],
				'video_opacity' => $data['background_video_opacity'],
			)
		);
	}

	/** @param array<string, mixed> $frame Sanitized frame of a slider. */
	public static function of_frame( array $frame ): self {
		return new self(
			array(
				'image'         => (int) $frame['background_image'],
				'fallback'      => (string) $frame['background_image_fallback'],
				'alt'           => '',
				'size'          => 'full',
				'sizing'        => (string) $frame['background_image_type'],
				'opacity'       => 100,
				'color'         => $frame['background_color'],
				'url'           => (string) $frame['url'],
				'new_window'    => (bool) $frame['new_window'],
				'videos'        => $frame['background_videos'],
				'loop'          => (bool) $frame['loop_background_videos'],
				'video_opacity' => $frame['background_video_opacity'],
			)
		);
	}

	/** Returns whether the slide has neither an image nor a video. */
	public function is_empty(): bool {
		return null === $this->source && null === $this->video;
	}

	public function has_color(): bool {
		return is_string( $this->facts['color'] ) && '' !== $this->facts['color'];
	}

	public function is_tile(): bool {
		return 'tile' === $this->facts['sizing'];
	}

	public function has_new_window(): bool {
		return $this->facts['new_window'];
	}

	/**
	 * Returns the image that covers the slide; '' for none or a repeated background.
	 *
	 * @param array<string, mixed> $frame    Sanitized frame, for the filter.
	 * @param bool                 $is_first Whether the slide is visible first.
	 */
	public function image( array $frame, bool $is_first ): string {
		if ( $this->is_tile() ) {
			return '';
		}
		// Only images of the media library have several sizes.
		$attributes = array( 'class' => 'sow-slider-background-image', 'alt' => $this->alt )
			+ ( $this->is_known ? array( 'sizes' => '100vw' ) : array() );
		return self::picture(
			$this->facts['image'],
			$this->facts['fallback'],
			$this->facts['size'],
			$attributes,
			array( $frame, $this->old_names(), $is_first )
		);
	}

	/**
	 * Returns an image of a slide. The first slide's image loads immediately, the others lazily.
	 *
	 * @param string|array{0: int, 1: int} $size       Image size.
	 * @param array<string, string|int|bool> $attributes Name => value.
	 * @param array{0: array<string, mixed>, 1: array<string, mixed>, 2: bool} $about Frame, background under the old
	 *    names, whether the slide is the first.
	 */
	public static function picture(
		int $id,
		string $fallback,
		string|array $size,
		array $attributes,
		array $about
	): string {
		if ( $id <= 0 && '' === trim( $fallback ) ) {
			return '';
		}
		list( $frame, $background, $is_first ) = $about;
		$attributes += $is_first
			? array( 'loading' => 'eager', 'fetchpriority' => 'high' )
			: array( 'loading' => 'lazy' );
		/**
		 * This filter is known from the public widgets bundle: changes the attributes of an image in a slide. Also
		 * receives the frame and its background.
		 */
		$attributes = apply_filters( 'siteorigin_widgets_slider_attr', $attributes, $frame, $background );
		$html       = Images::html( $id, $fallback, $size, array_filter( (array) $attributes, 'is_scalar' ) );
		if ( isset( $attributes['style'] ) || false === stripos( $html, 'style' ) ) {
			return $html;
		}
		// The `sizes` of a theme are for images in text; this image fills its slide.
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( 'img' ) ) {
			$tags->remove_attribute( 'style' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns the classes and declarations of the slide's element, as lists: the form that other plugins expect.
	 *
	 * @param array<string, mixed> $frame Sanitized frame.
	 * @return array<string, mixed>
	 */
	public function attributes( array $frame ): array {
		$attributes = array(
			'class' => array( 'sow-slider-image', 'sow-slider-image-' . ( $this->is_tile() ? 'tile' : 'cover' ) ),
			'style' => array_values(
				array_filter(
					array(
						$this->has_color() ? '--pw-slide-color:' . $this->facts['color'] : '',
						self::opacity( '--pw-slide-opacity', $this->facts['opacity'] ),
						null === $this->video
							? ''
							: self::opacity( '--pw-slide-video-opacity', $this->facts['video_opacity'] ),
						// Makes text without a color readable on a plain background.
						null === $this->source
							&& $this->has_color()
							&& '' !== Contrast::text_on( $this->facts['color'] )
							? '--pw-slide-text:' . Contrast::text_on( $this->facts['color'] )
							: '',
						null !== $this->source && $this->is_tile()
							? '--pw-slide-tile:url("' . self::in_css( $this->source['url'] ) . '")'
							: '',
					)
				)
			),
		);
		if ( '' !== $this->href ) {
			$attributes['data-url'] = Json::text(
				array( 'url' => Text::plain( $this->href ), 'new_window' => $this->facts['new_window'] )
			);
		}
		/**
		 * This filter is known from the public widgets bundle: changes the attributes of a slide's element. Also
		 * receives the frame and its background.
		 */
		return (array) apply_filters(
			'siteorigin_widgets_slider_wrapper_attributes',
			$attributes,
			$frame,
			$this->old_names()
		);
	}

	/**
	 * Returns the attributes of the layer between the image and the content.
	 *
	 * @param array<string, mixed> $frame Sanitized frame.
	 * @return array<string, mixed>
	 */
	public function overlay( array $frame ): array {
		$attributes = array( 'class' => array( 'sow-slider-image-overlay' ), 'style' => array() );
		/**
		 * This filter is known from the public widgets bundle: changes the attributes of the layer over a slide's
		 * image, e.g. its color.
		 */
		return (array) apply_filters(
			'siteorigin_widgets_slider_overlay_attributes',
			$attributes,
			$frame,
			$this->old_names()
		);
	}

	/**
	 * Returns the background under the names that other plugins use; opacity from 0 to 1.
	 *
	 * @return array<string, mixed>
	 */
	public function old_names(): array {
		return array(
			'color'        => $this->facts['color'],
			'image'        => $this->source['url'] ?? false,
			'image-width'  => $this->source['width'] ?? 0,
			'image-height' => $this->source['height'] ?? 0,
			'image-sizing' => $this->facts['sizing'],
			'opacity'      => is_numeric( $this->facts['opacity'] ) ? $this->facts['opacity'] / 100 : 1,
			'url'          => '' === $this->href ? false : $this->href,
			'new_window'   => $this->facts['new_window'],
			'videos'       => $this->facts['videos'],
			'video-sizing' => 'background',
		);
	}

	/** Returns a declaration; '' for opaque. */
	private static function opacity( string $property, mixed $percent ): string {
		return is_numeric( $percent ) && $percent < 100 ? $property . ':' . max( 0, $percent ) / 100 : '';
	}

	/** Returns a URL that cannot end the CSS string that contains it. */
	private static function in_css( string $url ): string {
		return strtr(
			esc_url_raw( $url, array( 'http', 'https' ) ),
			array( '"' => '%22', '\\' => '%5C', ')' => '%29', '(' => '%28', "'" => '%27', ';' => '%3B' )
		);
	}
}
