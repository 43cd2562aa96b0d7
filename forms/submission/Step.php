<?php
/**
 * A step of a submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

/** One thing that is done with a submission. The first that sets a status ends it. */
interface Step {
	public function run( Submission $submission ): void;
}
