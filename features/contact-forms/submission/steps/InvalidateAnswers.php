<?php
/**
 * Step: invalidates answers that are valid once.
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

/**
 * Invalidates quiz answers. Runs after all other fields passed, so that an error elsewhere does not invalidate an
 * answer.
 */
final class InvalidateAnswers implements Step {
	public function run( Submission $submission ): void {
		foreach ( $submission->form->tags() as $tag ) {
			$text = '' === $tag->name || isset( $submission->invalid[ $tag->name ] )
				? null
				: Types::of( $tag->type )?->spend( $tag, $submission );
			if ( null !== $text ) {
				$submission->invalid[ $tag->name ] = Words::plain( $submission, $text );
			}
		}
		if ( array() !== $submission->invalid ) {
			$submission->set_status( Submission::VALIDATION_FAILED );
			if ( '' === $submission->response() ) {
				$submission->set_response( Words::of( $submission, 'validation_error' ) );
			}
		}
	}
}
