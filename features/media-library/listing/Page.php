<?php
/**
 * A page of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

/** Attachments of a page, in order. */
final class Page {
	/**
	 * @param list<int>    $ids     Attachments.
	 * @param list<string> $values  Value that the list is sorted by, of each attachment.
	 * @param int          $start   Position of the first attachment.
	 * @param int          $total   Number of attachments of the query.
	 * @param string       $orderby Order of the list.
	 * @param string       $version State of the search table before the page was read; '' if WordPress answered.
	 */
	public function __construct(
		public readonly array $ids,
		private readonly array $values,
		public readonly int $start,
		public readonly int $total,
		public readonly string $orderby,
		public readonly string $version,
	) {}

	/** Returns the cursor of the first row; '' without rows. */
	public function first(): string {
		return array() === $this->ids ? '' : $this->cursor( 0 );
	}

	/** Returns the cursor of the last row; '' without rows. */
	public function last(): string {
		return array() === $this->ids ? '' : $this->cursor( count( $this->ids ) - 1 );
	}

	private function cursor( int $at ): string {
		return ( new Cursor( $this->orderby, $this->values[ $at ], $this->ids[ $at ], $this->start + $at ) )->text();
	}
}
