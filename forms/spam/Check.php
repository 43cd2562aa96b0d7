<?php
/**
 * A check against spam.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Submission\Submission;

/** One way to tell spam. */
interface Check {
	/** Why it is spam, in a sentence for the site's administrators; null: nothing speaks for it. */
	public function reason( Submission $submission ): ?string;
}
