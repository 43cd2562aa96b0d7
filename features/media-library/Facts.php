<?php
/**
 * Facts for the scripts of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Folders\Taxonomy;
use Pagewright\Features\MediaLibrary\Uploads\ImageRules;
use Pagewright\Output\Json;

/** Prints facts of the site for the scripts, which WordPress has in templates only. */
final class Facts {
	/** Types that browsers show, and that the editors of WordPress may support. */
	private const TYPES = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif' );

	/**
	 * Prints the facts before a script.
	 *
	 * @param array<string, mixed> $more Facts for this script only.
	 */
	public static function print( string $handle, array $more = array() ): void {
		wp_add_inline_script(
			$handle,
			'window.pagewrightMedia = ' . Json::script( self::all() + $more ) . ';',
			'before'
		);
	}

	/** @return array<string, mixed> As browser/classic/facts.ts describes. */
	private static function all(): array {
		/** This filter is documented in wp-admin/includes/media.php. */
		$sizes = (array) apply_filters(
			'image_size_names_choose',
			array(
				'thumbnail' => __( 'Thumbnail', 'pagewright' ),
				'medium'    => __( 'Medium', 'pagewright' ),
				'large'     => __( 'Large', 'pagewright' ),
				'full'      => __( 'Full size', 'pagewright' ),
			)
		);
		return array(
			'imageSizes'     => (object) array_filter( $sizes, 'is_string' ),
			'timeZone'       => wp_timezone_string(),
			'language'       => str_replace( '_', '-', get_user_locale() ),
			'ajaxUrl'        => admin_url( 'admin-ajax.php', 'relative' ),
			'editableTypes'  => self::editable_types(),
			'loginUrl'       => wp_login_url(),
			'hasFolders'     => Taxonomy::exists(),
			'maxUploadBytes' => (int) wp_max_upload_size(),
			'images'         => ImageRules::all(),
		) + self::upload();
	}

	/**
	 * Returns where WordPress's own uploader sends files, and with which parameters; nothing for users who cannot
	 * upload files.
	 *
	 * @return array{upload?: array{url: string, params: array<string, scalar>}}
	 */
	private static function upload(): array {
		if ( ! current_user_can( 'upload_files' ) ) {
			return array();
		}
		/** This filter is documented in wp-includes/media.php. */
		$params = (array) apply_filters( 'plupload_default_params', array( 'action' => 'upload-attachment' ) );
		return array(
			'upload' => array(
				'url'    => admin_url( 'async-upload.php', 'relative' ),
				'params' => array( '_wpnonce' => wp_create_nonce( 'media-form' ) )
					+ array_filter( $params, 'is_scalar' ),
			),
		);
	}

	/** @return list<string> MIME types of images that the server can edit. */
	public static function editable_types(): array {
		$can = static fn ( string $type ): bool => wp_image_editor_supports( array( 'mime_type' => $type ) );
		return array_values( array_filter( self::TYPES, $can ) );
	}
}
