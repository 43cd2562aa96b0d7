<?php
/**
 * How far writing back has come.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\WriteBack;

defined( 'ABSPATH' ) || exit;

use Pagewright\Views\Progress as BaseProgress;

/** A row among the counts, changed in the transaction that writes to the old tables. */
final class Progress extends BaseProgress {
	protected const NAME = 'write-back';

	/** In this order. */
	public const IMPORT = 'import';
	public const POSTS  = 'posts';

	/**
	 * @param string $phase   One of the three.
	 * @param int    $post    Id of the last post that was compared.
	 * @param int    $posts   Posts with views, at the beginning.
	 * @param int    $read    Of these, compared.
	 * @param int    $views   Views that were written.
	 * @param int    $started Seconds since 1970.
	 * @param int    $ended   Seconds since 1970, 0: not yet.
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

	/** What is done of it, 0 to 1. */
	public function share(): float {
		return match ( $this->phase ) {
			self::DONE  => 1.0,
			self::POSTS => $this->posts > 0 ? min( 0.99, $this->read / $this->posts ) : 0.99,
			default     => 0.0,
		};
	}
}
