<?php
/**
 * Keys of captcha services that Contact Form 7 used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;

/** Takes over the service whose keys Contact Form 7 stored, so that forms stay protected. */
final class OldKeys {
	/** Key in the option => our name of the service. The first service with keys is used. */
	private const SERVICES = array(
		'turnstile' => 'turnstile',
		'recaptcha' => 'recaptcha_v3',
	);

	/**
	 * Does nothing if captcha keys are already set.
	 *
	 * @param mixed $stored Option of Contact Form 7.
	 */
	public static function take_over( mixed $stored ): void {
		$settings = Settings::load();
		if ( '' !== $settings->captcha . $settings->captcha_key . $settings->captcha_secret ) {
			return;
		}
		foreach ( self::SERVICES as $name => $service ) {
			// Site key => secret.
			foreach (
				is_array( $stored ) && is_array(
					$stored[ $name ] ?? null
				) ? $stored[ $name ] : array() as $key => $secret
			) {
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
}
