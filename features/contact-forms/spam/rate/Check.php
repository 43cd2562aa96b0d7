<?php
/**
 * Limits the rate of submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Rate;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Providers\ExpiringValues;

/**
 * Counts the submissions from one IP address to one form in a time window. Stores the address as a keyed hash that
 * changes with the window. Does not count requests from the server itself, unless a local proxy forwards them, and
 * those of editors. Parallel requests are counted separately.
 */
final class Check implements SpamCheck {
	public function __construct( private readonly Settings $settings ) {}

	public function reason( Submission $submission ): ?string {
		$ip = $submission->request->ip;
		if (
			0 === $this->settings->rate_count
			|| '' === $ip
			|| Visitors::is_machine( $ip )
			|| $submission->request->is_by_editor()
		) {
			return null;
		}
		$seconds = $this->settings->rate_minutes * MINUTE_IN_SECONDS;
		$window  = intdiv( time(), $seconds );
		$key     = 'pagewright_rate_'
			. substr(
				hash_hmac(
					'sha256',
					"{$window}|" . Visitors::identity( $ip ) . "|{$submission->form->id}",
					wp_salt( 'nonce' )
				),
				0,
				32
			);
		if ( ExpiringValues::increment( $key, ( $window + 1 ) * $seconds ) <= $this->settings->rate_count ) {
			return null;
		}
		return sprintf(
			/* translators: %d: number of minutes. */
			_n(
				'The same visitor sent this form too often within %d minute.',
				'The same visitor sent this form too often within %d minutes.',
				$this->settings->rate_minutes,
				'pagewright'
			),
			$this->settings->rate_minutes
		);
	}
}
