<?php
/**
 * Interface of locks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Locks;

defined( 'ABSPATH' ) || exit;

/**
 * A lock that all processes of a site share. One object belongs to one process: of all objects with the same name, at
 * most one holds the lock. A lock expires, because its process can be killed; another process then gets it.
 */
interface Lock {
	/** Takes the lock if it is free or has expired. Does not wait. Returns whether this object holds the lock now. */
	public function acquire(): bool;

	/** Releases the lock if this object still holds it. A second call does nothing. */
	public function release(): void;
}
