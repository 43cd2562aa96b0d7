<?php
/**
 * Records used quiz answers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags\Quiz;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\ExpiringValues;

/**
 * Accepts each proof once. Each drawn question has its own proof, but visitors of a cached page share one. The second
 * visitor then gets another question, as after a wrong answer, and keeps everything typed.
 */
final class UsedProofs {
	/** Marks a proof as used. Returns whether it was unused. */
	public static function take( string $proof ): bool {
		return ExpiringValues::add(
			'pagewright_quiz_' . substr( hash( 'sha256', $proof ), 0, 32 ),
			time() + Proof::valid_seconds()
		);
	}
}
