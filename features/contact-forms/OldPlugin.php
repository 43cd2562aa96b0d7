<?php
/**
 * Takes over from Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Captcha\OldKeys;
use Pagewright\Features\ContactForms\Spam\Time\Stamp;
use Pagewright\Features\ContactForms\Spam\Trap\Trap;

/**
 * Takes over the captcha settings and remembers the time: caches continue to serve pages whose forms Contact Form 7
 * rendered.
 */
final class OldPlugin {
	/** Option with the time in seconds since 1970. Autoloaded. */
	public const OPTION = 'pagewright_forms_since';

	/** How long caches may serve such pages. */
	public const PAGES_SECONDS = 30 * DAY_IN_SECONDS;

	/** Option in which Contact Form 7 stores its version and the keys of services. */
	private const ORIGINAL = 'wpcf7';

	/** Runs on the first activation of this plugin when Contact Form 7 was used but is not active. */
	public static function activated(): void {
		if (
			! Hooks::is_original_here()
			&& false !== get_option( self::ORIGINAL )
			&& false === get_option( self::OPTION )
		) {
			self::replaced();
		}
	}

	/** Runs after Contact Form 7 was deactivated. */
	public static function replaced(): void {
		update_option( self::OPTION, time(), true );
		OldKeys::take_over( get_option( self::ORIGINAL ) );
	}

	/**
	 * Returns whether a submission comes from a page that Contact Form 7 rendered and that a cache may still serve.
	 * Such a page contains neither the spam trap nor a time.
	 *
	 * @param array<mixed> $sent Sent fields by name.
	 */
	public static function made_page( array $sent ): bool {
		return ! isset( $sent[ Trap::DECOY ] )
			&& ! isset( $sent[ Stamp::FIELD ] )
			&& time() - (int) get_option( self::OPTION ) < self::PAGES_SECONDS;
	}
}
