<?php
/**
 * Stores page views in Redis.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Redis\Connection;
use Pagewright\Features\PopularPosts\Views\Redis\NoAnswer;
use Pagewright\Features\PopularPosts\Views\Redis\NotSent;
use Pagewright\Features\PopularPosts\Views\Redis\Refused;

/**
 * A page view increments a field in the hash of its minute. When folding is due, all hashes move to the table of hours:
 *
 *     minute 29000001 { 7: 3, 9: 1 }  →  renamed to work:29000001:<batch>  →  one transaction: batch noted, hours + 3,
 *     + 1  →  work removed
 *
 * Each batch is recorded and never added twice, so the next run completes an interrupted one. If Redis crashes, views
 * since its last save are lost, at most those since the last move. A crash of PHP or of the database loses no recorded
 * view.
 */
final class RedisStore implements Store {
	/**
	 * Not a Providers\Locks\Lock: this lock is where the views are, so that a process that cannot reach Redis does not
	 * move them. Redis may crash while a process holds the lock. Two processes that move views at once do no harm,
	 * because batches
	 * are recorded.
	 */
	private const LOCK_MS = 10_000;

	/** Lifetime of a cached post, unless it changes. */
	private const KNOWN_SECONDS = '600';

	/** Atomic: a minute that is missing in the list would never be found. */
	private const ADD = "if ARGV[4] == '1' then redis.call('SADD', KEYS[1], ARGV[1]) if redis.call('TTL', KEYS[1]) < 0 then redis.call('EXPIRE', KEYS[1], ARGV[5]) end "
		. "elseif redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 0 then return 0 end "
		. "redis.call('HINCRBY', KEYS[2], ARGV[1], ARGV[2]) redis.call('SADD', KEYS[3], ARGV[3]) return 1";

	/** Records of batches are kept as long as Redis may still contain the batch. */
	private const NOTED_SECONDS = WEEK_IN_SECONDS;

	/** Records of batches that Redis no longer contains: another process may have read one before its removal. */
	private const DONE_SECONDS = HOUR_IN_SECONDS;

	private const BATCH = 'batch:';

	public function __construct( private readonly Connection $redis ) {}

	public function add( int $post, int $weight ): void {
		try {
			$this->send( $post, $weight, true );
		} catch ( NotSent | Refused $error ) {
			( new TableStore() )->add( $post, $weight );
		}
	}

	/**
	 * Adds a view of a cached post, which need not be looked up.
	 *
	 * @return bool False when nothing was added: the post is not cached, or Redis is unreachable or refuses.
	 * @throws StoreError When Redis does not answer, so that the result is unknown.
	 */
	public function add_known( int $post, int $weight ): bool {
		try {
			return $this->send( $post, $weight, false );
		} catch ( NotSent | Refused $error ) {
			return false;
		}
	}

	/**
	 * Removes a post, or all posts, from the cache, so that the next view looks it up: it may have been unpublished.
	 */
	public function forget( ?int $post = null ): void {
		try {
			if ( null === $post ) {
				$this->one( 'DEL', self::key( 'known' ) );
			} else {
				$this->one( 'SREM', self::key( 'known' ), (string) $post );
			}
		} catch ( NotSent | Refused | NoAnswer $error ) {
			// Cached posts expire soon.
			return;
		}
	}

	/** @throws NotSent|Refused|StoreError See add_known(). */
	private function send( int $post, int $weight, bool $is_new ): bool {
		$minute = (string) intdiv( Clock::now(), MINUTE_IN_SECONDS );
		try {
			return 1 === $this->one(
				'EVAL',
				self::ADD,
				'3',
				self::key( 'known' ),
				self::key( "minute:$minute" ),
				self::key( 'minutes' ),
				(string) $post,
				(string) $weight,
				$minute,
				$is_new ? '1' : '0',
				self::KNOWN_SECONDS
			);
		} catch ( NoAnswer $error ) {
			// The view may be stored: storing it elsewhere could count it twice.
			throw new StoreError( $error->getMessage() );
		}
	}

	public function flush(): void {
		try {
			$token = bin2hex( random_bytes( 8 ) );
			if ( null === $this->one( 'SET', self::key( 'lock' ), $token, 'NX', 'PX', (string) self::LOCK_MS ) ) {
				return;
			}
			foreach ( $this->members( 'minutes' ) as $minute ) {
				$this->take( $minute );
			}
			foreach ( $this->members( 'works' ) as $work ) {
				$this->finish( $work );
			}
			$this->one( 'SET', self::key( 'flushed' ), (string) Clock::now() );
			if ( $token === $this->one( 'GET', self::key( 'lock' ) ) ) {
				$this->one( 'DEL', self::key( 'lock' ) );
			}
		} catch ( NotSent | Refused | NoAnswer $error ) {
			throw new StoreError( $error->getMessage() );
		}
		self::forget_batches();
	}

