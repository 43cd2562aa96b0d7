<?php
/**
 * Interface of connections to a Redis server.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/** Sends commands in one batch and returns their responses. */
interface Connection {
	/**
	 * @param non-empty-list<non-empty-list<string>> $commands Commands with arguments; Redis runs them in this order.
	 * @return list<mixed> A response for each: a text, a number, a list or null.
	 * @throws NotSent  When nothing was sent to the server.
	 * @throws Refused  When the server refused a command; the others were run, unless they are one transaction.
	 * @throws NoAnswer When the commands may or may not have been run.
	 */
	public function run( array $commands ): array;
}
