<?php
/**
 * Takes over from WP Armour.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Trap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\OldPlugin;
use Pagewright\Features\ContactForms\Settings;

/**
 * Takes over the settings of WP Armour and recognizes its pages. Its script adds a field with a site-specific name, an
 * empty `alt_s` and, in versions with a timer, a signed time in `alt_t` to every form. Caches continue to serve pages
 * with that script and without our trap.
 */
final class WpArmour {
	/**
	 * `since`: when this plugin took over, in seconds since 1970; `is_taken`: whether the settings were taken over.
	 * Autoloaded.
	 */
	public const OPTION = 'pagewright_forms_wp_armour';

	/** Option with the name of its field. */
	private const FIELD = 'wpa_field_name';

	/** Its default error message. */
	private const MESSAGE = 'Spamming or your Javascript is disabled !!';

	/**
	 * Runs on the first activation of this plugin when WP Armour is or was used. While it is active, its settings may
	 * still change, so they are taken over later.
	 */
	public static function activated(): void {
		if ( '' !== self::field() && false === get_option( self::OPTION ) ) {
			self::begin( ! function_exists( 'wpa_save_stats' ) );
		}
	}

	/** Runs after it was deactivated. */
	public static function replaced(): void {
		if ( '' !== self::field() ) {
			self::begin( true );
		}
	}

	/**
	 * Returns whether a submission comes from a page with its trap that a cache may still serve.
	 *
	 * @param array<int|string, mixed> $sent Sent fields by name.
	 */
	public static function made_page( array $sent ): bool {
		$field = self::field();
		return '' !== $field
			&& isset( $sent[ $field ] )
			&& '' === ( $sent[ Trap::DECOY ] ?? null )
			&& time() - (int) ( self::state()['since'] ?? 0 ) < OldPlugin::PAGES_SECONDS;
	}

	/**
	 * Returns the time at which it rendered a page; null if the signature is invalid. While both plugins are active,
	 * its `alt_t` replaces ours.
	 */
	public static function made_at( string $token ): ?int {
		$time = (int) strtok( $token, '.' );
		return $time > 0
			&& $time <= time()
			&& hash_equals( $time . '.' . hash_hmac( 'sha256', (string) $time, wp_salt( 'auth' ) ), $token )
			? $time
			: null;
	}

	private static function begin( bool $is_over ): void {
		$is_taken = ! empty( self::state()['is_taken'] );
		update_option(
			self::OPTION,
			array(
				'since'    => time(),
				'is_taken' => $is_taken || $is_over,
			),
			true
		);
		if ( $is_over && ! $is_taken ) {
			// Settings that the owner changed here stay.
			$defaults = Settings::of( array() )->values();
			$settings = Settings::load();
			$settings->with(
				array_filter(
					self::settings(),
					static fn ( string $name ): bool => $settings->values()[ $name ] === $defaults[ $name ],
					ARRAY_FILTER_USE_KEY
				)
			)->save();
		}
	}

	/**
	 * @return array<string, mixed> Its settings in our format. Settings without a counterpart, such as stop words, are
	 *    left out.
	 */
	private static function settings(): array {
		$found   = array();
		$message = get_option( 'wpa_error_message' );
		$message = is_string( $message ) ? trim( sanitize_text_field( $message ) ) : '';
		if ( ! in_array( $message, array( '', self::MESSAGE ), true ) ) {
			$found['trap_message'] = $message;
		}
		$timer   = get_option( 'wpa_enable_timer' );
		$seconds = get_option( 'wpa_min_time' );
		if ( is_string( $timer ) && is_numeric( $seconds ) ) {
			$found['least_seconds'] = 'yes' === $timer ? (int) $seconds : 0;
		}
		return $found;
	}

	private static function field(): string {
		$name = get_option( self::FIELD );
		return is_string( $name ) ? trim( $name ) : '';
	}

	/** @return array<string, mixed> */
	private static function state(): array {
		$state = get_option( self::OPTION );
		return is_array( $state ) ? $state : array();
	}
}
