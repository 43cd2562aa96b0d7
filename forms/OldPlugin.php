<?php
/**
 * The moment when this plugin takes over from Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Spam\Captcha\OldKeys;
use Pagewright\Forms\Spam\Time\Stamp;
use Pagewright\Forms\Spam\Trap\Trap;

/** Takes over the captcha, and remembers when it was: caches go on to serve pages whose forms Contact Form 7 has made. */
final class OldPlugin {
	/** When, in seconds since 1970. Loaded with all options. */
	public const OPTION = 'pagewright_forms_since';

	/** How long caches are given. */
	private const PAGES_SECONDS = 30 * DAY_IN_SECONDS;

	/** Where Contact Form 7 keeps its version and the keys of services. */
	private const ORIGINAL = 'wpcf7';

	private const PLUGIN = 'contact-form-7/wp-contact-form-7.php';

	/** On activation of this plugin. */
	public static function activated(): void {
		in_array( self::PLUGIN, (array) get_option( 'active_plugins' ), true ) || false === get_option( self::ORIGINAL ) || self::replaced();
	}

	/**
	 * When the list of active plugins has changed.
	 *
	 * @param mixed $before Active plugins before.
	 * @param mixed $after  Active plugins now.
	 */
	public static function plugins_changed( mixed $before, mixed $after ): void {
		is_array( $before ) && in_array( self::PLUGIN, $before, true ) && is_array( $after ) && ! in_array( self::PLUGIN, $after, true ) && self::replaced();
	}

	/**
	 * Whether a submission comes from a page that Contact Form 7 has made and that a cache may still serve. Such a page has neither the trap nor a time.
	 *
	 * @param array<mixed> $sent Fields by name.
	 */
	public static function made_page( array $sent ): bool {
		$since = (int) get_option( self::OPTION );
		return ! isset( $sent[ Trap::DECOY ] ) && ! isset( $sent[ Stamp::FIELD ] ) && $since > 0 && time() - $since < self::PAGES_SECONDS;
	}

	private static function replaced(): void {
		update_option( self::OPTION, time(), true );
		OldKeys::take_over( get_option( self::ORIGINAL ) );
	}
}
