<?php
/**
 * How far an import has come.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Import;

defined( 'ABSPATH' ) || exit;

use Pagewright\Views\Progress as BaseProgress;

/** A row among the counts, changed in the transaction that adds them: what is written there is in the counts, and nothing else is. */
final class Progress extends BaseProgress {
	protected const NAME = 'import';

	/** In this order. Totals are read in the first import only; later ones add up what is newer. */
	public const SUMMARY = 'summary';
	public const TOTALS  = 'totals';
	public const SPANS   = 'spans';

	/**
	 * @param string $phase   One of the four.
	 * @param bool   $is_first Whether nothing was imported before.
	 * @param int    $from    Id of the last view that an earlier import took.
	 * @param int    $next    Id of the last view that is taken.
	 * @param int    $to      Id of the last view that this import takes.
	 * @param string $hours   Day from which on views are taken by the hour too: 2026-11-30.
	 * @param int    $post    Id of the last post whose total is taken.
	 * @param int    $posts   Posts with a total, at the beginning.
	 * @param int    $read    Of these, read.
	 * @param int    $skipped Of these, without a post.
	 * @param int    $views   Views taken into totals.
	 * @param int    $started Seconds since 1970.
	 * @param int    $ended   Seconds since 1970, 0: not yet.
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

	/** Says, in the transaction that writes rows to the old summary, that the counts hold these rows: no import takes them. */
	public function skip_to( int $newest ): void {
		$this->from = $newest;
		$this->next = $newest;
		$this->to   = $newest;
		$this->save();
	}

	/** What is done of it, 0 to 1. A view is as much work as the total of a post. */
	public function share(): float {
		if ( self::DONE === $this->phase ) {
			return 1.0;
		}
		$all = $this->to - $this->from + $this->posts;
		return $all > 0 ? min( 0.99, ( $this->next - $this->from + $this->read ) / $all ) : 0.99;
	}
}
