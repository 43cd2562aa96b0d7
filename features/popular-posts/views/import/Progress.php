<?php
/**
 * Progress of an import.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Progress as BaseProgress;

/** A row in the table of states, changed in the transaction that adds counts: it always matches the counts. */
final class Progress extends BaseProgress {
	protected const NAME = 'import';

	/** Phases in order. Only the first import reads totals; later ones sum up newer views. */
	public const SUMMARY = 'summary';
	public const TOTALS  = 'totals';
	public const SPANS   = 'spans';

	/**
	 * @param string $phase   One of the four phases.
	 * @param bool   $is_first Whether this is the first import.
	 * @param int    $from    ID of the last view of an earlier import.
	 * @param int    $next    ID of the last imported view.
	 * @param int    $to      ID of the last view of this import.
	 * @param string $hours   First day whose views are imported by the hour too: 2026-11-30.
	 * @param int    $post    ID of the last post with an imported total.
	 * @param int    $posts   Number of posts with a total, at the start.
	 * @param int    $read    Number of those that were read.
	 * @param int    $skipped Number of those without a post.
	 * @param int    $views   Number of views in imported totals.
	 * @param int    $started Seconds since 1970.
	 * @param int    $ended   Seconds since 1970, 0 before the end.
	 */
	public function __construct(
		public string $phase = self::DONE,
		public bool $is_first = true,
		public int $from = 0,
		public int $next = 0,
		public int $to = 0,
		public string $hours = '',
		public int $post = 0,
		public int $posts = 0,
		public int $read = 0,
		public int $skipped = 0,
		public int $views = 0,
		public int $started = 0,
		public int $ended = 0,
	) {}

	/**
	 * Notes, in the transaction that writes rows to the old summary, that the counts already contain these rows, so
	 * that no import takes them.
	 */
	public function skip_to( int $newest ): void {
		$this->from = $newest;
		$this->next = $newest;
		$this->to   = $newest;
		$this->save();
	}

	/** Returns the finished share, 0 to 1. A view is as much work as the total of a post. */
	public function share(): float {
		if ( self::DONE === $this->phase ) {
			return 1.0;
		}
		$all = $this->to - $this->from + $this->posts;
		return $all > 0 ? min( 0.99, ( $this->next - $this->from + $this->read ) / $all ) : 0.99;
	}
}
