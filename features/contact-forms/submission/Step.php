<?php
/**
 * Interface of the steps of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

/** One step. The first step that sets a status ends the submission. */
interface Step {
	public function run( Submission $submission ): void;
}
