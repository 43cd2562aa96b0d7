<?php
/**
 * Uses the connection of the site's object cache.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Redis;

defined( 'ABSPATH' ) || exit;

/**
 * Supports object caches with an accessible client: phpredis, Relay or Predis, through their method for raw commands.
 */
final class ObjectCache implements Connection {
	private function __construct( private readonly object $client ) {}

	/** Returns the connection, null when the site has no such object cache. */
	public static function find(): ?self {
		global $wp_object_cache;
		if ( ! is_object( $wp_object_cache ) || ! wp_using_ext_object_cache() ) {
			return null;
		}
		$client = method_exists( $wp_object_cache, 'redis_instance' )
			? $wp_object_cache->redis_instance()
			: ( $wp_object_cache->redis ?? null );
		// Clients of clusters need the node first.
		return is_object( $client )
			&& ! $client instanceof \RedisCluster
			&& ( method_exists( $client, 'rawCommand' ) || method_exists( $client, 'executeRaw' ) )
			? new self( $client )
			: null;
	}

	public function run( array $commands ): array {
		$answers = array();
		try {
			foreach ( $commands as $command ) {
				$answer = method_exists( $this->client, 'rawCommand' )
					? $this->client->rawCommand( ...$command )
					: $this->client->executeRaw( $command, $is_error );
				if (
					false === $answer
					&& method_exists( $this->client, 'getLastError' )
					&& null !== $this->client->getLastError()
				) {
					$message = (string) $this->client->getLastError();
					$this->client->clearLastError();
					throw new Refused( $message );
				}
				if ( true === ( $is_error ?? false ) ) {
					throw new Refused( (string) $answer );
				}
				$answers[] = match ( true ) {
					true === $answer  => 'OK',
					false === $answer => null,
					default           => $answer,
				};
			}
		} catch ( Refused $error ) {
			throw $error;
		} catch ( \Throwable $error ) {
			throw array() === $answers ? new NotSent( $error->getMessage() ) : new NoAnswer( $error->getMessage() );
		}
		return $answers;
	}
}
