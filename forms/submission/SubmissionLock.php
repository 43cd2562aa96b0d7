<?php
/**
 * Prevents sending a submission twice.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * People click twice and networks repeat requests. Of equal submissions (form, fields, files, visitor), one process
 * holds the lock and the others wait for its result. If it was sent, the others return its response for a minute;
 * otherwise, the next one takes the lock. The lock is a row of the options table, because servers of one site share
 * only the database: "expiry claim response", the expiry in ten digits of seconds.
 */
final class SubmissionLock {
	private const PREFIX = 'pagewright_form_turn_';

	/** Lifetime of the lock: longest time for which a process is assumed to work. */
	private const WORK_SECONDS = 120;

	/** Longest time that another process waits: less than the time limit of web servers. */
	private const WAIT_SECONDS = 15;

	private const POLL_MICROSECONDS = 100_000;

	/** Fields that differ between requests of the same submission. */
	private const PASSING = array( '_wpcf7_posted_data_hash', '_wpcf7_version', '_wpcf7_locale', '_wpnonce', Request::EDITOR_NONCE );

	/** A longer response, which repeats everything the visitor sent, is generated again. */
	private const MAX_ANSWER_BYTES = 16 * KB_IN_BYTES;

	private const SWEPT_AT_ONCE = 100;

	private string $name = '';

	/** Value of the row while this process holds the lock; '' while it does not. */
	private string $claim = '';

	private int $seconds = 0;

	public function __construct( private readonly Submission $submission ) {}

	/**
	 * Waits for the lock.
	 *
	 * @return Result|null Result of an equal submission; null when this process got the lock.
	 */
	public function take(): ?Result {
		/**
		 * Filters for how long an equal submission of the same visitor is not sent again.
		 *
		 * @param int        $seconds 60; 0 sends all submissions.
		 * @param Submission $submission
		 *
		 * @example add_filter( 'pagewright/forms/repeat-seconds', static fn ( int $seconds, Submission $submission ) => 7 === $submission->form->id ? 0 : $seconds, 10, 2 );
		 */
		$this->seconds = (int) apply_filters( 'pagewright/forms/repeat-seconds', MINUTE_IN_SECONDS, $this->submission );
		if ( $this->seconds <= 0 ) {
			return null;
		}
		$this->name = self::PREFIX . $this->identity();
		$end        = microtime( true ) + self::WAIT_SECONDS;
		do {
			$found = $this->claim_or_find();
			if ( null === $found ) {
				return null;
			}
			if ( '' !== $found ) {
				return $this->repeated( $found );
			}
			usleep( self::POLL_MICROSECONDS );
		} while ( microtime( true ) < $end );
		return new Result( $this->submission->form->id, Submission::ABORTED, __( 'This message is already being sent. Please wait a moment before you send it again.', 'pagewright' ), '#' . $this->submission->request->unit_tag, array(), Hash::of( $this->submission ) );
	}

	/**
	 * Releases the lock, and leaves the response for other processes if the submission was sent. A second call does
	 * nothing.
	 */
	public function release( ?Result $result = null ): void {
		if ( '' === $this->claim ) {
			return;
		}
		$claim       = $this->claim;
		$this->claim = '';
		global $wpdb;
		if ( $this->submission->is( Submission::MAIL_SENT ) ) {
			$answer = (string) wp_json_encode(
				array(
					'message' => $result->message ?? $this->submission->response(),
					'hash'    => $result->posted_data_hash ?? Hash::of( $this->submission ),
					'props'   => $result->props ?? array(),
				)
			);
			$answer = strlen( $answer ) > self::MAX_ANSWER_BYTES ? '{}' : $answer;
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", sprintf( '%010d sent %s', time() + $this->seconds, $answer ), $this->name, $claim ) );
		} else {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $claim ) );
		}
		self::sweep();
	}

	/** Deletes expired locks. */
	public static function sweep(): void {
		global $wpdb;
		$now = sprintf( '%010d', time() );
		// A SELECT first: unlike a DELETE without matches, it locks nothing.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s LIMIT %d", $wpdb->esc_like( self::PREFIX ) . '%', $now, self::SWEPT_AT_ONCE ) );
		foreach ( $names as $name ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value < %s", $name, $now ) );
		}
	}

	/** Deletes all locks. */
	public static function forget(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::PREFIX ) . '%' ) ); // phpcs:ignore WordPress.DB -- names of options.
		array_map( 'delete_option', $names );
	}

	/**
	 * Returns null after taking the lock, '' when another process holds it, and otherwise the response that another
	 * process left.
	 */
	private function claim_or_find(): ?string {
		global $wpdb;
		$claim = sprintf( '%010d %s', time() + self::WORK_SECONDS, bin2hex( random_bytes( 8 ) ) );
		$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $this->name, $claim ) );
		if ( false === $taken ) {
			// Without a database there is no lock; two mails are better than none.
			return null;
		}
		if ( $taken > 0 ) {
			$this->claim = $claim;
			return null;
		}
		$found = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $this->name ) );
		if ( '' !== $found && (int) $found < time() && 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $claim, $this->name, $found ) ) ) {
			$this->claim = $claim;
			return null;
		}
		return (int) $found >= time() && 1 === preg_match( '/^\d+ sent (.*)$/s', $found, $parts ) ? $parts[1] : '';
	}

	private function repeated( string $json ): Result {
		$answer = json_decode( $json, true );
		$props  = $answer['props'] ?? null;
		return new Result(
			$this->submission->form->id,
			Submission::MAIL_SENT,
			(string) ( $answer['message'] ?? Words::of( $this->submission, 'mail_sent_ok' ) ),
			'#' . $this->submission->request->unit_tag,
			array(),
			(string) ( $answer['hash'] ?? Hash::of( $this->submission ) ),
			array_merge( is_array( $props ) ? $props : array(), Refill::of( $this->submission->form ) )
		);
	}

	private function identity(): string {
		$request = $this->submission->request;
		$files   = array_map(
			static fn ( array $uploads ): array => array_map( static fn ( $upload ): array => array( $upload->name, $upload->fingerprint() ), $uploads ),
			$this->submission->uploads
		);
		return Hash::keyed( array( get_current_blog_id(), $this->submission->form->kind, $this->submission->form->id, $request->ip, $request->user_agent, $request->user_id, $request->unit_tag, array_diff_key( $request->fields, array_flip( self::PASSING ) ), $files ) );
	}
}
