<?php
/**
 * Cleans up when the plugin is deactivated or deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Colors\Backlog;
use Pagewright\Features\MediaLibrary\Colors\Colors;
use Pagewright\Features\MediaLibrary\Hashes\Hashes;
use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Listing\Totals;
use Pagewright\Features\MediaLibrary\Replace\Expiry;
use Pagewright\Features\MediaLibrary\Uploads\Sweep;
use Pagewright\Providers\Sites;

/**
 * The search table, the colors and the hashes are made of attachments only, so they are always deleted with the plugin.
 */
final class Lifecycle {
	/**
	 * On deactivation, cron events stop, and unfinished uploads are deleted, because nothing could do that later.
	 * Attachments now change without the table, so it is compared before its next use.
	 */
	public static function deactivate( bool $is_network ): void {
		Sites::each( $is_network, array( self::class, 'stop' ) );
	}

	public static function uninstall( bool $is_network = false ): void {
		Sites::each( $is_network, array( self::class, 'clean' ) );
	}

	/** Stops the cron events of a site, and deletes its unfinished uploads. */
	public static function stop(): void {
		Builder::stop();
		Sweep::remove();
		Expiry::stop();
		if ( Table::exists() ) {
			( new Progress() )->save();
		}
	}

	/** Cleans up a site. */
	public static function clean(): void {
		Builder::remove();
		Totals::remove();
		Backlog::remove();
		Colors::remove();
		Hashes::remove();
		Sweep::remove();
		Expiry::remove();
	}
}
