<?php
/**
 * Thickbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Settings;

/** Makes WordPress's thickbox accessible where a page has loaded it. Its content, functions and events stay. */
final class Thickbox {
	private const SCRIPT = 'thickbox';

	/** The script of WordPress that does the same for the details of plugins. */
	private const PLUGINS = 'plugin-install';

	/** Callback of admin_footer. */
	public static function improve(): void {
		// The block editor has thickbox for classic meta boxes only, which hardly ever open it.
		if (
			true !== get_current_screen()?->is_block_editor()
			&& ( wp_script_is( self::SCRIPT ) || wp_script_is( self::SCRIPT, 'done' ) )
			&& ! wp_script_is( self::PLUGINS )
			&& Settings::load()->is_on( 'media_library_dialog' )
		) {
			Script::enqueue( 'thickbox', array( self::SCRIPT ) );
		}
	}
}
