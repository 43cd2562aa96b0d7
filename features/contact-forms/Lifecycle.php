<?php
/**
 * Cleans up when the plugin is deactivated or deleted.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Files;
use Pagewright\Features\ContactForms\Inbox\Table;
use Pagewright\Features\ContactForms\Submission\SubmissionLock;
use Pagewright\Providers\Sites;

/**
 * Removes what contact forms leave behind on deactivation and on deletion. Forms always stay, because other plugins
 * read them too.
 */
final class Lifecycle {
	private const OPTIONS = array(
		Settings::OPTION,
		'pagewright_spam_counts',
		OldPlugin::OPTION,
		Spam\Trap\WpArmour::OPTION,
		Inbox\Limits::MISSED,
		Inbox\Counts::OPTION,
	);

	/** On deactivation, cron events stop and every submission stays. */
	public static function deactivate( bool $is_network ): void {
		Sites::each( $is_network, static fn () => wp_clear_scheduled_hook( Hooks::RETENTION ) );
	}

	/** On deletion, submissions are deleted if the settings of the site say so. */
	public static function uninstall(): void {
		Sites::each(
			is_multisite(),
			static function (): void {
				wp_clear_scheduled_hook( Hooks::RETENTION );
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
		);
	}
}
