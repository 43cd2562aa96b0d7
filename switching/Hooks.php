<?php
/**
 * Hooks of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Registers all callbacks, in wp-admin and for Site Health. */
final class Hooks {
	public function hooks(): void {
		add_filter( 'site_status_tests', array( Health::class, 'add' ) );
		add_action( 'admin_notices', array( self::class, 'notices' ) );
		add_action( 'network_admin_notices', array( self::class, 'notices' ) );
		add_filter( 'wpmu_blogs_columns', array( NetworkColumn::class, 'add' ) );
		add_action( 'manage_sites_custom_column', array( NetworkColumn::class, 'print' ), 10, 2 );
	}

	/** Prints notices on the screens where the user can act on them. */
	public static function notices(): void {
		if ( in_array( get_current_screen()->id ?? '', Notices::SCREENS, true ) ) {
			Notices::print();
		}
	}
}
