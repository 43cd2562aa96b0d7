<?php
/**
 * Takes over and cleans up when the plugin is activated, deactivated or deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Files;
use Pagewright\Features\ContactForms\Inbox\Table;
use Pagewright\Features\ContactForms\Spam\Trap\WpArmour;
use Pagewright\Features\ContactForms\Submission\SubmissionLock;
use Pagewright\Providers\Sites;

/**
 * Takes over on activation, and removes what contact forms leave behind on deactivation and on deletion. Forms always
 * stay, because other plugins read them too.
 */
final class Lifecycle {
	private const OPTIONS = array(
		Settings::OPTION,
		'pagewright_spam_counts',
		OldPlugin::OPTION,
		WpArmour::OPTION,
		Inbox\Limits::MISSED,
		Inbox\Counts::OPTION,
	);

	/** On activation, takes over from the plugins that were used before. */
	public static function activate( bool $is_network ): void {
		Settings::create();
		OldPlugin::activated();
		Sites::each( $is_network, array( WpArmour::class, 'activated' ) );
	}

	/** On deactivation, cron events stop and every submission stays. */
	public static function deactivate( bool $is_network ): void {
		Sites::each( $is_network, array( self::class, 'stop' ) );
	}

	/** On deletion, submissions are deleted if the settings of the site say so. */
	public static function uninstall( bool $is_network = false ): void {
		Sites::each( $is_network, array( self::class, 'clean' ) );
	}

	/** Stops the cron event of a site. */
	public static function stop(): void {
		wp_clear_scheduled_hook( Hooks::RETENTION );
	}

	/** Cleans up a site. */
	public static function clean(): void {
		self::stop();
		SubmissionLock::forget();
		delete_metadata( 'comment', 0, Spam\Places\Comments::META, '', true );
		if ( Settings::load()->erase_on_uninstall ) {
			Files::erase();
			Table::drop();
			Widget\Store::erase();
			delete_post_meta_by_key( Inbox\Keeper::META );
			array_map( 'delete_option', self::OPTIONS );
		}
	}
}
