<?php
/**
 * Interface of stores for page views.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/** Stores page views while visitors wait. Counts reads them. */
interface Store {
	/**
	 * Adds views of a post. Parallel calls are all counted.
	 *
	 * @param int $post   ID of a post that counts: see Counter.
	 * @param int $weight Number of views that it represents, 1 or more.
	 * @throws StoreError When they could not be stored.
	 */
	public function add( int $post, int $weight ): void;

	/**
	 * Moves pending views into the table of hours. The next call completes an interrupted one and counts nothing twice.
	 */
	public function flush(): void;

	/**
	 * Returns the status for administrators.
	 *
	 * @return array{engine: 'database'|'redis', is_working: bool, waiting: int, flushed: int, problem: string}
	 *    `waiting`: views that are not in the tables yet. `flushed`: time of the last move (seconds since 1970, 0 for
	 *    never).
	 */
	public function state(): array;
}
