<?php
/**
 * The store that the settings ask for.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Views\Redis\Connection;
use Pagewright\Views\Redis\ObjectCache;
use Pagewright\Views\Redis\Socket;

/** Chooses where views go, and moves them on when it is time. */
final class Stores {
	/** Redis where the settings name it, or where the site's object cache uses it and the settings leave the choice; else the database. */
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

	/** A post has changed, or what counts has: what is known of it is looked up again. */
	public static function forget( Settings $settings, ?int $post = null ): void {
		$store = self::choose( $settings );
		$store instanceof RedisStore && $store->forget( $post );
	}

	/** After a view was answered: moves what waits into the sums, if it is time. What goes wrong is tried again by the next view. */
	public static function tidy_if_due( Settings $settings ): void {
		self::attempt( static fn () => Folding::run_if_due( static fn () => self::choose( $settings )->flush() ) );
	}

	/** Before a list is made: the same, if the list would change by it. A quiet site has no next view. */
	public static function tidy_for_list( Settings $settings ): void {
		if ( true === $settings->enabled && Tables::exist() && Folding::is_due() ) {
			self::attempt( static fn () => ( self::choose( $settings ) instanceof RedisStore || Folding::is_wanted() ) && self::tidy_if_due( $settings ) );
		}
	}

	/** @param callable(): mixed $work What is tried again later when it goes wrong. */
	private static function attempt( callable $work ): void {
		try {
			$work();
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: views: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace.
		}
	}

	/**
	 * The same, whether due or not.
	 *
	 * @throws StoreError When the database refuses.
	 */
	public static function tidy( Settings $settings ): void {
		self::choose( $settings )->flush();
		Folding::run_if_due();
	}
}
