<?php
/**
 * History of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Records the steps in an option, with time and user, latest last. */
final class History {
	public const OPTION = 'pagewright_switching';

	public const ACTIVATED   = 'activated';
	public const DEACTIVATED = 'deactivated';
	public const DELETED     = 'deleted';
	public const SETTINGS    = 'settings';
	public const EMPTIED     = 'emptied';
	public const COMPARED    = 'compared';
	public const IMPORTED    = 'imported';

	/** Older entries are dropped. */
	private const MOST = 100;

	/** @param string $plugin Folder of the plugin in switching/plugins; '' for a step of the whole site. */
	public static function add( string $plugin, string $step ): void {
		$entries   = self::all();
		$entries[] = array(
			'plugin' => $plugin,
			'step'   => $step,
			'time'   => time(),
			'user'   => get_current_user_id(),
		);
		update_option( self::OPTION, array_slice( $entries, -self::MOST ), false );
	}

	/** @return list<array{plugin: string, step: string, time: int, user: int}> */
	public static function all(): array {
		$stored = get_option( self::OPTION );
		$is_one = static fn ( mixed $entry ): bool =>
			is_array( $entry )
				&& is_string( $entry['plugin'] ?? null )
				&& is_string( $entry['step'] ?? null )
				&& is_int( $entry['time'] ?? null )
				&& is_int( $entry['user'] ?? null );
		return is_array( $stored ) ? array_values( array_filter( $stored, $is_one ) ) : array();
	}

	/** @return list<array{plugin: string, step: string, time: int, user: int}> Entries of one plugin. */
	public static function of( string $plugin ): array {
		return array_values(
			array_filter( self::all(), static fn ( array $entry ): bool => $plugin === $entry['plugin'] )
		);
	}

	/**
	 * Returns when a step was last done, in seconds since 1970; 0 for never.
	 *
	 * @param ?string $plugin Null for any plugin.
	 */
	public static function last( ?string $plugin, string $step ): int {
		$times = array( 0 );
		foreach ( self::all() as $entry ) {
			if ( $step === $entry['step'] && ( null === $plugin || $plugin === $entry['plugin'] ) ) {
				$times[] = $entry['time'];
			}
		}
		return max( $times );
	}

	/**
	 * Records which plugins a change of the list of active plugins adds and removes.
	 *
	 * @param mixed $before Active plugins before the change.
	 * @param mixed $after  Active plugins after it.
	 */
	public static function changed( mixed $before, mixed $after ): void {
		foreach ( Plugins::all() as $id => $plugin ) {
			foreach ( $plugin->folders() as $folder ) {
				if ( Departure::of( $folder, $before, $after ) ) {
					self::add( $id, self::DEACTIVATED );
				}
				if ( Departure::of( $folder, $after, $before ) ) {
					self::add( $id, self::ACTIVATED );
				}
			}
		}
	}

	/**
	 * Records that the files of a plugin were deleted. @param string $file File of the plugin, relative to the plugins
	 * folder.
	 */
	public static function deleted( string $file ): void {
		foreach ( Plugins::all() as $id => $plugin ) {
			if ( in_array( dirname( $file ), $plugin->folders(), true ) ) {
				self::add( $id, self::DELETED );
			}
		}
	}
}
