<?php
/**
 * Cleans up after the FAQ.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/**
 * Cleans up when the plugin is deleted. Content that people wrote stays: questions, their groups, and their origins.
 */
final class Lifecycle {
	private const OPTIONS = array( 'pagewright_faq_imported', 'pagewright_faq_import.lock' );

	/** Runs on deletion. @param bool $is_network Whether to clean every site of a network. */
	public static function uninstall( bool $is_network ): void {
		Sites::each( $is_network, array( self::class, 'delete_options' ) );
	}

	/** Deletes the options of a site. */
	public static function delete_options(): void {
		array_map( 'delete_option', self::OPTIONS );
	}
}
