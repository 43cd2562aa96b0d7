<?php
/**
 * The trap in forms of WordPress and of other plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Places;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Settings;
use Pagewright\Forms\Spam\Counts;
use Pagewright\Forms\Spam\Time\Check as TimeCheck;
use Pagewright\Forms\Spam\Trap\Fields;
use Pagewright\Forms\Spam\Trap\Trap;
use Pagewright\Forms\Spam\Trap\WpArmour;

/** Puts the trap into a form, and judges afterwards what was sent. Each place says in its own way that it refuses. */
final class Guard {
	/** Constant for wp-config.php: when it is true, no form of WordPress or of another plugin has the trap. */
	public const DISABLED = 'PAGEWRIGHT_DISABLE_SPAM_GUARDS';

	public static function is_disabled(): bool {
		return defined( self::DISABLED ) && (bool) constant( self::DISABLED );
	}

	/** The trap's fields where the settings want them; '' elsewhere. @param string $place Of Settings::PLACES. */
	public static function fields( string $place ): string {
		$settings = Settings::load();
		return self::guards( $settings, $place ) ? Fields::html( $settings ) : '';
	}

	/**
	 * Returns why what was sent to a place is spam, for the site's administrators; null if it is not. Counts spam.
	 *
	 * @param string                   $place Of Settings::PLACES.
	 * @param array<int|string, mixed> $sent  Fields.
	 */
	public static function reason( string $place, array $sent ): ?string {
		$settings = Settings::load();
		$reason   = self::guards( $settings, $place ) ? self::judge( $settings, $place, $sent ) : null;
		null === $reason || Counts::add( $place );
		return $reason;
	}

	private static function guards( Settings $settings, string $place ): bool {
		return $settings->trap && in_array( $place, $settings->places, true ) && ! self::is_disabled();
	}

	/** @param array<int|string, mixed> $sent Fields. */
	private static function judge( Settings $settings, string $place, array $sent ): ?string {
		$trap  = new Trap( $settings );
		$acted = Trap::acted( $sent );
		if ( null !== $acted || current_user_can( 'edit_posts' ) ) {
			return $acted;
		}
		// Themes, apps and cached pages have sign-in forms without the trap, and nobody may be locked out: what is missing, or quick, proves nothing here.
		// So it is with forms by REST, which come from pages that were cached before the trap was there, and from programs.
		if ( in_array( $place, Settings::OPT_IN_PLACES, true ) || wp_is_serving_rest_request() ) {
			return $trap->evidence( $sent );
		}
		return ( WpArmour::made_page( $sent ) ? null : $trap->judge( $sent ) )
			?? ( $settings->least_seconds > 0 ? TimeCheck::judge_sent( $sent, $settings->least_seconds ) : null );
	}
}
