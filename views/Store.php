<?php
/**
 * Where a view is written.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

/** Takes views in while visitors wait. Reading is the business of Counts. */
interface Store {
	/**
	 * Adds views of a post at this moment. Parallel calls each count.
	 *
	 * @param int $post   Id of a post that may be counted: see Counter.
	 * @param int $weight How many views this one stands for, 1 or more.
	 * @throws StoreError When they could not be stored.
	 */
	public function add( int $post, int $weight ): void;

	/** Moves what waits elsewhere into the table of hours. A call that was killed on its way is finished by the next, and counts nothing twice. */
	public function flush(): void;

	/**
	 * What an administrator may want to know.
	 *
	 * @return array{engine: 'database'|'redis', is_working: bool, waiting: int, flushed: int, problem: string} Views not yet in the tables, and when the last were moved (seconds since 1970, 0: never).
	 */
	public function state(): array;
}
