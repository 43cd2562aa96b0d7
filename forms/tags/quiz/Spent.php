<?php
/**
 * Answers to quizzes that were used.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags\Quiz;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Spam\Marks;

/**
 * Lets each proof pass once. A proof belongs to one drawing of a question, so visitors have different ones; those of a page that a cache keeps may share
 * one, and whoever comes second gets another question as after a wrong answer, with everything typed still there.
 */
final class Spent {
	/** Whether it was not used before. From now on it was. */
	public static function take( string $proof ): bool {
		return Marks::add( 'pagewright_quiz_' . substr( hash( 'sha256', $proof ), 0, 32 ), time() + Proof::valid_seconds() );
	}
}
