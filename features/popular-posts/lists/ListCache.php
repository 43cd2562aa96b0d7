<?php
/**
 * Caches rendered lists.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\StateTable;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Tables;
use Pagewright\Providers\Locks\CacheLock;
use Pagewright\Providers\Locks\Lock;

/**
 * Stores the HTML of lists as transients, in the object cache if the site has one. When a list expires, one request
 * renders it again, and other requests get the old one until then. The site's own lists are limited by its content.
 * Lists that anonymous visitors request share a fixed number of slots, and a slot is not reused before its list
 * expires: visitors can neither fill the database nor cause unlimited writes.
 */
final class ListCache {
	/** Number in the names of all lists; changing it invalidates the cache. Autoloaded. */
	public const GENERATION = 'pagewright_popular_lists';

	private const PREFIX = 'pagewright_list_';

	/** Number of cache slots for requests of anonymous clients. */
	private const PLACES = 64;

	/**
	 * Maximum lifetime of an empty list of the site, so that the first view appears at once. Lists of anonymous clients
	 * are not refreshed more often.
	 */
	private const EMPTY_SECONDS = 2;

	/** How long an expired list may be served while another request renders it, and then kept. */
	private const STALE_SECONDS = HOUR_IN_SECONDS;

	/** Maximum time to wait for another request. */
	private const LOCK_SECONDS = 10;

	private const WAIT_MS = 50;

	private const WAITS = 20;

	/** Number of locks for rendering. */
	private const LOCKS = 256;

	/**
	 * Returns the list from the cache, or renders it.
	 *
	 * @param callable(): array{html: string, is_empty: bool} $make HTML, and whether it is empty.
	 */
	public static function get( ListOptions $options, callable $make ): string {
		$seconds = Settings::load()->cache_seconds;
		if ( 0 === $seconds ) {
			return $make()['html'];
		}
		$key  = self::key( $options );
		$kept = self::read( $key, $options->is_trusted );
		if ( null !== $kept && $kept['until'] > time() ) {
			return $kept['html'];
		}
		$lock        = self::lock( $key, $options->is_trusted );
		$is_rendered = ! self::acquire( $lock );
		// Anonymous clients that request many lists must not create a queue.
		if ( $is_rendered && null === $kept && $options->is_trusted ) {
			$kept = self::wait( $key );
		}
		if ( $is_rendered ) {
			return $kept['html'] ?? $make()['html'];
		}
		try {
			$made = $make();
			self::write(
				$key,
				$options->is_trusted,
				$made['html'],
				$made['is_empty'] && $options->is_trusted ? min( $seconds, self::EMPTY_SECONDS ) : $seconds
			);
			return $made['html'];
		} finally {
			self::release( $lock );
		}
	}

	/**
	 * Creates the option, because WordPress queries a missing one in each request. Not in requests of visitors, which
	 * change no options.
	 */
	public static function prepare(): void {
		if ( false === get_option( self::GENERATION ) ) {
			add_option( self::GENERATION, 0, '', true );
		}
	}

	/** Invalidates all lists, after an entry was deleted. */
	public static function clear(): void {
		update_option( self::GENERATION, (int) get_option( self::GENERATION ) + 1, true );
	}

	private static function key( ListOptions $options ): string {
		return md5(
			implode(
				'|',
				array(
					\Pagewright\VERSION,
					(int) get_option( self::GENERATION ),
					Languages::current(),
					determine_locale(),
					is_ssl() ? 's' : '',
					Settings::load()->link_target,
					$options->key(),
				)
			)
		);
	}

	/** Returns the name of a slot for anonymous clients. */
	private static function place( string $key ): string {
		return self::PREFIX . 'place_' . hexdec( substr( $key, 0, 6 ) ) % self::PLACES;
	}

	/** @return ?array{html: string, until: int} */
	private static function read( string $key, bool $is_trusted ): ?array {
		$kept = get_transient( self::PREFIX . $key );
		if ( ! is_array( $kept ) && ! $is_trusted ) {
			$place = get_transient( self::place( $key ) );
			$kept  = is_array( $place ) && ( $place['key'] ?? '' ) === $key ? $place : null;
		}
		return is_array( $kept ) && is_string( $kept['html'] ?? null ) && is_int( $kept['until'] ?? null )
			? $kept
			: null;
	}

	private static function write( string $key, bool $is_trusted, string $html, int $seconds ): void {
		$kept = array(
			'html'  => $html,
			'until' => time() + $seconds,
			'key'   => $key,
		);
		if ( $is_trusted ) {
			set_transient( self::PREFIX . $key, $kept, $seconds + self::STALE_SECONDS );
			return;
		}
		$place = get_transient( self::place( $key ) );
		if ( ! is_array( $place ) || ( $place['until'] ?? 0 ) <= time() ) {
			set_transient( self::place( $key ), $kept, $seconds + self::STALE_SECONDS );
		}
	}

	/**
	 * Waits while another request renders this list for the first time.
	 *
	 * @return ?array{html: string, until: int} Null after a timeout.
	 */
	private static function wait( string $key ): ?array {
		for ( $i = 0; $i < self::WAITS; $i++ ) {
			usleep( self::WAIT_MS * 1000 );
			self::forget( self::PREFIX . $key );
			$kept = self::read( $key, true );
			if ( null !== $kept ) {
				return $kept;
			}
		}
		return null;
	}

	/** Clears the memory cache of this request, which may contain that the list is missing. */
	private static function forget( string $name ): void {
		if ( wp_using_ext_object_cache() ) {
			// Required to bypass the memory cache of some object caches.
			wp_cache_get( $name, 'transient', true );
			return;
		}
		wp_cache_delete( "_transient_$name", 'options' );
		wp_cache_delete( "_transient_timeout_$name", 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}

	/** Returns the lock for rendering a list; null on a site without the tables of view counting. */
	private static function lock( string $key, bool $is_trusted ): ?Lock {
		$name = ( $is_trusted ? 'list:' : 'strangers-list:' ) . hexdec( substr( $key, -6 ) ) % self::LOCKS;
		if ( wp_using_ext_object_cache() ) {
			return new CacheLock( $name, self::LOCK_SECONDS );
		}
		return Tables::exist() ? StateTable::lock( $name, self::LOCK_SECONDS ) : null;
	}

	/** Returns false while another request renders this list. Without a working lock, every request renders it. */
	private static function acquire( ?Lock $lock ): bool {
		try {
			return null === $lock || $lock->acquire();
		} catch ( StoreError ) {
			return true;
		}
	}

	private static function release( ?Lock $lock ): void {
		try {
			$lock?->release();
		} catch ( StoreError ) {
			// The lock expires.
			return;
		}
	}
}
