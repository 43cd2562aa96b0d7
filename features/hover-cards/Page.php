<?php
/**
 * Loads hover-cards on a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;

/** Loads the small script that waits for pointer or focus, with its texts. */
final class Page {
	private const MODULE = 'hover-cards';

	public static function load(): void {
		Assets::module( self::MODULE, array( self::class, 'data' ) );
	}

	/** @param mixed $others Data of others. */
	public static function data( mixed $others = null ): mixed {
		return is_array( $others ) ? self::options() + $others : $others;
	}

	/** @return array<string, mixed> `Options` of frontend/hover-cards/options.ts. */
	private static function options(): array {
		return array(
			'css'   => Assets::sheet( self::MODULE ),
			'close' => __( 'Close', 'pagewright' ),
			// By English text, as the package requests them.
			'words' => array(
				'View profile →' => __( 'View profile →', 'pagewright' ),
				'Contact'        => __( 'Contact', 'pagewright' ),
				'Send money'     => __( 'Send money', 'pagewright' ),
				'Email'          => __( 'Email', 'pagewright' ),
				'Home Phone'     => __( 'Home phone', 'pagewright' ),
				'Work Phone'     => __( 'Work phone', 'pagewright' ),
				'Cell Phone'     => __( 'Mobile phone', 'pagewright' ),
				'Contact Form'   => __( 'Contact form', 'pagewright' ),
				'Calendar'       => __( 'Calendar', 'pagewright' ),
			),
		);
	}
}
