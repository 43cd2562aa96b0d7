<?php
/**
 * Keys of captcha services that Contact Form 7 used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Settings;

/** Takes over the service whose keys are in the option of Contact Form 7, so that forms stay as protected as they were. */
final class OldKeys {
	private const OPTION = 'wpcf7';

	private const PLUGIN = 'contact-form-7/wp-contact-form-7.php';

	/** Key in the option => our name of the service. The first that has keys counts. */
	private const SERVICES = array(
		'turnstile' => 'turnstile',
		'recaptcha' => 'recaptcha_v3',
	);

	/** Does nothing where Contact Form 7 is active, or where somebody has entered keys here. */
	public static function take_over(): void {
		$settings = Settings::load();
		if ( in_array( self::PLUGIN, (array) get_option( 'active_plugins' ), true ) || '' !== $settings->captcha . $settings->captcha_key . $settings->captcha_secret ) {
			return;
		}
		$stored = get_option( self::OPTION );
		foreach ( self::SERVICES as $name => $service ) {
			// Site key => secret.
			foreach ( is_array( $stored ) && is_array( $stored[ $name ] ?? null ) ? $stored[ $name ] : array() as $key => $secret ) {
				if ( '' !== $key && is_string( $secret ) && '' !== $secret ) {
					$settings->with(
						array(
							'captcha'        => $service,
							'captcha_key'    => (string) $key,
							'captcha_secret' => $secret,
						)
					)->save();
					return;
				}
			}
		}
	}

	/**
	 * The same where Contact Form 7 is not among the active plugins any more.
	 *
	 * @param mixed $before Active plugins before.
	 * @param mixed $after  Active plugins now.
	 */
	public static function take_over_after( mixed $before, mixed $after ): void {
		if ( is_array( $before ) && in_array( self::PLUGIN, $before, true ) && is_array( $after ) && ! in_array( self::PLUGIN, $after, true ) ) {
			self::take_over();
		}
	}
}
