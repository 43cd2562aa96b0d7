<?php
/**
 * Protects forms of WordPress and of other plugins with the spam trap.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Places;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Counts;
use Pagewright\Features\ContactForms\Spam\Time\Check as TimeCheck;
use Pagewright\Features\ContactForms\Spam\Trap\Fields;
use Pagewright\Features\ContactForms\Spam\Trap\Trap;
use Pagewright\Features\ContactForms\Spam\Trap\WpArmour;

/** Adds the trap to a form and checks the submission. Each place reports a refusal in its own way. */
final class Guard {
	/** Constant for wp-config.php: true removes the trap from all forms of WordPress and other plugins. */
	public const DISABLED = 'PAGEWRIGHT_DISABLE_SPAM_GUARDS';

	/** @param string $place One of Settings::PLACES. */
	public function __construct( private readonly Settings $settings, private readonly string $place ) {}

	/** @param string $place One of Settings::PLACES. */
	public static function of( string $place ): self {
		return new self( Settings::load(), $place );
	}

	public static function is_disabled(): bool {
		return defined( self::DISABLED ) && (bool) constant( self::DISABLED );
	}

	/** Returns the fields of the trap if the settings enable it for this place; '' otherwise. */
	public function fields(): string {
		return $this->is_on() ? Fields::html( $this->settings ) : '';
	}

	/**
	 * Returns the reason why a submission is spam, for administrators; null when it is not. Counts spam.
	 *
	 * @param array<int|string, mixed> $sent Sent fields.
	 */
	public function reason( array $sent ): ?string {
		$reason = $this->is_on() ? $this->judge( $sent ) : null;
		if ( null !== $reason ) {
			Counts::add( $this->place );
		}
		return $reason;
	}

	private function is_on(): bool {
		return $this->settings->trap
			&& in_array( $this->place, $this->settings->places, true )
			&& ! self::is_disabled();
	}

	/** @param array<int|string, mixed> $sent Sent fields. */
	private function judge( array $sent ): ?string {
		$trap  = new Trap( $this->settings );
		$acted = Trap::acted( $sent );
		if ( null !== $acted || current_user_can( 'edit_posts' ) ) {
			return $acted;
		}
		// Themes, apps and cached pages contain sign-in forms without the trap, and no user may be locked out: missing
		// fields or a short time prove nothing here. The same applies to forms by REST, which come from cached pages
		// without the trap, and from programs.
		if ( in_array( $this->place, Settings::OPT_IN_PLACES, true ) || wp_is_serving_rest_request() ) {
			return $trap->evidence( $sent );
		}
		return ( WpArmour::made_page( $sent ) ? null : $trap->judge( $sent ) )
			?? (
				$this->settings->least_seconds > 0
					? TimeCheck::judge_sent( $sent, $this->settings->least_seconds )
					: null
			);
	}
}
