<?php
/**
 * Forms of widgets that pages ask for.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Widget;

defined( 'ABSPATH' ) || exit;

/** The last forms that were stored, in an option that is read with all others: a page with forms need not ask the database which they are. Sites with more ask for the rest. */
final class Recent {
	private const OPTION = 'pagewright_widget_forms';

	private const MOST = 50;

	private const HASH_CHARS = 16;

	/** @return array{0: int, 1: int}|null Post, and when it was last marked as used; null where it is not among them. */
	public static function find( string $hash ): ?array {
		$found = self::all()[ self::key( $hash ) ] ?? null;
		return is_array( $found ) && is_int( $found[0] ?? null ) && is_int( $found[1] ?? null ) ? array( $found[0], $found[1] ) : null;
	}

	public static function remember( string $hash, int $id ): void {
		$all = self::all();
		unset( $all[ self::key( $hash ) ] );
		$all[ self::key( $hash ) ] = array( $id, time() );
		update_option( self::OPTION, array_slice( $all, -self::MOST, null, true ), true );
	}

	/** A post that is not there any more. */
	public static function forget( int $id ): void {
		$all  = self::all();
		$left = array_filter( $all, static fn ( mixed $one ): bool => ( $one[0] ?? 0 ) !== $id );
		count( $left ) === count( $all ) || update_option( self::OPTION, $left, true );
	}

	public static function erase(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, mixed> The oldest first. */
	private static function all(): array {
		$all = get_option( self::OPTION, array() );
		return is_array( $all ) ? $all : array();
	}

	/** Never a number, which PHP would make the key of a list. */
	private static function key( string $hash ): string {
		return 'h' . substr( $hash, 0, self::HASH_CHARS );
	}
}
