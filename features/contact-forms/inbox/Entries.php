<?php
/**
 * Stores submissions.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Reads and writes the table of submissions. Searches look at the values of the fields. */
final class Entries {
	/** Name in a filter => condition for its number. */
	private const LIMITS = array(
		'from'          => 'created >= %d',
		'until'         => 'created < %d',
		'trashed_until' => 'trashed < %d',
		'before'        => 'id < %d',
	);

	private const MOST_PER_PAGE = 500;

	/**
	 * Inserts a submission.
	 *
	 * @return Entry The same with its id. @throws \RuntimeException When the database refuses.
	 */
	public static function add( Entry $entry ): Entry {
		global $wpdb;
		if ( ! Table::exists() ) {
			Table::create();
		}
		if ( false === $wpdb->insert( Table::name(), $entry->row() ) ) { // phpcs:ignore WordPress.DB -- our own table.
			throw new \RuntimeException( esc_html( "A submission could not be stored: {$wpdb->last_error}" ) );
		}
		$id = (int) $wpdb->insert_id;
		Counts::forget();
		return $entry->with( array( 'id' => $id ) );
	}

	/** Saves the changes of a submission. */
	public static function update( Entry $entry ): void {
		global $wpdb;
		$wpdb->update( Table::name(), $entry->row(), array( 'id' => $entry->id ) ); // phpcs:ignore WordPress.DB -- our own table.
		Counts::forget();
	}

	public static function find( int $id ): ?Entry {
		return self::of_ids( array( $id ) )[0] ?? null;
	}

	/** @param list<int> $ids IDs. @return list<Entry> Existing submissions. */
	public static function of_ids( array $ids ): array {
		global $wpdb;
		if ( array() === $ids || ! Table::exists() ) {
			return array();
		}
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		return self::rows(
			$wpdb->prepare( 'SELECT * FROM ' . Table::name() . " WHERE id IN ({$places}) ORDER BY id", ...$ids ) // phpcs:ignore WordPress.DB -- placeholders for numbers.
		);
	}

	/**
	 * Returns a page of the list, newest first.
	 *
	 * @param array<string, mixed> $filter `form` (ID; 0 for all), `status` ('' for all but spam; `trash` for the trash,
	 *    which no other status includes; `any` for all including the trash), `unread` (bool), `search`, `email`, `from`
	 *    and `until` (Unix time, until excluded), `trashed_until` (likewise), `before` (ID).
	 * @return list<Entry>
	 */
	public static function page( array $filter, int $page = 1, int $per_page = 20 ): array {
		if ( ! Table::exists() ) {
			return array();
		}
		global $wpdb;
		$per_page = max( 1, min( self::MOST_PER_PAGE, $per_page ) );
		return self::rows(
			$wpdb->prepare(
				'SELECT * FROM ' . Table::name() . ' WHERE ' . self::where( $filter ) // phpcs:ignore WordPress.DB -- where() prepares.
				. ' ORDER BY id DESC LIMIT %d OFFSET %d',
				$per_page,
				( max( 1, $page ) - 1 ) * $per_page
			)
		);
	}

