<?php
/**
 * Downloads of the inbox.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Admin\Submissions;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Inbox\Entries;
use Pagewright\Features\ContactForms\Inbox\Entry;
use Pagewright\Features\ContactForms\Inbox\Files;
use Pagewright\Features\ContactForms\Inbox\Filter;
use Pagewright\Features\ContactForms\Rights;
use Pagewright\Output\Csv;

/** wp-admin/admin-post.php: the inbox as CSV, and visitors' files, for users who may edit forms. */
final class Download {
	private const CSV = 'pagewright_submissions_csv';

	private const FILE = 'pagewright_submission_file';

	private const BATCH = 200;

	public function hooks(): void {
		add_action( 'admin_post_' . self::CSV, array( $this, 'send_table' ) );
		add_action( 'admin_post_' . self::FILE, array( $this, 'send_file' ) );
	}

	/**
	 * @return array{csv: string, file: string} URLs for the current user. A filter is appended to the first, `entry`
	 *    and `file` to the second.
	 */
	public static function urls(): array {
		$url = static fn ( string $action ): string => add_query_arg(
			array(
				'action'   => $action,
				'_wpnonce' => wp_create_nonce( $action ),
			),
			admin_url( 'admin-post.php' )
		);
		return array(
			'csv'  => $url( self::CSV ),
			'file' => $url( self::FILE ),
		);
	}

	/** Sends the table and ends the request. Columns are the fields of all included forms. */
	public function send_table(): void {
		self::check( self::CSV );
		$filter = self::filter();
		$names  = self::columns( $filter );
		self::headers( 'text/csv; charset=utf-8', 'submissions-' . wp_date( 'Y-m-d' ) . '.csv' );
		// Byte order mark: spreadsheets detect UTF-8 by it.
		echo "\xEF\xBB\xBF" // phpcs:ignore WordPress.Security.EscapeOutput -- a text file.
			. Csv::line(
				array(
					'ID',
					__( 'Form', 'pagewright' ),
					__( 'Sent', 'pagewright' ),
					__( 'Status', 'pagewright' ),
					...array_values( $names ),
					__( 'Page', 'pagewright' ),
				)
			);
		foreach ( self::entries( $filter ) as $entry ) {
			$texts = array_column(
				array_map(
					static fn ( array $field ): array => array( (string) $field['name'], Entry::text( $field ) ),
					$entry->fields
				),
				1,
				0
			);
			echo Csv::line( // phpcs:ignore WordPress.Security.EscapeOutput -- a text file.
				array(
					$entry->id,
					(string) ( $entry->facts['title'] ?? '' ),
					(string) wp_date( 'Y-m-d H:i:s', $entry->created ),
					$entry->status,
					...array_map(
						static fn ( string $name ): string => (string) ( $texts[ $name ] ?? '' ),
						array_keys( $names )
					),
					(string) ( $entry->facts['url'] ?? '' ),
				)
			);
		}
		exit;
	}

	/** Sends a file of a submission as a download, never inline, and ends the request. */
	public function send_file(): void {
		self::check( self::FILE );
		$entry  = Entries::find( absint( self::text( 'entry' ) ) );
		$wanted = self::text( 'file' );
		foreach ( null === $entry ? array() : $entry->fields as $field ) {
			foreach ( (array) ( $field['files'] ?? array() ) as $file ) {
				$path = $wanted === ( $file['file'] ?? '' ) ? Files::path( $wanted ) : null;
				if ( null !== $path ) {
					self::headers( 'application/octet-stream', (string) $file['name'] );
					header( 'Content-Length: ' . filesize( $path ) );
					readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- sent unchanged.
					exit;
				}
			}
		}
		wp_die( esc_html__( 'This file no longer exists.', 'pagewright' ), '', array( 'response' => 404 ) );
	}

	/**
	 * @param array<string, mixed> $filter Filters. @return array<string, string> Field => label, of all included forms,
	 *    in the order of their first occurrence.
	 */
	private static function columns( array $filter ): array {
		$names = array();
		foreach ( self::entries( $filter ) as $entry ) {
			$names += array_column( $entry->fields, 'label', 'name' );
		}
		return array_map( 'strval', $names );
	}

	/** @param array<string, mixed> $filter @return iterable<Entry> */
	private static function entries( array $filter ): iterable {
		$before = 0;
		do {
			$entries = Entries::page( array( 'before' => $before ) + $filter, 1, self::BATCH );
			yield from $entries;
			$before = array() === $entries ? 0 : end( $entries )->id;
		} while ( self::BATCH === count( $entries ) );
	}

	/** @return array<string, mixed> Arguments of Entries::page(). */
	private static function filter(): array {
		$names = array( 'form', 'status', 'unread', 'search', 'from', 'until' );
		return Filter::of( array_combine( $names, array_map( self::text( ... ), $names ) ) );
	}

	private static function check( string $action ): void {
		if ( ! current_user_can( Rights::EDIT_MANY ) || ! wp_verify_nonce( self::text( '_wpnonce' ), $action ) ) {
			wp_die(
				esc_html__(
					'Sorry, you are not allowed to do this. Log in again, or ask an administrator.',
					'pagewright'
				),
				'',
				array( 'response' => 403 )
			);
		}
	}

	private static function headers( string $type, string $name ): void {
		nocache_headers();
		header( "Content-Type: {$type}" );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $name ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
	}

	private static function text( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- check() verifies the nonce; each value is sanitized where it is used.
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
