<?php
/**
 * Messages for visitors whose form was refused.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Places;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Trap\Trap;

/** Messages for each place. They say what happened and what to do next. */
final class Refusals {
	/**
	 * Returns plain text: the site's own message, or the default of the place.
	 *
	 * @param string                   $place One of Settings::PLACES.
	 * @param array<int|string, mixed> $sent  Sent fields.
	 */
	public static function text( string $place, array $sent ): string {
		$settings = Settings::load();
		if ( '' !== $settings->trap_message ) {
			return $settings->trap_message;
		}
		if ( 'login' === $place ) {
			return __(
				'This looks like a bot, so you could not be logged in. Please check your username and password, and try again.',
				'pagewright'
			);
		}
		if ( 'lost_password' === $place ) {
			return __(
				'This looks like a bot, so no email was sent. Please enter your username or email address again.',
				'pagewright'
			);
		}
		if ( $settings->trap_script && ! ( new Trap( $settings ) )->is_kept( $sent ) ) {
			return __(
				'This form requires JavaScript to prevent spam. Please turn on JavaScript in your browser, reload the page and send the form again.',
				'pagewright'
			);
		}
		return 'registration' === $place
			? __(
				'This looks like spam, so your account was not created. Please wait a few seconds and send the form again.',
				'pagewright'
			)
			: __(
				'This looks like spam, so the form was not sent. Please wait a few seconds and send it again. If that does not help, reload the page first.',
				'pagewright'
			);
	}
}
