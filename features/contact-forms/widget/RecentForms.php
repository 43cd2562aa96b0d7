<?php
/**
 * Caches the IDs of forms of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * The latest stored forms, in an autoloaded option: pages with forms do not query the database for them. Sites with
 * more forms query the others.
 */
final class RecentForms {
	private const OPTION = 'pagewright_widget_forms';

	private const MOST = 50;

	private const HASH_CHARS = 16;

	/**
	 * @return array{0: int, 1: int}|null Post, and the time when it was last marked as used; null when it is not
	 *    cached.
	 */
	public static function find( string $hash ): ?array {
		$found = self::all()[ self::key( $hash ) ] ?? null;
		return is_array( $found ) && is_int( $found[0] ?? null ) && is_int( $found[1] ?? null )
			? array( $found[0], $found[1] )
			: null;
	}

	public static function remember( string $hash, int $id ): void {
		$all = self::all();
		unset( $all[ self::key( $hash ) ] );
		$all[ self::key( $hash ) ] = array( $id, time() );
		update_option( self::OPTION, array_slice( $all, -self::MOST, null, true ), true );
	}

	/** Removes a post that no longer exists. */
	public static function forget( int $id ): void {
		$all  = self::all();
		$left = array_filter( $all, static fn ( mixed $one ): bool => ( $one[0] ?? 0 ) !== $id );
		if ( count( $left ) !== count( $all ) ) {
			update_option( self::OPTION, $left, true );
		}
	}

	public static function erase(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, mixed> Oldest first. */
	private static function all(): array {
		$all = get_option( self::OPTION, array() );
		return is_array( $all ) ? $all : array();
	}

	/** Returns a key that is never numeric, because PHP would convert it to an integer. */
	private static function key( string $hash ): string {
		return 'h' . substr( $hash, 0, self::HASH_CHARS );
	}
}
