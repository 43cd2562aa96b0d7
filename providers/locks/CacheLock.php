<?php
/**
 * Lock in the object cache.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Locks;

defined( 'ABSPATH' ) || exit;

/**
 * For sites with a persistent object cache, and for work that may also happen twice: a cache can lose its entries at
 * any time.
 */
final class CacheLock implements Lock {
	private const GROUP = 'pagewright';

	/** Value of the entry while this object holds the lock; '' while it does not. */
	private string $claim = '';

	public function __construct( private readonly string $name, private readonly int $seconds ) {}

	public function acquire(): bool {
		$claim = bin2hex( random_bytes( 8 ) );
		if ( ! wp_cache_add( $this->name, $claim, self::GROUP, $this->seconds ) ) {
			return false;
		}
		$this->claim = $claim;
		return true;
	}

	public function release(): void {
		$claim       = $this->claim;
		$this->claim = '';
		if ( '' !== $claim && wp_cache_get( $this->name, self::GROUP, true ) === $claim ) {
			wp_cache_delete( $this->name, self::GROUP );
		}
	}
}
