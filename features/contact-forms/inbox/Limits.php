<?php
/**
 * Limits the size of the inbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps visitors from filling the database. When the limit is reached, first the trash is emptied, then the oldest spam
 * is deleted. Mails are always sent. When there is still no room, the site owner sees how many submissions were not
 * stored.
 */
final class Limits {
	/** Option: `{ since: 1790000000, count: 3 }`. Exists only when a submission was not stored. */
	public const MISSED = 'pagewright_inbox_missed';

	private const USAGE = 'pagewright_inbox_usage';

	/** Interval between counts of the usage. In between, new submissions are added to the last count. */
	private const USAGE_SECONDS = 10 * MINUTE_IN_SECONDS;

	private const BATCH = 100;

	private const DEFAULTS = array(
		'entry_bytes'      => 256 * KB_IN_BYTES,
		'spam_entry_bytes' => 32 * KB_IN_BYTES,
		'per_hour'         => 500,
		'spam_per_hour'    => 50,
		'rows'             => 50000,
		'bytes'            => 256 * MB_IN_BYTES,
		'spam_rows'        => 1000,
		'spam_bytes'       => 16 * MB_IN_BYTES,
		'file_bytes'       => GB_IN_BYTES,
	);

	/** @return array<string, int> */
	public static function all(): array {
		/**
		 * Filters the limits of the inbox.
		 *
		 * @param array<string, int> $limits `entry_bytes` and `spam_entry_bytes`: of the fields of one submission;
		 *    `per_hour` and `spam_per_hour`: submissions of one form; `rows`, `bytes`, `spam_rows` and `spam_bytes`: in
		 *    all; `file_bytes`: of all files.
		 *
		 * @example add_filter( 'pagewright/forms/inbox-limits', static fn ( array $limits ) => array( 'rows' => 200000 ) + $limits );
		 */
		$limits = apply_filters( 'pagewright/forms/inbox-limits', self::DEFAULTS );
		return array_map( 'intval', array_filter( is_array( $limits ) ? $limits : array(), 'is_numeric' ) )
			+ self::DEFAULTS;
	}

	/** Returns the maximum size of a submission's fields in bytes. */
	public static function entry_bytes( bool $is_spam ): int {
		return self::all()[ $is_spam ? 'spam_entry_bytes' : 'entry_bytes' ];
	}

	/**
	 * Returns whether there is room for another submission. Makes room by emptying the trash and then deleting the
	 * oldest spam.
	 *
	 * @param int $bytes What it will take.
	 */
	public static function admits( int $form, bool $is_spam, int $bytes ): bool {
		$limits = self::all();
		if ( self::lately( $form, $is_spam ) >= $limits[ $is_spam ? 'spam_per_hour' : 'per_hour' ] ) {
			return self::refuse( $is_spam );
		}
		$usage = self::usage();
		if (
			$is_spam
			&& ( $usage['spam_rows'] >= $limits['spam_rows'] || $usage['spam_bytes'] + $bytes > $limits['spam_bytes'] )
		) {
			self::drop( Entry::SPAM );
			$usage = self::usage();
		}
		while ( $usage['trash_rows'] + $usage['spam_rows'] > 0 && self::is_full( $usage, $bytes, $limits ) ) {
			self::drop( $usage['trash_rows'] > 0 ? 'trash' : Entry::SPAM );
			$usage = self::usage();
		}
		if ( self::is_full( $usage, $bytes, $limits ) ) {
			return self::refuse( $is_spam );
		}
		self::add(
			array( 'rows' => 1, 'bytes' => $bytes )
			+ ( $is_spam ? array( 'spam_rows' => 1, 'spam_bytes' => $bytes ) : array() )
		);
		return true;
	}

	/** Returns whether there is room for a file of this size. */
	public static function admits_file( int $bytes ): bool {
		if ( self::usage()['file_bytes'] + $bytes > self::all()['file_bytes'] ) {
			return self::refuse( false );
		}
		self::add( array( 'file_bytes' => $bytes ) );
		return true;
	}

	/** Invalidates the usage after submissions or files were deleted. */
	public static function forget(): void {
		delete_transient( self::USAGE );
	}

	/** @return array{since: int, count: int}|null Null when every submission was stored. */
	public static function missed(): ?array {
		$missed = get_option( self::MISSED );
		return is_array( $missed ) && is_int( $missed['count'] ?? null ) && is_int( $missed['since'] ?? null )
			? array( 'since' => $missed['since'], 'count' => $missed['count'] )
			: null;
	}

	/** Spam is counted elsewhere. @return false */
	private static function refuse( bool $is_spam ): bool {
		if ( ! $is_spam ) {
			$missed = self::missed() ?? array( 'since' => time(), 'count' => 0 );
			update_option( self::MISSED, array( 'count' => $missed['count'] + 1 ) + $missed, false );
		}
		return false;
	}

	/** @param array<string, int> $usage @param array<string, int> $limits */
	private static function is_full( array $usage, int $bytes, array $limits ): bool {
		return $usage['rows'] >= $limits['rows'] || $usage['bytes'] + $bytes > $limits['bytes'];
	}

	/** Deletes the oldest submissions with this status. @param string $status As for Entries::page(). */
	private static function drop( string $status ): void {
		Entries::delete( Entries::oldest( $status, self::BATCH ) );
		self::forget();
	}

	private static function lately( int $form, bool $is_spam ): int {
		global $wpdb;
		$sql = 'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE form_id = %d AND created > %d AND '
			. ( $is_spam ? 'status = %s' : 'status <> %s' );
		return Table::exists()
			? (int) $wpdb->get_var( $wpdb->prepare( $sql, $form, time() - HOUR_IN_SECONDS, Entry::SPAM ) ) // phpcs:ignore WordPress.DB -- our own table.
			: 0;
	}

	/** @param array<string, int> $more */
	private static function add( array $more ): void {
		$usage = self::usage();
		foreach ( $more as $name => $number ) {
			$usage[ $name ] += $number;
		}
		set_transient( self::USAGE, $usage, max( 1, $usage['until'] - time() ) );
	}

	/** @return array<string, int> `rows`, `bytes`, `spam_rows`, `spam_bytes`, `trash_rows`, `file_bytes`, `until`. */
	private static function usage(): array {
		$usage = get_transient( self::USAGE );
		if ( is_array( $usage ) && isset( $usage['trash_rows'] ) && ( $usage['until'] ?? 0 ) > time() ) {
			return $usage;
		}
		$spam  = Entries::size( Entry::SPAM );
		$all   = Entries::size();
		$usage = array(
			'rows'       => $all['rows'],
			'bytes'      => $all['bytes'],
			'spam_rows'  => $spam['rows'],
			'spam_bytes' => $spam['bytes'],
			'trash_rows' => Entries::size( 'trash' )['rows'],
			'file_bytes' => Files::bytes(),
			'until'      => time() + self::USAGE_SECONDS,
		);
		set_transient( self::USAGE, $usage, self::USAGE_SECONDS );
		return $usage;
	}
}
