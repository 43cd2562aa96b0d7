<?php
/**
 * Shapes of images.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\ImageShape;

defined( 'ABSPATH' ) || exit;

use Pagewright\Request\Memory;

/** Our drawings as CSS masks. A mask keeps its proportions on an image of any size, unlike a clip-path. */
final class Shape {
	/** @return array<string, array{viewBox: string, path: string}> Name => drawing. */
	public static function all(): array {
		return Memory::remember(
			self::class,
			'shapes',
			static fn (): array => (array) json_decode( (string) file_get_contents( __DIR__ . '/shapes.json' ), true ) // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		);
	}

	/** Returns `url("data:…")` for mask-image; '' for an unknown shape. */
	public static function mask( string $shape ): string {
		$drawing = self::all()[ $shape ] ?? null;
		if ( null === $drawing ) {
			return '';
		}
		$svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="' . $drawing['viewBox'] . '"><path d="'
			. $drawing['path'] . '"/></svg>';
		return 'url("data:image/svg+xml,' . rawurlencode( $svg ) . '")';
	}

	/**
	 * Returns declarations for the style attribute of an image, to be escaped by the template; '' for an unknown
	 * shape.
	 */
	public static function css( string $shape ): string {
		$mask = self::mask( $shape );
		return '' === $mask
			? ''
			: "-webkit-mask:{$mask} center/contain no-repeat;mask:{$mask} center/contain no-repeat";
	}
}
