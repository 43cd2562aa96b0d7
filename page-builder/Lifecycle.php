<?php
/**
 * Cleans up layouts of Page Builder.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/** Records in an autoloaded option which sites have layouts. The layouts themselves always stay. */
final class Lifecycle {
	public const OPTION = 'pagewright_layouts';

	/** Looks for posts with a layout: old versions of Page Builder left no other trace. */
	public static function activate( bool $is_network ): void {
		Sites::each(
			$is_network,
			static function (): void {
				global $wpdb;
				// phpcs:ignore WordPress.DB -- once, on activation.
				if (
					null !== $wpdb->get_var(
						$wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s LIMIT 1", Hooks::META )
					)
				) {
					add_option( self::OPTION, '1' );
				}
			}
		);
	}

	public static function uninstall(): void {
		Sites::each( is_multisite(), static fn (): bool => delete_option( self::OPTION ) );
	}
}
