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
	public const PAGES_SECONDS = 30 * DAY_IN_SECONDS;

	/** Where Contact Form 7 keeps its version and the keys of services. */
	private const ORIGINAL = 'wpcf7';

	/** On the first activation of this plugin, where Contact Form 7 was used and is not active. */
	public static function activated(): void {
		Feature::is_original_here() || false === get_option( self::ORIGINAL ) || false !== get_option( self::OPTION ) || self::replaced();
	}

	/** After Contact Form 7 was deactivated. */
	public static function replaced(): void {
		update_option( self::OPTION, time(), true );
		OldKeys::take_over( get_option( self::ORIGINAL ) );
	}

	/**
	 * Whether a submission comes from a page that Contact Form 7 has made and that a cache may still serve. Such a page has neither the trap nor a time.
	 *
	 * @param array<mixed> $sent Fields by name.
	 */
	public static function made_page( array $sent ): bool {
		return ! isset( $sent[ Trap::DECOY ] ) && ! isset( $sent[ Stamp::FIELD ] ) && time() - (int) get_option( self::OPTION ) < self::PAGES_SECONDS;
	}
}
