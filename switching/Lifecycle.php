<?php
/**
 * Cleans up switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/** Deletes its records when Pagewright is deleted. Data of replaced plugins stay. */
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
