<?php
/**
 * Values that live until the end of the request.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Request;

defined( 'ABSPATH' ) || exit;

/**
 * The only mutable static state of the plugin: caches, counters and marks of the current request. Each value belongs to
 * a class, which is the only one that reads and writes it. State with a shorter life belongs in an object.
 *
 *     $settings = Memory::remember( self::class, 'settings', static fn () => self::read() );
 */
final class Memory {
	/** @var array<class-string, array<string, mixed>> Owner => name => value. */
	private static array $values = array();

	/**
	 * Returns a stored value, or stores and returns the result of a callback.
	 *
	 * @template T
	 * @param class-string    $owner  Class that the value belongs to.
	 * @param string          $name   Name of the value.
	 * @param callable(): T   $create Called if no value is stored. null is a value too.
	 * @return T
	 */
	public static function remember( string $owner, string $name, callable $create ): mixed {
		if (
			! isset( self::$values[ $owner ][ $name ] )
			&& ! array_key_exists( $name, self::$values[ $owner ] ?? array() )
		) {
			self::$values[ $owner ][ $name ] = $create();
		}
		return self::$values[ $owner ][ $name ];
	}

	/** Returns a stored value, or the default. */
	public static function get( string $owner, string $name, mixed $default_value = null ): mixed {
		return self::$values[ $owner ][ $name ] ?? $default_value;
	}

	public static function set( string $owner, string $name, mixed $value ): void {
		self::$values[ $owner ][ $name ] = $value;
	}

	/** Adds to a counter, and returns its new value. */
	public static function add( string $owner, string $name, int $by = 1 ): int {
		return self::$values[ $owner ][ $name ] = (int) ( self::$values[ $owner ][ $name ] ?? 0 ) + $by;
	}

	/** Stores true, and returns whether this is the first call: `if ( Memory::first( self::class, 'script' ) )`. */
	public static function first( string $owner, string $name ): bool {
		$is_first                        = ! isset( self::$values[ $owner ][ $name ] );
		self::$values[ $owner ][ $name ] = true;
		return $is_first;
	}

	/** Forgets one value, or all values of a class. */
	public static function forget( string $owner, ?string $name = null ): void {
		if ( null === $name ) {
			unset( self::$values[ $owner ] );
		} else {
			unset( self::$values[ $owner ][ $name ] );
		}
	}
}
