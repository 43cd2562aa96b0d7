<?php
/**
 * Interface of spam checks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;

/** One check that detects spam. */
interface Check {
	/** Returns the reason why a submission is spam, as a sentence for administrators; null when it is not. */
	public function reason( Submission $submission ): ?string;
}
