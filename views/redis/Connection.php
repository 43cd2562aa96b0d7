<?php
/**
 * A way to a Redis server.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** Sends commands, all at once, and returns their answers. */
interface Connection {
	/**
	 * @param non-empty-list<non-empty-list<string>> $commands Each with its arguments; Redis runs them in this order.
	 * @return list<mixed> An answer for each: a text, a number, a list or null.
	 * @throws NotSent  When nothing reached the server.
	 * @throws Refused  When the server refused a command; the others were run, unless they are one transaction.
	 * @throws NoAnswer When commands may have been run or not.
	 */
	public function run( array $commands ): array;
}
