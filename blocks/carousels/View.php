<?php
/**
 * Variables of template.php.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Carousels;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Json;

/** The template variables that both carousels share. */
final class View {
	/**
	 * @param string               $widget  `anything` or `post`.
	 * @param string               $title   The widget's title.
	 * @param int                  $count   Number of items, including items that load later.
	 * @param array<string, mixed> $options Filtered result of Options.
	 * @param Devices      $devices Devices.
	 * @param array{arrows: bool, more?: array<string, string>, hash?: string} $own Whether arrows are shown, and values
	 *    that only one of the widgets has.
	 * @return array<string, mixed>
	 */
	public static function of(
		string $widget,
		string $title,
		int $count,
		array $options,
		Devices $devices,
		array $own
	): array {
		// A single item cannot scroll.
		$is_active  = $count > 1;
		$has_arrows = $is_active && $own['arrows'];
		$has_dots   = $is_active && ! empty( $options['dots'] );
		$is_moving  = $is_active && Options::is_moving( $options );
		$label      = trim( wp_strip_all_tags( $title ) );
		return array(
			'title'      => $title,
			'label'      => '' !== $label ? $label : __( 'Carousel', 'pagewright' ),
			'is_active'  => $is_active,
			'has_module' => $is_active,
			'is_moving'  => $is_moving,
			'has_arrows' => $has_arrows,
			'has_dots'   => $has_dots,
			'hash'       => $own['hash'] ?? '',
			'classes'    => $is_moving ? array( 'is-moving' ) : array(),
			'css'        => Options::css( $options ) + $devices->css( $has_arrows, $has_dots ),
			'data'       => array(
				'widget'            => $widget,
				'dir'               => is_rtl() ? 'rtl' : 'ltr',
				'item_count'        => (string) $count,
				'carousel_settings' => Json::text( $options ),
				'responsive'        => Json::text( $devices->data() ),
				'loop'              => empty( $options['loop'] ) ? 'false' : 'true',
				'variable_width'    => 0 === $devices->most_shown() ? 'true' : 'false',
				/* translators: %d: number of a page of a carousel. Name of a button. */
				'dot-label'         => __( 'Go to page %d', 'pagewright' ),
			) + ( $own['more'] ?? array() ),
		);
	}
}
