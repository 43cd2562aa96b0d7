<?php
/**
 * Lock in the database.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Locks;

defined( 'ABSPATH' ) || exit;

/**
 * A row with a unique name, because the servers of one site share only the database. Its value is "expiry claim", the
 * expiry in ten digits of seconds, so that values sort by expiry. Not MySQL's GET_LOCK(), because SQLite has no named
 * locks.
 */
final class RowLock implements Lock {
	private const SWEPT_AT_ONCE = 100;

	/** Value of the row while this object holds the lock; '' while it does not. */
	private string $claim = '';

	/** Value that acquire() found while another object held the lock. */
	private string $found = '';

	/**
	 * @param string                   $table     Full name.
	 * @param bool                     $is_option Whether the columns have the names of the options table, or `name` and
	 *    `value`.
	 * @param int                      $seconds   Longest time for which a process is assumed to work.
	 * @param \Closure                 $clock     `fn (): int`, returns the time in seconds since 1970.
	 * @param class-string<\Throwable> $error     Exception to throw when the database does not answer.
	 */
	private function __construct(
		private readonly string $table,
		private readonly bool $is_option,
		private readonly string $name,
		private readonly int $seconds,
		private readonly \Closure $clock,
		private readonly string $error,
	) {}

	/**
	 * Returns a lock in the options table, which each site has. acquire() throws a LockError when the database does not
	 * answer.
	 */
	public static function in_options( string $name, int $seconds ): self {
		global $wpdb;
		return new self( $wpdb->options, true, $name, $seconds, time( ... ), LockError::class );
	}

	/**
	 * Returns a lock in a table with the columns `name`, which is unique, and `value`.
	 *
	 * @param string                   $table Full name.
	 * @param \Closure                 $clock `fn (): int`, returns the time in seconds since 1970.
	 * @param class-string<\Throwable> $error Exception that acquire() and release() throw when the database does not
	 *    answer.
	 */
	public static function in_table( string $table, string $name, int $seconds, \Closure $clock, string $error ): self {
		return new self( $table, false, $name, $seconds, $clock, $error );
	}

	public function acquire(): bool {
		global $wpdb;
		$claim = $this->value( $this->seconds, bin2hex( random_bytes( 8 ) ) );
		$into  = $this->is_option
			? "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off')"
			: 'INSERT IGNORE INTO %i (name, value) VALUES (%s, %s)';
		if ( 1 === $this->run( $wpdb->prepare( $into, $this->table, $this->name, $claim ) ) ) { // phpcs:ignore WordPress.DB -- one of two texts.
			$this->claim = $claim;
			return true;
		}
		$this->found = (string) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT %i FROM %i WHERE %i = %s',
				$this->value_column(),
				$this->table,
				$this->name_column(),
				$this->name
			)
		);
		$is_stolen   = '' !== $this->found && ! $this->is_found_valid() && $this->change( $this->found, $claim );
		$this->claim = $is_stolen ? $claim : '';
		return $is_stolen;
	}

	public function release(): void {
		global $wpdb;
		$claim       = $this->claim;
		$this->claim = '';
		if ( '' !== $claim ) {
			$this->run(
				$wpdb->prepare(
					'DELETE FROM %i WHERE %i = %s AND %i = %s',
					$this->table,
					$this->name_column(),
					$this->name,
					$this->value_column(),
					$claim
				)
			);
		}
	}

	/** Releases the lock for this process, but leaves a text: no process gets the lock before the text expires. */
	public function leave( string $text, int $seconds ): void {
		$claim       = $this->claim;
		$this->claim = '';
		if ( '' !== $claim ) {
			$this->change( $claim, $this->value( $seconds, "sent $text" ) );
		}
	}

	/** Returns the text that another process left, after acquire() returned false; null for none. */
	public function left(): ?string {
		return $this->is_found_valid() && 1 === preg_match( '/^\d+ sent (.*)$/s', $this->found, $parts )
			? $parts[1]
			: null;
	}

	public function is_held(): bool {
		return '' !== $this->claim;
	}

	/** Deletes some of the expired locks in the options table whose names begin like this. */
	public static function sweep_options( string $prefix ): void {
		global $wpdb;
		$now = sprintf( '%010d', time() );
		// A SELECT first: unlike a DELETE without matches, it locks nothing.
		$names = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s LIMIT %d",
				$wpdb->esc_like( $prefix ) . '%',
				$now,
				self::SWEPT_AT_ONCE
			)
		);
		foreach ( $names as $name ) {
			$wpdb->query(
				$wpdb->prepare(
					"DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value < %s",
					$name,
					$now
				)
			);
		}
	}

	private function is_found_valid(): bool {
		return (int) $this->found >= ( $this->clock )();
	}

	/** Changes the value of the row, unless another process has changed it. Returns whether it did. */
	private function change( string $from, string $to ): bool {
		global $wpdb;
		return 1 === $this->run(
			$wpdb->prepare(
				'UPDATE %i SET %i = %s WHERE %i = %s AND %i = %s',
				$this->table,
				$this->value_column(),
				$to,
				$this->name_column(),
				$this->name,
				$this->value_column(),
				$from
			)
		);
	}

	private function value( int $seconds, string $text ): string {
		return sprintf( '%010d %s', ( $this->clock )() + $seconds, $text );
	}

	private function name_column(): string {
		return $this->is_option ? 'option_name' : 'name';
	}

	private function value_column(): string {
		return $this->is_option ? 'option_value' : 'value';
	}

	/** @return int Number of changed rows. */
	private function run( string $sql ): int {
		global $wpdb;
		$is_shown = $wpdb->hide_errors();
		$result   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- each caller prepares it.
		if ( $is_shown ) {
			$wpdb->show_errors();
		}
		if ( false === $result ) {
			throw new $this->error( '' !== $wpdb->last_error ? $wpdb->last_error : 'The database does not answer.' );
		}
		return (int) $result;
	}
}
