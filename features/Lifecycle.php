<?php
/**
 * Cleans up the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/**
 * Cleans up when the plugin is deleted. Content that people wrote stays: questions, their groups, and their origins.
 */
final class Lifecycle {
	private const OPTIONS = array( Settings::OPTION, 'pagewright_faq_imported', 'pagewright_faq_import.lock' );

	/** Runs on deletion. */
	public static function uninstall(): void {
		Sites::each( is_multisite(), static fn (): array => array_map( 'delete_option', self::OPTIONS ) );
	}
}
