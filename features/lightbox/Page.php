<?php
/**
 * Loads the lightbox on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Lightbox;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;
use Pagewright\Features\Settings;

/** Loads the small script that waits for a click, with the settings of the site. */
final class Page {
	private const MODULE = 'lightbox';

	/** Also for other markup: links with `data-pagewright-lightbox` then open. */
	public static function load(): void {
		Assets::module( self::MODULE, array( self::class, 'data' ) );
	}

	/** @param mixed $others Data of others. */
	public static function data( mixed $others = null ): mixed {
		return is_array( $others ) ? self::options() + $others : $others;
	}

	/** @return array<string, mixed> */
	private static function options(): array {
		$settings = Settings::load();
		return array(
			'css'    => Assets::sheet( self::MODULE ),
			'fade'   => $settings->number( 'lightbox_fade_ms' ),
			'resize' => $settings->number( 'lightbox_resize_ms' ),
			'top'    => $settings->number( 'lightbox_top_px' ),
			'wrap'   => $settings->is_on( 'lightbox_wrap' ),
			'fit'    => $settings->is_on( 'lightbox_fit' ),
			'label'  => $settings->is_on( 'lightbox_label' ),
			'words'  => array(
				'dialog'   => __( 'Images', 'pagewright' ),
				/* translators: keep {n} and {total} as they are: the number of the image shown, and of all images. */
				'number'   => __( 'Image {n} of {total}', 'pagewright' ),
				'close'    => __( 'Close', 'pagewright' ),
				'previous' => __( 'Previous image', 'pagewright' ),
				'next'     => __( 'Next image', 'pagewright' ),
				'zoomIn'   => __( 'Zoom in', 'pagewright' ),
				'zoomOut'  => __( 'Zoom out', 'pagewright' ),
				'failed'   => __( 'This image could not be loaded.', 'pagewright' ),
				'frame'    => __( 'Content', 'pagewright' ),
			),
		);
	}
}
