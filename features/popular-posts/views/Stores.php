<?php
/**
 * Chooses the store.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Redis\Connection;
use Pagewright\Features\PopularPosts\Views\Redis\ObjectCache;
use Pagewright\Features\PopularPosts\Views\Redis\Socket;

/** Chooses where page views are stored, and moves them to the tables when it is due. */
final class Stores {
	/**
	 * Returns Redis if the settings name it, or if the site's object cache uses it and the settings are automatic;
	 * otherwise the database.
	 */
	public static function choose( Settings $settings ): Store {
		$redis = Settings::DATABASE === $settings->engine ? null : self::redis( $settings );
		return null === $redis ? new TableStore() : new RedisStore( $redis );
	}

	private static function redis( Settings $settings ): ?Connection {
		$address = defined( 'PAGEWRIGHT_REDIS' ) ? (string) PAGEWRIGHT_REDIS : $settings->redis;
		if ( Settings::REDIS === $settings->engine && '' !== $address ) {
			return new Socket( $address );
		}
		return ObjectCache::find();
	}

	/** Callback for changed posts and settings: removes them from the cache. */
	public static function forget( Settings $settings, ?int $post = null ): void {
		$store = self::choose( $settings );
		if ( $store instanceof RedisStore ) {
			$store->forget( $post );
		}
	}

	/** Runs after a view was answered: folds pending views if it is due. The next view retries after an error. */
	public static function tidy_if_due( Settings $settings ): void {
		self::attempt( static fn () => Folding::run_if_due( static fn () => self::choose( $settings )->flush() ) );
	}

	/** Runs before a list is rendered: the same, if the list would change. A quiet site has no next view. */
	public static function tidy_for_list( Settings $settings ): void {
		if ( true === $settings->enabled && Tables::exist() && Folding::is_due() ) {
			self::attempt(
				static fn () =>
					( self::choose( $settings ) instanceof RedisStore || Folding::is_wanted() )
						&& self::tidy_if_due( $settings )
			);
		}
	}

	/** @param callable(): mixed $work Work that is retried later after an error. */
	private static function attempt( callable $work ): void {
		try {
			$work();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace.
		}
	}

	/**
	 * Folds pending views, whether it is due or not.
	 *
	 * @throws StoreError When the database returns an error.
	 */
	public static function tidy( Settings $settings ): void {
		self::choose( $settings )->flush();
		Folding::run_if_due();
	}
}
