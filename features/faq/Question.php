<?php
/**
 * One question of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** What a list needs of a question, wherever it was written. */
final class Question {
	/**
	 * @param string                   $name     Slug that links to it use; '' where the question itself has to give one.
	 * @param string                   $question Its words; may hold inline HTML.
	 * @param string                   $text     What the search looks through beside the question.
	 * @param \Closure(): string       $answer   HTML of the answer, made when it is printed.
	 * @param list<array{0: int, 1: string}> $groups Id and name of the groups it is in.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $question,
		public readonly string $text,
		public readonly \Closure $answer,
		public readonly array $groups = array(),
	) {}
}
