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

/** Puts the trap into a form, and says afterwards whether what was sent passes. Each place says in its own way that it refuses. */
final class Guard {
	/** The trap's fields where a place wants them; '' elsewhere. @param string $place Of Settings::PLACES. */
	public static function fields( string $place ): string {
		$settings = Settings::load();
		return in_array( $place, $settings->places, true ) ? Fields::html( $settings ) : '';
	}

	/**
	 * Why what was sent to a place is refused, for the visitor; null: it is not. Counts what is refused.
	 *
	 * @param array<int|string, mixed>|null $sent Fields; those of this request when null.
	 */
	public static function refusal( string $place, ?array $sent = null ): ?string {
		$settings = Settings::load();
		if ( ! $settings->trap || ! in_array( $place, $settings->places, true ) || self::is_no_browser() ) {
			return null;
		}
		$sent ??= wp_unslash( $_POST ); // phpcs:ignore WordPress.Security -- compared with what the trap wants, and dropped.
		$acts   = Trap::ACTED === ( $sent[ Trap::DECOY ] ?? '' );
		if ( ! $acts && ( current_user_can( 'edit_posts' ) || null === self::judge( $settings, $sent, $place ) ) ) {
			return null;
		}
		Counts::add( $place );
		if ( '' !== $settings->trap_message ) {
			return $settings->trap_message;
		}
		return $settings->trap_script && ! self::has_any( $settings, $sent )
			? __( 'This form needs JavaScript, which shows that you are no program. Please switch it on, go back, reload the page and send the form again.', 'pagewright' )
			: __( 'This looks like spam, so it was not sent. If it is not, go back, reload the page and send it again, a little slower.', 'pagewright' );
	}

	/** @param array<int|string, mixed> $sent Fields. */
	private static function judge( Settings $settings, array $sent, string $place ): ?string {
		return ( WpArmour::made_page( $sent ) ? null : ( new Trap( $settings ) )->judge( $sent ) )
			// Password managers sign in at once.
			?? ( $settings->least_seconds > 0 && 'login' !== $place ? TimeCheck::judge_sent( $sent, $settings->least_seconds ) : null );
	}

	/** @param array<int|string, mixed> $sent Fields. */
	private static function has_any( Settings $settings, array $sent ): bool {
		return ( new Trap( $settings ) )->is_kept( $sent );
	}

	/** Programs that WordPress lets in by other ways. */
	private static function is_no_browser(): bool {
		return wp_doing_cron() || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) || ( defined( 'WP_CLI' ) && WP_CLI ) || ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}
}
