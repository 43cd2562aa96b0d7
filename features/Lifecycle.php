<?php
/**
 * The end of the public features.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Sites;

/** What is left of the features when the plugin is deleted: what the site's people wrote. Questions, their groups, and where they were copied from stay. */
final class Lifecycle {
	private const OPTIONS = array( Settings::OPTION, 'pagewright_faq_imported', 'pagewright_faq_import.lock' );

	/** Deleted. */
	public static function uninstall(): void {
		Sites::each( is_multisite(), static fn (): array => array_map( 'delete_option', self::OPTIONS ) );
	}
}
