<?php
/**
 * Slides of the three sliders.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Slides;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Anchors;
use Pagewright\Blocks\RenderContext;

/**
 * Turns frames and controls into the variables of template.php. Without JavaScript, slides are a row to scroll,
 * one slide wide.
 */
final class Slides {
	/** Navigation settings that old versions stored at the root. */
	private const OLD_CONTROLS = array(
		'autoplay', 'autoplay_hover', 'speed', 'timeout', 'nav_color_hex', 'nav_style', 'nav_size',
		'nav_always_show_desktop', 'nav_always_show_mobile', 'swipe', 'background_video_mobile',
	);

	/** Layout keys that old versions of the hero and layout slider stored in the design => device and current key. */
	private const OLD_LAYOUT = array(
		'height'            => array( 'desktop', 'height' ),
		'padding'           => array( 'desktop', 'padding' ),
		'extra_top_padding' => array( 'desktop', 'padding_extra_top' ),
		'padding_extra_top' => array( 'desktop', 'padding_extra_top' ),
		'padding_sides'     => array( 'desktop', 'padding_sides' ),
		'width'             => array( 'desktop', 'width' ),
		'height_responsive' => array( 'mobile', 'height_responsive' ),
	);

	/** Duration of a slide and of a transition in ms, if the saved value is invalid: the defaults of widget.json. */
	private const TIMEOUT_MS = 8000;
	private const SPEED_MS   = 400;

	/** Prefix of the slides' IDs: the author's anchor, or the widget's ID. */
	private readonly string $anchor;

	/** Translated label of a slide, such as `%1$d of %2$d`; null before the first slide. */
	private ?string $place = null;

	/**
	 * Moves settings at the root into `controls`; existing values there are kept.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function migrate( array $raw ): array {
		$old = array_intersect_key( $raw, array_flip( self::OLD_CONTROLS ) );
		if ( array() !== $old ) {
			$raw             = array_diff_key( $raw, $old );
			$raw['controls'] = ( is_array( $raw['controls'] ?? null ) ? $raw['controls'] : array() ) + $old;
		}
		return $raw;
	}

	/**
	 * Moves heights, paddings and width from the design into the layout; existing values there are kept.
	 *
	 * @param array<string, mixed> $raw Saved data.
	 * @return array<string, mixed>
	 */
	public static function migrate_layout( array $raw ): array {
		$design = is_array( $raw['design'] ?? null ) ? $raw['design'] : array();
		$layout = is_array( $raw['layout'] ?? null ) ? $raw['layout'] : array();
		$moved  = array();
		foreach ( self::OLD_LAYOUT as $old => list( $device, $key ) ) {
			foreach ( array( '', '_unit' ) as $end ) {
				if ( isset( $design[ $old . $end ] ) ) {
					$moved[ $device ][ $key . $end ] = $design[ $old . $end ];
					unset( $design[ $old . $end ] );
				}
			}
		}
		foreach ( $moved as $device => $values ) {
			$layout[ $device ] = ( is_array( $layout[ $device ] ?? null ) ? $layout[ $device ] : array() ) + $values;
		}
		if ( isset( $design['vertically_align'] ) ) {
			$layout += array( 'vertically_align' => $design['vertically_align'] );
			unset( $design['vertically_align'] );
			$moved['all'] = true;
		}
		return array() === $moved ? $raw : array_merge( $raw, array( 'design' => $design, 'layout' => $layout ) );
	}

	/** Returns the plain text of the first heading in a slide's content; '' if it has none. */
	public static function heading( string $html ): string {
		return 1 === preg_match( '~<h[1-6]\b[^>]*>(.*?)</h[1-6]>~is', $html, $found )
			? trim(
				(string) preg_replace(
					'/\s+/u',
					' ',
					html_entity_decode( wp_strip_all_tags( $found[1] ), ENT_QUOTES | ENT_HTML5 )
				)
			)
			: '';
	}

	/**
	 * @param RenderContext        $context  Where the widget is rendered.
	 * @param array<string, mixed> $controls Sanitized section.
	 */
	public function __construct( private readonly RenderContext $context, private readonly array $controls ) {
		$anchor       = Anchors::slug( (string) $controls['anchor'] );
		$this->anchor = '' !== $anchor ? $anchor : $context->id;
	}

