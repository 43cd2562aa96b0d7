<?php
/**
 * Motion settings of a carousel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Carousels;

defined( 'ABSPATH' ) || exit;

/** The section `carousel_settings` of both carousels, as scripts of sites read it in `data-carousel_settings`. */
final class Options {
	/** Maximum of every duration in ms. */
	private const MOST_MS = 600000;

	/** Shorter times would make a carousel that cannot be read. */
	private const LEAST_TIMEOUT_MS = 100;

	/** Durations in ms for missing values: the defaults of widget.json. */
	private const SPEED_MS   = 400;
	private const TIMEOUT_MS = 8000;

	/**
	 * @param array<string, mixed> $settings Cleaned section.
	 * @param array<string, mixed> $own      Values of this widget, which win.
	 * @return array<string, mixed>
	 */
	public static function of( array $settings, array $own ): array {
		return $own + array(
			'loop'               => (bool) $settings['loop'],
			'dots'               => false,
			'animation'          => 'linear' === $settings['animation'] ? 'linear' : 'ease',
			'animation_speed'    => self::ms( $settings['animation_speed'], self::SPEED_MS ),
			'autoplay'           => $settings['autoplay'],
			'pauseOnHover'       => (bool) $settings['autoplay_pause_hover'],
			'autoplaySpeed'      => max( self::LEAST_TIMEOUT_MS, self::ms( $settings['timeout'], self::TIMEOUT_MS ) ),
			'item_overflow'      => false,
			'adaptive_height'    => false,
			'appendDots'         => false,
			// Shows arrows and dots only when some items are not visible.
			'dynamic_navigation' => true,
		);
	}

	/** Returns whether a carousel with these options moves automatically. */
	public static function is_moving( array $options ): bool {
		return in_array( $options['autoplay'] ?? false, array( true, 'on', 'continuous' ), true );
	}

	/**
	 * Returns the custom properties for carousel.css.
	 *
	 * @param array<string, mixed> $options Result of of().
	 * @return array<string, string>
	 */
	public static function css( array $options ): array {
		return 'linear' === $options['animation'] ? array( '--pw-carousel-easing' => 'linear' ) : array();
	}

	private static function ms( mixed $saved, int $fallback ): int {
		return is_numeric( $saved ) ? (int) min( self::MOST_MS, max( 0, $saved ) ) : $fallback;
	}
}
