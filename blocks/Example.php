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
 * The example of a widget, with pictures that ship with the plugin. A sample looks the same on every site and makes no
 * request to other sites.
 */
final class Example {
	/** Data that stand for the example: registrations and screens carry this, and the server puts the example in its place when a preview is rendered. No field can have this name. */
	public const REFERENCE = array( '@example' => true );

	/** Width of the page on which WordPress shows an example that names none. */
	public const WIDTH_PX = 500;

	/** Prefix of picture names in `example` of block.json: `@pictures/coast.webp#900x600`, with the size at the end. */
	private const PICTURE = '@pictures/';

	/** @return array<string, mixed> Sample data; empty if the widget has no example. */
	public static function of( Widget $widget ): array {
		$data = $widget->example;
		array_walk_recursive( $data, self::add_address( ... ) );
		return $data;
	}

	/**
	 * The example where the data only refer to it, else the data.
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