	public function state(): array {
		$state = array(
			'engine'     => Settings::REDIS,
			'is_working' => true,
			'waiting'    => 0,
			'flushed'    => 0,
			'problem'    => '',
		);
		try {
			$state['flushed'] = (int) $this->one( 'GET', self::key( 'flushed' ) );
			$keys             = array(
				...array_map( static fn ( string $minute ): string => "minute:$minute", $this->members( 'minutes' ) ),
				...array_map( static fn ( string $work ): string => "work:$work", $this->members( 'works' ) ),
			);
			foreach ( $keys as $key ) {
				$state['waiting'] += array_sum(
					array_map( 'intval', (array) $this->one( 'HVALS', self::key( $key ) ) )
				);
			}
		} catch ( NotSent | Refused | NoAnswer $error ) {
			$state['is_working'] = false;
			$state['problem']    = $error->getMessage();
		}
		return $state;
	}

	/**
	 * Renames the hash of a minute, so that new views start another. The list contains the new name first, so that it
	 * will be found.
	 */
	private function take( string $minute ): void {
		$work = $minute . ':' . bin2hex( random_bytes( 8 ) );
		try {
			$this->redis->run(
				array(
					array( 'MULTI' ),
					array( 'SADD', self::key( 'works' ), $work ),
					array( 'SREM', self::key( 'minutes' ), $minute ),
					array( 'RENAME', self::key( "minute:$minute" ), self::key( "work:$work" ) ),
					array( 'EXEC' ),
				)
			);
		} catch ( Refused $error ) {
			// Another process took it; this batch is empty.
			if ( ! str_contains( $error->getMessage(), 'no such key' ) ) {
				throw $error;
			}
		}
	}

	/** Moves a batch to the table of hours, unless that was done already, and deletes it. */
	private function finish( string $work ): void {
		[ $minute, $batch ] = explode( ':', $work ) + array( '0', '' );
		$views              = self::pairs( (array) $this->one( 'HGETALL', self::key( "work:$work" ) ) );
		if ( array() !== $views ) {
			Database::transaction(
				static function () use ( $views, $minute, $batch ): void {
					global $wpdb;
					Folding::begin();
					$is_new = Database::run(
						$wpdb->prepare(
							'INSERT IGNORE INTO ' . Tables::name( 'state' ) . ' (name, value) VALUES (%s, %s)', // phpcs:ignore WordPress.DB -- our own table.
							self::BATCH . $batch,
							(string) Clock::now()
						)
					);
					if ( 1 === $is_new ) {
						self::add_to_hours( $views, Clock::hour( (int) $minute * MINUTE_IN_SECONDS ) );
					}
				}
			);
		}
		$this->redis->run(
			array(
				array( 'MULTI' ),
				array( 'DEL', self::key( "work:$work" ) ),
				array( 'SREM', self::key( 'works' ), $work ),
				array( 'EXEC' ),
			)
		);
		if ( array() !== $views ) {
			StateTable::set(
				self::BATCH . $batch,
				(string) ( Clock::now() - self::NOTED_SECONDS + self::DONE_SECONDS )
			);
		}
	}

	/** @param array<int, int> $views Views by post. */
	private static function add_to_hours( array $views, int $hour ): void {
		$rows = array();
		foreach ( $views as $post => $count ) {
			$rows[] = array( $hour, $post, $count );
		}
		Database::upsert(
			Tables::name( 'hours' ),
			array( 'hour', 'post_id', 'views' ),
			$rows,
			'views = views + VALUES(views)'
		);
		Folding::look_back( $hour );
	}

	/**
	 * @param list<string> $answer Alternating names and values, or values by name.
	 * @return array<int, int> Views by post.
	 */
	private static function pairs( array $answer ): array {
		$pairs = array();
		if ( ! array_is_list( $answer ) ) {
			return array_map( 'intval', $answer );
		}
		for ( $i = 0; $i + 1 < count( $answer ); $i += 2 ) {
			$pairs[ (int) $answer[ $i ] ] = (int) $answer[ $i + 1 ];
		}
		return $pairs;
	}

	private static function forget_batches(): void {
		global $wpdb;
		Database::run(
			$wpdb->prepare(
				'DELETE FROM ' . Tables::name( 'state' ) . ' WHERE name LIKE %s AND value < %s', // phpcs:ignore WordPress.DB -- our own table.
				$wpdb->esc_like( self::BATCH ) . '%',
				(string) ( Clock::now() - self::NOTED_SECONDS )
			)
		);
	}

	/** @return list<string> */
	private function members( string $set ): array {
		return array_map( 'strval', array_values( (array) $this->one( 'SMEMBERS', self::key( $set ) ) ) );
	}

	private function one( string ...$command ): mixed {
		return $this->redis->run( array( $command ) )[0];
	}

	/** Returns a key with a hash tag: all keys of a site are on one node of a cluster, and sites do not share keys. */
	private static function key( string $name ): string {
		global $wpdb;
		return '{pagewright:'
			. substr( md5( DB_HOST . DB_NAME . $wpdb->prefix . get_option( 'siteurl' ) ), 0, 12 )
			. "}:$name";
	}
}
