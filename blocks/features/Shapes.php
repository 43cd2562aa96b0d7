<?php
/**
 * Shapes behind icons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Features;

defined( 'ABSPATH' ) || exit;

/** Our shapes, 100 by 100, as CSS masks: the background of icons, or the clipping of images. */
final class Shapes {
	private const DRAWINGS = array(
		'round'           => '<circle cx="50" cy="50" r="50"/>',
		'square'          => '<path d="M0 0h100v100H0z"/>',
		'rounded-square'  => '<rect width="100" height="100" rx="16"/>',
		'octagon'         => '<path d="M29.3 0h41.4L100 29.3v41.4L70.7 100H29.3L0 70.7V29.3z"/>',
		'hex'             => '<path d="M50 0l43.3 25v50L50 100 6.7 75V25z"/>',
		'rounded-hex'     => '<path d="M50 7l37.2 21.5v43L50 93 12.8 71.5v-43z" stroke="black" stroke-width="14" stroke-linejoin="round"/>',
		'sticker'         => '<path d="M50 0L58.4 7.8L69.1 3.8L73.9 14.2L85.4 14.6L85.8 26.1L96.2 30.9L92.2 41.6L100 50L92.2 58.4L96.2 69.1L85.8 73.9L85.4 85.4L73.9 85.8L69.1 96.2L58.4 92.2L50 100L41.6 92.2L30.9 96.2L26.1 85.8L14.6 85.4L14.2 73.9L3.8 69.1L7.8 58.4L0 50L7.8 41.6L3.8 30.9L14.2 26.1L14.6 14.6L26.1 14.2L30.9 3.8L41.6 7.8Z"/>',
		'rounded-sticker' => '<path d="M50 5L60.4 11.4L72.5 11L78.3 21.7L89 27.5L88.6 39.6L95 50L88.6 60.4L89 72.5L78.3 78.3L72.5 89L60.4 88.6L50 95L39.6 88.6L27.5 89L21.7 78.3L11 72.5L11.4 60.4L5 50L11.4 39.6L11 27.5L21.7 21.7L27.5 11L39.6 11.4Z" stroke="black" stroke-width="10" stroke-linejoin="round"/>',
		'explode'         => '<path d="M50 0L59.1 16.2L75 6.7L74.7 25.3L93.3 25L83.8 40.9L100 50L83.8 59.1L93.3 75L74.7 74.7L75 93.3L59.1 83.8L50 100L40.9 83.8L25 93.3L25.3 74.7L6.7 75L16.2 59.1L0 50L16.2 40.9L6.7 25L25.3 25.3L25 6.7L40.9 16.2Z"/>',
		'frame'           => '<path fill-rule="evenodd" d="M0 0h100v100H0zM6 6v88h88V6zM9 9h82v82H9z"/>',
	);

	/** Returns `url("data:…")` for mask-image; '' for no shape. */
	public static function mask( string $shape ): string {
		$drawing = self::DRAWINGS[ $shape ] ?? '';
		return '' === $drawing
			? ''
			: 'url("data:image/svg+xml,'
				. rawurlencode( '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' . $drawing . '</svg>' )
				. '")';
	}
}
