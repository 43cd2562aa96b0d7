<?php
/**
 * The end of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/** Deletes what was recorded when Pagewright is deleted. Data of the replaced plugins are left alone. */
final class Lifecycle {
	public static function uninstall(): void {
		Sites::each(
			is_multisite(),
			static function (): void {
				global $wpdb;
				delete_option( History::OPTION );
				( new DryRun\Run() )->cancel();
				delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . Notices::DISMISSED, '', true );
			}
		);
	}
}