	/** @param array<string, mixed> $filter As for page(). */
	public static function count( array $filter ): int {
		global $wpdb;
		return Table::exists()
			? (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE ' . self::where( $filter ) ) // phpcs:ignore WordPress.DB -- where() prepares.
			: 0;
	}

	/**
	 * @return array{unread: int, failed: int, newest: int} Unread submissions, failed mails, and the ID of the latest
	 *    failure, 0 for none; without spam.
	 */
	public static function pending(): array {
		global $wpdb;
		$row = Table::exists()
			? $wpdb->get_row(
				$wpdb->prepare(
					'SELECT SUM(CASE WHEN is_read = 0 THEN 1 ELSE 0 END) AS unread, SUM(CASE WHEN status = %s THEN 1 ELSE 0 END) AS failed, MAX(CASE WHEN status = %s THEN id ELSE 0 END) AS newest FROM '
					. Table::name() . ' WHERE ' . self::where( array() ) . ' AND (is_read = 0 OR status = %s)', // phpcs:ignore WordPress.DB -- where() prepares, and contains no other placeholder.
					Entry::FAILED,
					Entry::FAILED,
					Entry::FAILED
				),
				ARRAY_A
			)
			: array();
		return array(
			'unread' => (int) ( $row['unread'] ?? 0 ),
			'failed' => (int) ( $row['failed'] ?? 0 ),
			'newest' => (int) ( $row['newest'] ?? 0 ),
		);
	}

	/**
	 * @return array<string, array{all: int, unread: int}> By status; submissions in the trash count as `trash`. @param
	 *    int $form 0 for all forms.
	 */
	public static function totals( int $form = 0 ): array {
		global $wpdb;
		$rows   = Table::exists()
			? $wpdb->get_results(
				"SELECT CASE WHEN trashed > 0 THEN 'trash' ELSE status END AS folder, COUNT(*) AS n, SUM(CASE WHEN is_read = 0 THEN 1 ELSE 0 END) AS unread FROM "
				. Table::name() . ( $form > 0 ? $wpdb->prepare( ' WHERE form_id = %d', $form ) : '' ) // phpcs:ignore WordPress.DB -- our own table.
				. ' GROUP BY folder',
				ARRAY_A
			)
			: array();
		$totals = array();
		foreach ( (array) $rows as $row ) {
			$totals[ (string) $row['folder'] ] = array(
				'all'    => (int) $row['n'],
				'unread' => (int) $row['unread'],
			);
		}
		return $totals;
	}

	/**
	 * @param list<int> $forms IDs. @return array<int, array{all: int, unread: int}> By form, without spam and trash;
	 *    forms without submissions are left out.
	 */
	public static function counts( array $forms ): array {
		global $wpdb;
		if ( array() === $forms || ! Table::exists() ) {
			return array();
		}
		$places = implode( ',', array_fill( 0, count( $forms ), '%d' ) );
		$counts = array();
		$sql    = 'SELECT form_id, COUNT(*) AS n, SUM(CASE WHEN is_read = 0 THEN 1 ELSE 0 END) AS unread FROM '
			. Table::name() . ' WHERE ' . self::where( array() ) . " AND form_id IN ({$places}) GROUP BY form_id";
		$rows   = $wpdb->get_results( $wpdb->prepare( $sql, ...$forms ), ARRAY_A ); // phpcs:ignore WordPress.DB -- where() prepares; placeholders for numbers.
		foreach ( (array) $rows as $row ) {
			$counts[ (int) $row['form_id'] ] = array(
				'all'    => (int) $row['n'],
				'unread' => (int) $row['unread'],
			);
		}
		return $counts;
	}

	/** @param string $status As for page(). @return list<int> IDs of the oldest submissions. */
	public static function oldest( string $status, int $count ): array {
		global $wpdb;
		return Table::exists()
			? array_map(
				'intval',
				$wpdb->get_col(
					$wpdb->prepare(
						'SELECT id FROM ' . Table::name() . ' WHERE ' . self::where( array( 'status' => $status ) ) // phpcs:ignore WordPress.DB -- where() prepares.
						. ' ORDER BY id LIMIT %d',
						$count
					)
				)
			)
			: array();
	}

	/** @param string $status As for page(). @return array{rows: int, bytes: int} */
	public static function size( string $status = 'any' ): array {
		global $wpdb;
		$bytes = 'LENGTH(fields) + LENGTH(facts) + LENGTH(words) + COALESCE(LENGTH(mail), 0)';
		$row   = Table::exists()
			? $wpdb->get_row(
				"SELECT COUNT(*) AS n, SUM($bytes) AS bytes FROM " . Table::name() . ' WHERE ' // phpcs:ignore WordPress.DB -- where() prepares.
				. self::where( array( 'status' => $status ) ), // phpcs:ignore WordPress.DB -- as above.
				ARRAY_A
			)
			: array();
		return array(
			'rows'  => (int) ( $row['n'] ?? 0 ),
			'bytes' => (int) ( $row['bytes'] ?? 0 ),
		);
	}

	/** Marks submissions as read or unread. @param list<int> $ids */
	public static function mark( array $ids, bool $is_read ): void {
		global $wpdb;
		if ( array() !== $ids && Table::exists() ) {
			$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
			$wpdb->query(
				$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders for numbers.
					'UPDATE ' . Table::name() . " SET is_read = %d WHERE id IN ({$places})", // phpcs:ignore WordPress.DB -- as above.
					$is_read ? 1 : 0,
					...$ids
				)
			);
			Counts::forget();
		}
	}

