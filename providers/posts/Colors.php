<?php
/**
 * Readable colors.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces two default colors of post lists that are too pale on white; decision 020 explains why they are still the
 * defaults.
 */
final class Colors {
	/** Contrast on white: 3.1 and 3.6 before, 5.0 and 5.0 after. */
	private const READABLE = array(
		'#929292' => '#707070',
		'#f14e4e' => '#d32f2f',
	);

	/** Returns the color for output; '' for none. */
	public static function readable( mixed $color ): string {
		$color = is_string( $color ) ? $color : '';
		return self::READABLE[ strtolower( $color ) ] ?? $color;
	}
}
