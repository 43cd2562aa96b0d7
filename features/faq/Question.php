<?php
/**
 * A question of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Data of a question, wherever it was written. */
final class Question {
	/**
	 * @param string                   $name     Slug in links; '' to derive it from the question.
	 * @param string                   $question Text; may contain inline HTML.
	 * @param string                   $text     Text to search in addition to the question.
	 * @param \Closure(): string       $answer   Renders the answer when it is printed.
	 * @param list<array{0: int, 1: string}> $groups ID and name of its groups.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $question,
		public readonly string $text,
		public readonly \Closure $answer,
		public readonly array $groups = array(),
	) {}
}
