<?php
/**
 * Prevents sending a submission twice.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Locks\LockError;
use Pagewright\Providers\Locks\RowLock;

/**
 * People click twice and networks repeat requests. Of equal submissions (form, fields, files, visitor), one process
 * holds the lock and the others wait for its result. If it was sent, the others return its response for a minute;
 * otherwise, the next one takes the lock.
 */
final class SubmissionLock {
	private const PREFIX = 'pagewright_form_turn_';

	/** Lifetime of the lock: longest time for which a process is assumed to work. */
	private const WORK_SECONDS = 120;

	/** Longest time that another process waits: less than the time limit of web servers. */
	private const WAIT_SECONDS = 15;

	private const POLL_MICROSECONDS = 100_000;

	/** Fields that differ between requests of the same submission. */
	private const PASSING = array(
		'_wpcf7_posted_data_hash',
		'_wpcf7_version',
		'_wpcf7_locale',
		'_wpnonce',
		Request::EDITOR_NONCE,
	);

	/** A longer response, which repeats everything the visitor sent, is generated again. */
	private const MAX_ANSWER_BYTES = 16 * KB_IN_BYTES;

	private ?RowLock $lock = null;

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
		$this->lock = RowLock::in_options( self::PREFIX . $this->identity(), self::WORK_SECONDS );
		$end        = microtime( true ) + self::WAIT_SECONDS;
		do {
			if ( $this->acquire() ) {
				return null;
			}
			$answer = $this->lock->left();
			if ( null !== $answer ) {
				return $this->repeated( $answer );
			}
			usleep( self::POLL_MICROSECONDS );
		} while ( microtime( true ) < $end );
		return new Result(
			$this->submission->form->id,
			Submission::ABORTED,
			__( 'This message is already being sent. Please wait a moment before you send it again.', 'pagewright' ),
			'#' . $this->submission->request->unit_tag,
			array(),
			Hash::of( $this->submission )
		);
	}

	/**
	 * Releases the lock, and leaves the response for other processes if the submission was sent. A second call does
	 * nothing.
	 */
	public function release( ?Result $result = null ): void {
		$lock       = $this->lock;
		$this->lock = null;
		if ( true !== $lock?->is_held() ) {
			return;
		}
		try {
			if ( $this->submission->is( Submission::MAIL_SENT ) ) {
				$lock->leave( $this->answer( $result ), $this->seconds );
			} else {
				$lock->release();
			}
		} catch ( LockError ) {
			// The lock expires.
			return;
		}
		self::sweep();
	}

	/** Deletes expired locks. */
	public static function sweep(): void {
		RowLock::sweep_options( self::PREFIX );
	}

	/** Deletes all locks. */
	public static function forget(): void {
		global $wpdb;
		$names = $wpdb->get_col( // phpcs:ignore WordPress.DB -- names of options.
			$wpdb->prepare(
				"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
				$wpdb->esc_like( self::PREFIX ) . '%'
			)
		);
		array_map( 'delete_option', $names );
	}

	private function acquire(): bool {
		try {
			return true === $this->lock?->acquire();
		} catch ( LockError ) {
			// Without a database there is no lock; two mails are better than none.
			return true;
		}
	}

	/** Returns the response that other processes repeat, as JSON. */
	private function answer( ?Result $result ): string {
		$answer = (string) wp_json_encode(
			array(
				'message' => $result->message ?? $this->submission->response(),
				'hash'    => $result->posted_data_hash ?? Hash::of( $this->submission ),
				'props'   => $result->props ?? array(),
			)
		);
		return strlen( $answer ) > self::MAX_ANSWER_BYTES ? '{}' : $answer;
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
			static fn ( array $uploads ): array =>
				array_map( static fn ( $upload ): array => array( $upload->name, $upload->fingerprint() ), $uploads ),
			$this->submission->uploads
		);
		return Hash::keyed(
			array(
				get_current_blog_id(),
				$this->submission->form->kind,
				$this->submission->form->id,
				$request->ip,
				$request->user_agent,
				$request->user_id,
				$request->unit_tag,
				array_diff_key( $request->fields, array_flip( self::PASSING ) ),
				$files,
			)
		);
	}
}
