<?php
/**
 * Extensions by other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/** Finds out whether other plugins extend a part of WordPress. */
final class Extensions {
	/** Hooks by which plugins print something in the form for uploads, with the callbacks of WordPress itself. */
	public const UPLOAD_FORM = array(
		'pre-upload-ui'           => array(),
		'post-upload-ui'          => array(),
		'pre-plupload-upload-ui'  => array(),
		'post-plupload-upload-ui' => array( 'media_upload_flash_bypass' ),
	);

	/**
	 * Returns whether one of the hooks has a callback that is not known.
	 *
	 * @param array<string, list<string>> $hooks Names of hooks => known callbacks: those of WordPress as names of
	 *    functions, ours as `Class::method`.
	 */
	public static function exist( array $hooks ): bool {
		foreach ( $hooks as $hook => $known ) {
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array() as $callbacks ) {
				if ( array() !== array_diff_key( $callbacks, array_flip( $known ) ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
