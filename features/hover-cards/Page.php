<?php
/**
 * The hover-cards of a page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\HoverCards;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Assets;

/** Loads the small script that waits for a pointer or the focus, and tells it the words. */
final class Page {
	private const MODULE = 'hover-cards';

	private static bool $is_loaded = false;

	public static function load(): void {
		if ( self::$is_loaded ) {
			return;
		}
		self::$is_loaded = true;
		Assets::module( self::MODULE );
		add_filter( 'script_module_data_pagewright-' . self::MODULE, static fn (): array => self::options() );
	}

	/** @return array<string, mixed> As `Options` of frontend/hover-cards/options.ts names them. */
	private static function options(): array {
		$file = dirname( \Pagewright\FILE ) . '/build/frontend/' . self::MODULE . '.css';
		return array(
			'css'   => Assets::url( self::MODULE . '.css' ) . '?ver=' . filemtime( $file ),
			'close' => __( 'Close', 'pagewright' ),
			// By the English text, as the package asks for them.
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
