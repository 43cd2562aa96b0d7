<?php
/**
 * Uploads in the media dialog of WordPress.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a script that holds files of WordPress's dialogs until the code of our uploader has loaded. As
 * browser/classic/uploads/ describes.
 *
 * WordPress's uploader stays as it is if another plugin adds something to its form or to its settings: what the user
 * enters there usually changes the requests, which uploads in chunks do not have.
 */
final class DialogUploads {
	/** WordPress's script. */
	private const DIALOG = 'media-views';

	/** Hooks by which plugins extend the form and the requests, with the callbacks of WordPress itself. */
	private const EXTENSIONS = array(
		...Extensions::UPLOAD_FORM,
		'plupload_default_params'   => array(),
		'plupload_default_settings' => array( 'wp_show_heic_upload_error' ),
	);

	/** As admin/media-hold describes. Runs right after WordPress's script: plugins may change its classes later. */
	private const SCRIPT = 'media-hold';

	/** Adds the script to that of WordPress's dialog. */
	public static function add(): void {
		if ( ! Extensions::exist( self::EXTENSIONS ) ) {
			wp_add_inline_script( self::DIALOG, Script::code( self::SCRIPT ) );
		}
	}

	/** Takes the script back. */
	public static function remove(): void {
		$dialog = wp_scripts()->query( self::DIALOG );
		if ( $dialog instanceof \_WP_Dependency && is_array( $dialog->extra['after'] ?? null ) ) {
			$dialog->extra['after'] = array_diff( $dialog->extra['after'], array( Script::code( self::SCRIPT ) ) );
		}
	}

	/** Adds an element that loads the script to elements of scripts, right after that of WordPress's dialog. */
	public static function add_tag( string $tags ): string {
		if ( Extensions::exist( self::EXTENSIONS ) ) {
			return $tags;
		}
		$tag = wp_get_script_tag( array( 'src' => Script::url( self::SCRIPT ) ) );
		return (string) preg_replace_callback(
			'~<script\b[^>]*\bid=["\']' . self::DIALOG . '-js["\'][^>]*></script>\n?~',
			static fn ( array $found ): string => $found[0] . $tag,
			$tags
		);
	}
}
