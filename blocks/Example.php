<?php
/**
 * Samples of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Schema\Widget;

/**
 * The example of a widget, with images that ship with the plugin. A sample looks the same on every site and makes no
 * request to other sites.
 */
final class Example {
	/**
	 * Reference to the example. Registrations and screens contain this, and the server replaces it with the example
	 * when it renders a preview. No field can have this name.
	 */
	public const REFERENCE = array( '@example' => true );

	/** Page width at which WordPress renders an example without a viewport width. */
	public const WIDTH_PX = 500;

	/** Prefix of image names in `example` of block.json: `@pictures/coast.webp#900x600`, with the size at the end. */
	private const PICTURE = '@pictures/';

	/** @return array<string, mixed> Sample data; empty if the widget has no example. */
	public static function of( Widget $widget ): array {
		$data = $widget->example;
		array_walk_recursive( $data, self::add_address( ... ) );
		return $data;
	}

	/**
	 * Returns the example if the data refers to it, otherwise the data.
	 *
	 * @param array<string, mixed> $data Data of a preview.
	 * @return array<string, mixed>
	 */
	public static function resolve( Widget $widget, array $data ): array {
		return array_keys( self::REFERENCE ) === array_keys( $data ) ? self::of( $widget ) : $data;
	}

	private static function add_address( mixed &$value ): void {
		if ( is_string( $value ) && str_starts_with( $value, self::PICTURE ) ) {
			$value = plugins_url( 'patterns/pictures/' . substr( $value, strlen( self::PICTURE ) ), \Pagewright\FILE );
		}
	}
}