	/**
	 * Returns the variables of template.php, with the renderer's `classes` and `css`; null if no slide is left.
	 *
	 * @param list<array{frame: array<string, mixed>, background: Background, content: string, name: string}>
	 *    $slides Slides with content. `frame` is what
	 * filters receive, `content` is escaped HTML, `name` is plain text that names the slide.
	 * @param bool $has_overlay Whether a layer covers images.
	 * @return ?array<string, mixed>
	 */
	public function view( array $slides, bool $has_overlay ): ?array {
		if ( array() === $slides ) {
			return null;
		}
		$count     = count( $slides );
		$has_files = array() !== array_filter(
			$slides,
			static fn ( array $slide ): bool => array() !== ( $slide['background']->video['sources'] ?? array() )
		);
		$settings  = $this->settings( $count );
		$view      = array(
			'label'     => '' !== $slides[0]['name']
				/* translators: %s: what the first slide is about. */
				? sprintf( __( 'Slides: %s', 'pagewright' ), $slides[0]['name'] )
				: __( 'Slides', 'pagewright' ),
			'anchor'    => $this->anchor,
			'has_many'  => $count > 1,
			'rotates'   => $count > 1 && ! $this->is_paused(),
			'has_sound' => $has_files && $this->controls['unmute'],
			'icon'      => 'sow-sld-icon-' . $this->controls['nav_style'],
			'settings'  => $settings,
			'slides'    => array(),
			'classes'   => $this->classes(),
			'css'       => array( '--pagewright-slides-speed' => $settings['speed'] . 'ms' ),
		);
		foreach ( $slides as $i => $slide ) {
			$view['slides'][] = $this->slide( $slide, $i, $count, $has_overlay );
		}
		return $view;
	}

	/**
	 * @param array{frame: array<string, mixed>, background: Background, content: string, name: string} $slide
	 *    Slide.
	 * @return array<string, mixed>
	 */
	private function slide( array $slide, int $i, int $count, bool $has_overlay ): array {
		$background = $slide['background'];
		$frame      = $slide['frame'];
		$name       = '' !== $slide['name'] ? $slide['name'] : $background->alt;
		$is_tiled   = null !== $background->source && $background->is_tile();
		$id         = array( 'id' => $this->anchor . '-' . ( $i + 1 ) );
		return array(
			'frame'      => $frame,
			'id'         => $id['id'],
			'attributes' => $id + $background->attributes( $frame ),
			/* translators: 1: number of a slide, 2: how many there are. */
			'place'      => $count > 1
				? sprintf( $this->place ??= __( '%1$d of %2$d', 'pagewright' ), $i + 1, $count )
				: '',
			'image'      => $background->image( $frame, 0 === $i ),
			'tile'       => $is_tiled ? array( 'alt' => $background->alt ) : null,
			'video'      => $background->video,
			'overlay'    => $has_overlay && null !== $background->source ? $background->overlay( $frame ) : null,
			'href'       => $background->href,
			'target'     => $background->has_new_window() ? '_blank' : '',
			'link_name'  => '' !== $name || '' === $background->href
				? $name
				/* translators: %d: number of a slide. */
				: sprintf( __( 'Link of slide %d', 'pagewright' ), $i + 1 ),
			'content'    => $slide['content'],
		);
	}

	/**
	 * Returns the settings for the script, under the names that other plugins use.
	 *
	 * @return array<string, mixed>
	 */
	private function settings( int $count ): array {
		$controls = $this->controls;
		$settings = array(
			'pagination'              => $count > 1,
			'speed'                   => is_numeric( $controls['speed'] )
				? max( 0, (int) $controls['speed'] )
				: self::SPEED_MS,
			'timeout'                 => $this->timeout_ms(),
			'paused'                  => $this->is_paused(),
			'pause_on_hover'          => $controls['autoplay_hover'],
			'swipe'                   => $controls['swipe'],
			'nav_always_show_desktop' => $controls['nav_always_show_desktop'],
			'nav_always_show_mobile'  => $controls['nav_always_show_mobile'],
			'breakpoint'              => is_string( $this->context->settings['responsive_breakpoint'] ?? null )
				? $this->context->settings['responsive_breakpoint']
				: '780px',
			'unmute'                  => $controls['unmute'],
			'anchor'                  => $this->anchor,
		);
		return $settings
			+ (
				$controls['unmute']
					? array( 'muteLoc' => __( 'Mute', 'pagewright' ), 'unmuteLoc' => __( 'Unmute', 'pagewright' ) )
					: array()
			);
	}

	private function timeout_ms(): int {
		return is_numeric( $this->controls['timeout'] ) ? max( 0, (int) $this->controls['timeout'] ) : self::TIMEOUT_MS;
	}

	/** Slides with a duration of 0 never advance automatically. */
	private function is_paused(): bool {
		return ! $this->controls['autoplay'] || 0 === $this->timeout_ms();
	}

	/** @return list<string> */
	private function classes(): array {
		$sound = 'is-sound-' . strtr( (string) $this->controls['unmute_position'], '_', '-' );
		return array_keys(
			array_filter(
				array(
					'is-dots-' . $this->controls['nav_align'] => true,
					$sound                 => $this->controls['unmute'],
					'has-fitted-videos'    => $this->controls['fitvids'],
					'has-no-mobile-videos' => ! $this->controls['background_video_mobile'],
				)
			)
		);
	}
}
