<?php
/**
 * Progress of writing back.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\WriteBack;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Progress as BaseProgress;

/** A row in the table of states, changed in the transaction that writes to the old tables. */
final class Progress extends BaseProgress {
	protected const NAME = 'write-back';

	/** Phases in order. */
	public const IMPORT = 'import';
	public const POSTS  = 'posts';

	/**
	 * @param string $phase   One of the three phases.
	 * @param int    $post    ID of the last compared post.
	 * @param int    $posts   Number of posts with views, at the start.
	 * @param int    $read    Number of those that were compared.
	 * @param int    $views   Number of written views.
	 * @param int    $started Seconds since 1970.
	 * @param int    $ended   Seconds since 1970, 0 before the end.
	 */
	public function __construct(
		public string $phase = self::IMPORT,
		public int $post = 0,
		public int $posts = 0,
		public int $read = 0,
		public int $views = 0,
		public int $started = 0,
		public int $ended = 0,
	) {}

	/** Returns the finished share, 0 to 1. */
	public function share(): float {
		return match ( $this->phase ) {
			self::DONE  => 1.0,
			self::POSTS => $this->posts > 0 ? min( 0.99, $this->read / $this->posts ) : 0.99,
			default     => 0.0,
		};
	}
}
