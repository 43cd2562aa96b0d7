<?php
/**
 * One stored submission.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * A submission as it was sent: labels and values stay readable when the form changes or is deleted. Immutable; with()
 * returns a copy.
 */
final class Entry {
	public const SENT    = 'mail_sent';
	public const FAILED  = 'mail_failed';
	public const SPAM    = 'spam';
	public const ABORTED = 'aborted';

	/**
	 * @param int                                                          $id      0 for a submission that is not
	 *    stored.
	 * @param int                                                          $created Unix time.
	 * @param string                                                       $status  One of the constants, or a status of
	 *    an add-on.
	 * @param string                                                       $email   Email address of the sender, in
	 *    lower case; '' for none.
	 * @param list<array{name: string, label: string, value: string|list<string>, words?: string, files?:
	 *    list<array{name: string, file: string, bytes: int}>}> $fields Fields in the order of the form.
	 * @param array<string, mixed>                                         $facts   form title, url, post, user,
	 *    user_agent, ip_hash, spam (agent, reason), consent, owed (spam without a composed mail).
	 * @param array<string, mixed>|null                                    $mail    Unsent mail of a failed or spam
	 *    submission, as Mail::to_array() returns it.
	 * @param int                                                          $trashed Unix time when the submission was
	 *    moved to the trash; 0 outside of it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $form_id,
		public readonly int $created,
		public readonly string $status,
		public readonly bool $is_read,
		public readonly string $email,
		public readonly array $fields,
		public readonly array $facts,
		public readonly ?array $mail,
		public readonly int $trashed = 0
	) {}

	/** @param array<string, mixed> $changes Properties by name. */
	public function with( array $changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/** @param array<string, string|null> $row Row of the table. Unreadable values become empty; the others stay. */
	public static function of_row( array $row ): self {
		$mail = json_decode( (string) ( $row['mail'] ?? '' ), true );
		return new self(
			(int) $row['id'],
			(int) $row['form_id'],
			(int) $row['created'],
			(string) $row['status'],
			'1' === (string) $row['is_read'],
			(string) $row['email'],
			(array) json_decode( (string) $row['fields'], true ),
			(array) json_decode( (string) $row['facts'], true ),
			is_array( $mail ) ? $mail : null,
			(int) ( $row['trashed'] ?? 0 )
		);
	}

	/** @return array<string, string|int|null> Row for the table, without the ID. */
	public function row(): array {
		return array(
			'form_id' => $this->form_id,
			'created' => $this->created,
			'status'  => $this->status,
			'is_read' => $this->is_read ? 1 : 0,
			'trashed' => $this->trashed,
			'email'   => $this->email,
			'fields'  => (string) wp_json_encode( $this->fields, JSON_UNESCAPED_UNICODE ),
			'facts'   => (string) wp_json_encode( $this->facts, JSON_UNESCAPED_UNICODE ),
			'mail'    => null === $this->mail ? null : (string) wp_json_encode( $this->mail ),
			// A search in spam rarely needs more.
			'words'   => mb_strcut(
				implode( "\n", array_map( self::text( ... ), $this->fields ) ),
				0,
				self::SPAM === $this->status ? 2 * KB_IN_BYTES : PHP_INT_MAX,
				'UTF-8'
			),
		);
	}

	/** Returns whether the mail can be sent now: false for spam and in the trash. */
	public function can_resend(): bool {
		return null !== $this->mail && self::SPAM !== $this->status && 0 === $this->trashed;
	}

	/**
	 * Returns a field's value as text: `words` when the value means little to people, such as that of an acceptance
	 * checkbox.
	 *
	 * @param array{value: string|list<string>, words?: string} $field
	 */
	public static function text( array $field ): string {
		if ( is_string( $field['words'] ?? null ) ) {
			return $field['words'];
		}
		return implode( ', ', array_filter( (array) ( $field['value'] ?? array() ), 'is_string' ) );
	}

	/** Returns the first words of the visitor, for lists. */
	public function summary(): string {
		$texts = array_filter(
			array_map(
				self::text( ... ),
				array_filter( $this->fields, static fn ( array $field ): bool => ! isset( $field['words'] ) )
			),
			static fn ( string $text ): bool => '' !== $text
		);
		return wp_html_excerpt( implode( ' · ', $texts ), 120, '…' );
	}
}
