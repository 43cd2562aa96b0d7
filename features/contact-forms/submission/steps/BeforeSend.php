<?php
/**
 * Step: runs before a submission is sent.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;

/** Lets add-ons act on a submission or abort it. */
final class BeforeSend implements Step {
	public function run( Submission $submission ): void {
		/**
		 * Fires before a submission is sent. Set a status to end it, such as `aborted`, and a message with
		 * set_response().
		 *
		 * @param Submission $submission
		 *
		 * @example add_action( 'pagewright/forms/before-send', static fn ( Submission $submission ) => my_stock() > 0 || $submission->set_status( 'aborted' ) );
		 */
		do_action( 'pagewright/forms/before-send', $submission );
		if ( ! $submission->is( Submission::INIT ) && '' === $submission->response() ) {
			$submission->set_response(
				Words::plain(
					$submission,
					__( 'Your message was not sent because the site blocked it.', 'pagewright' ),
					$submission->status()
				)
			);
		}
	}
}
