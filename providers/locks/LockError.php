<?php
/**
 * Error of a lock.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Locks;

defined( 'ABSPATH' ) || exit;

/** The database did not answer, so it is unknown who holds the lock. */
final class LockError extends \RuntimeException {}
