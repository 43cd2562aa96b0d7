<?php
/**
 * Step: checks the consent of the visitor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission\Steps;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Step;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Submission\Words;
use Pagewright\Features\ContactForms\Tags\Types;

/** Checks the acceptance checkboxes of the form. */
final class Accept implements Step {
	public function run( Submission $submission ): void {
		$is_accepted = true;
		foreach ( $submission->form->tags() as $tag ) {
			if ( Types::of( $tag->type )?->is_unaccepted( $tag, $submission ) ) {
				$is_accepted = false;
			}
		}
		/**
		 * Filters whether the visitor has given the consent that the form asks for.
		 *
		 * @param bool       $is_accepted
		 * @param Submission $submission
		 *
		 * @example add_filter( 'pagewright/forms/accept', static fn ( bool $is_accepted, Submission $submission ) => $is_accepted && '' !== ( $submission->posted['age'] ?? '' ), 10, 2 );
		 */
		if ( ! apply_filters( 'pagewright/forms/accept', $is_accepted, $submission ) ) {
			$submission->set_status( Submission::ACCEPTANCE_MISSING );
			if ( '' === $submission->response() ) {
				$submission->set_response( Words::of( $submission, 'accept_terms' ) );
			}
		}
	}
}
