<?php
/**
 * How browsers prepare images before they upload them.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Uploads;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Settings, and types of images that the server cannot open. */
final class ImageRules {
	/** Values of the setting media_library_place. */
	private const PLACES = array( 'ask', 'remove', 'keep' );

	/**
	 * Returns the rules.
	 *
	 * @return array{place: string, mostPixels: int, convertsHeic: bool, unsupported: list<string>} As
	 *         model/uploads/image-plan.ts describes.
	 */
	public static function all(): array {
		$settings = Settings::load();
		return array(
			'place'        => self::PLACES[ $settings->number( 'media_library_place' ) ] ?? 'ask',
			'mostPixels'   => $settings->number( 'media_library_most_pixels' ),
			'convertsHeic' => $settings->is_on( 'media_library_heic' ),
			'unsupported'  => self::unsupported(),
		);
	}

	/** @return list<string> MIME types. */
	private static function unsupported(): array {
		$types = array();
		foreach ( array( 'image/webp', 'image/avif' ) as $type ) {
			/** This filter is documented in wp-includes/rest-api/endpoints/class-wp-rest-attachments-controller.php */
			if ( apply_filters( 'wp_prevent_unsupported_mime_type_uploads', true, $type ) ) {
				$types[] = $type;
			}
		}
		// WordPress accepts HEIC on all servers, but browsers do not show it.
		$types[] = 'image/heic';
		return array_values(
			array_filter(
				$types,
				static fn ( string $type ) => ! wp_image_editor_supports( array( 'mime_type' => $type ) )
			)
		);
	}
}
