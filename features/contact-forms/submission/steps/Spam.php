<?php
/**
 * Step: checks for spam.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Checks;
use Pagewright\Features\ContactForms\Spam\Counts;
use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;

/** Runs the spam checks and logs the first one that detects spam. */
final class Spam implements Step {
	public function run( Submission $submission ): void {
		/**
		 * Filters whether a submission skips the spam checks.
		 *
		 * @param bool       $skips      True for forms that only members may send.
		 * @param Submission $submission
		 *
		 * @example add_filter( 'pagewright/forms/skip-spam', static fn ( bool $skips, Submission $submission ) => $skips || $submission->request->user_id > 0, 10, 2 );
		 */
		if (
			apply_filters( 'pagewright/forms/skip-spam', $submission->form->is_on( 'subscribers_only' ), $submission )
		) {
			return;
		}
		$found = Checks::reason( $submission );
		if ( null !== $found ) {
			$submission->spam_log[] = $found;
		}
		/**
		 * Filters whether a submission is spam.
		 *
		 * @param bool       $is_spam    Result of the checks.
		 * @param Submission $submission Add your check and its reason to `spam_log`.
		 *
		 * @example add_filter( 'pagewright/forms/spam', static fn ( bool $is_spam, Submission $submission ) => $is_spam || str_contains( implode( ' ', array_filter( $submission->posted, 'is_string' ) ), 'casino' ), 10, 2 );
		 */
		if ( apply_filters( 'pagewright/forms/spam', null !== $found, $submission ) ) {
			$submission->set_status( Submission::SPAM );
			Counts::add( "form-{$submission->form->id}" );
			if ( '' === $submission->response() ) {
				$submission->set_response( self::message( $submission, (string) ( $found['agent'] ?? '' ) ) );
			}
		}
	}

	/** @param string $agent Name of the check that detected spam. */
	private static function message( Submission $submission, string $agent ): string {
		$of_trap = in_array( $agent, array( 'trap', 'time' ), true ) ? Settings::load()->trap_message : '';
		return '' === $of_trap ? Words::of( $submission, 'spam' ) : Words::plain( $submission, $of_trap, 'spam' );
	}
}
