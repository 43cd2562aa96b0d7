<?php
/**
 * A finding about the content of a site.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Content that a replaced plugin uses or left behind. */
final class Finding {
	/** Maximum number of listed details. */
	private const MOST = 30;

	/**
	 * @param string       $id         Identifier: `posts`.
	 * @param int          $count      Number of occurrences.
	 * @param string       $text       The finding as a sentence.
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

	/** @return array<string, mixed> Values for the screen. */
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
