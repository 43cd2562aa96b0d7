<?php
/**
 * Refuses requests without a user agent.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Agent;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Spam\Check as SpamCheck;
use Pagewright\Features\ContactForms\Submission\Submission;

/** Every browser sends one. */
final class Check implements SpamCheck {
	private const LEAST_CHARS = 2;

	public function reason( Submission $submission ): ?string {
		return strlen( $submission->request->user_agent ) < self::LEAST_CHARS
			? __( 'No user agent was sent.', 'pagewright' )
			: null;
	}
}