	/** Moves submissions to the trash, or restores them. @param list<int> $ids @return int How many were moved. */
	public static function trash( array $ids, bool $is_moved ): int {
		global $wpdb;
		if ( array() === $ids || ! Table::exists() ) {
			return 0;
		}
		Limits::forget();
		Counts::forget();
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		return (int) $wpdb->query(
			$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders for numbers.
				'UPDATE ' . Table::name() . ' SET trashed = %d WHERE trashed ' . ( $is_moved ? '=' : '>' ) // phpcs:ignore WordPress.DB -- as above.
				. " 0 AND id IN ({$places})", // phpcs:ignore WordPress.DB -- as above.
				$is_moved ? time() : 0,
				...$ids
			)
		);
	}

	/** Deletes submissions permanently, with their files. @param list<int> $ids @return int How many there were. */
	public static function delete( array $ids ): int {
		global $wpdb;
		$entries = self::of_ids( $ids );
		array_map( static fn ( Entry $entry ) => Files::delete( $entry ), $entries );
		if ( array() === $entries ) {
			return 0;
		}
		Limits::forget();
		$found  = array_map( static fn ( Entry $entry ): int => $entry->id, $entries );
		$places = implode( ',', array_fill( 0, count( $found ), '%d' ) );
		$count = (int) $wpdb->query(
			$wpdb->prepare( 'DELETE FROM ' . Table::name() . " WHERE id IN ({$places})", ...$found ) // phpcs:ignore WordPress.DB -- placeholders for numbers.
		);
		Counts::forget();
		return $count;
	}

	/** @param array<string, mixed> $filter As for page(). @return string Prepared SQL. */
	private static function where( array $filter ): string {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$status = (string) ( $filter['status'] ?? '' );
		$parts[] = match ( $status ) {
			''      => $wpdb->prepare( 'trashed = 0 AND status <> %s', Entry::SPAM ),
			'any'   => '1 = 1',
			'trash' => 'trashed > 0',
			default => $wpdb->prepare( 'trashed = 0 AND status = %s', $status ),
		};
		if ( ! empty( $filter['form'] ) ) {
			$parts[] = $wpdb->prepare( 'form_id = %d', (int) $filter['form'] );
		}
		if ( ! empty( $filter['unread'] ) ) {
			$parts[] = 'is_read = 0';
		}
		if ( isset( $filter['email'] ) ) {
			$parts[] = $wpdb->prepare( 'email = %s', mb_strtolower( (string) $filter['email'] ) );
		}
		foreach ( self::LIMITS as $name => $condition ) {
			if ( ! empty( $filter[ $name ] ) ) {
				$parts[] = $wpdb->prepare( $condition, (int) $filter[ $name ] ); // phpcs:ignore WordPress.DB -- a constant.
			}
		}
		$words = preg_split( '/\s+/u', trim( (string) ( $filter['search'] ?? '' ) ), 8, PREG_SPLIT_NO_EMPTY );
		foreach ( false === $words ? array() : $words as $word ) {
			$parts[] = $wpdb->prepare( 'words LIKE %s', '%' . $wpdb->esc_like( $word ) . '%' );
		}
		return implode( ' AND ', $parts );
	}

	/** @return list<Entry> */
	private static function rows( string $sql ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- prepared by the caller.
		return array_map( Entry::of_row( ... ), $rows );
	}
}
