<?php
/**
 * Protects forms of WordPress and of other plugins with the spam trap.
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

/** Adds the trap to a form and checks the submission. Each place reports a refusal in its own way. */
final class Guard {
	/** Constant for wp-config.php: true removes the trap from all forms of WordPress and other plugins. */
	public const DISABLED = 'PAGEWRIGHT_DISABLE_SPAM_GUARDS';

	public static function is_disabled(): bool {
		return defined( self::DISABLED ) && (bool) constant( self::DISABLED );
	}

	/**
	 * Returns the fields of the trap if the settings enable it for this place; '' otherwise.
	 *
	 * @param string $place Of Settings::PLACES.
	 */
	public static function fields( string $place ): string {
		$settings = Settings::load();
		return self::guards( $settings, $place ) ? Fields::html( $settings ) : '';
	}

	/**
	 * Returns the reason why a submission to a place is spam, for administrators; null when it is not. Counts spam.
	 *
	 * @param string                   $place One of Settings::PLACES.
	 * @param array<int|string, mixed> $sent  Sent fields.
	 */
	public static function reason( string $place, array $sent ): ?string {
		$settings = Settings::load();
		$reason   = self::guards( $settings, $place ) ? self::judge( $settings, $place, $sent ) : null;
		if ( null !== $reason ) {
			Counts::add( $place );
		}
		return $reason;
	}

	private static function guards( Settings $settings, string $place ): bool {
		return $settings->trap && in_array( $place, $settings->places, true ) && ! self::is_disabled();
	}

	/** @param array<int|string, mixed> $sent Sent fields. */
	private static function judge( Settings $settings, string $place, array $sent ): ?string {
		$trap  = new Trap( $settings );
		$acted = Trap::acted( $sent );
		if ( null !== $acted || current_user_can( 'edit_posts' ) ) {
			return $acted;
		}
		// Themes, apps and cached pages contain sign-in forms without the trap, and no user may be locked out: missing
		// fields or a short time prove nothing here. The same applies to forms by REST, which come from cached pages
		// without the trap, and from programs.
		if ( in_array( $place, Settings::OPT_IN_PLACES, true ) || wp_is_serving_rest_request() ) {
			return $trap->evidence( $sent );
		}
		return ( WpArmour::made_page( $sent ) ? null : $trap->judge( $sent ) )
			?? ( $settings->least_seconds > 0 ? TimeCheck::judge_sent( $sent, $settings->least_seconds ) : null );
	}
}
