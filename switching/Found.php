<?php
/**
 * A fact about the content of a site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** What a replaced plugin left, or uses, on this site. */
final class Found {
	/** Details that are listed. */
	private const MOST = 30;

	/**
	 * @param string       $id         Name for programs: `posts`.
	 * @param int          $count      How many.
	 * @param string       $text       The same as a sentence.
	 * @param list<string> $details    One line each.
	 * @param bool         $is_warning Whether the owner should look at it before the next step.
	 */
	public function __construct(
		public readonly string $id,
		public readonly int $count,
		public readonly string $text,
		public readonly array $details = array(),
		public readonly bool $is_warning = false,
	) {}

	/** @return array<string, mixed> As the screen wants it. */
	public function values(): array {
		return array(
			'id'        => $this->id,
			'count'     => $this->count,
			'text'      => $this->text,
			'details'   => array_slice( $this->details, 0, self::MOST ),
			'more'      => max( 0, count( $this->details ) - self::MOST ),
			'isWarning' => $this->is_warning,
		);
	}
}
