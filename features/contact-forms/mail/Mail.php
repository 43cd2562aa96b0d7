<?php
/**
 * Sends a mail.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

/** A composed mail without mail tags. Can be stored and sent again. */
final class Mail {
	/**
	 * @param string       $recipients  Addresses separated by commas.
	 * @param string       $body        HTML or plain text.
	 * @param list<string> $headers     Lines `Name: value`, including From and Content-Type.
	 * @param list<string> $attachments Absolute paths.
	 * @param string       $alternative Plain text of an HTML body; '' when the body is text.
	 */
	public function __construct(
		public readonly string $recipients,
		public readonly string $subject,
		public readonly string $body,
		public readonly array $headers,
		public readonly array $attachments = array(),
		public readonly string $alternative = ''
	) {}

	/**
	 * @return array{recipients: string, subject: string, body: string, headers: list<string>, attachments:
	 *    list<string>, alternative: string}
	 */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/** @param array<string, mixed> $stored Result of to_array(); missing values count as empty. */
	public static function from_array( array $stored ): self {
		$text = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		$list = static fn ( string $key ): array =>
			array_values( array_filter( (array) ( $stored[ $key ] ?? array() ), 'is_string' ) );
		return new self(
			$text( 'recipients' ),
			$text( 'subject' ),
			$text( 'body' ),
			$list( 'headers' ),
			$list( 'attachments' ),
			$text( 'alternative' )
		);
	}

	/** Returns whether the mail server accepted the mail. Logs exceptions of mailers. */
	public function send(): bool {
		$with_text = function ( mixed $mailer = null ): void {
			if ( is_object( $mailer ) && '' !== $this->alternative ) {
				$mailer->AltBody = $this->alternative; // phpcs:ignore WordPress.NamingConventions -- the mailer's name.
			}
		};
		add_action( 'phpmailer_init', $with_text );
		try {
			return (bool) wp_mail( $this->recipients, $this->subject, $this->body, $this->headers, $this->attachments );
		} catch ( \Throwable $error ) {
			error_log( 'Pagewright: forms: ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the only trace of an unexpected error.
			return false;
		} finally {
			remove_action( 'phpmailer_init', $with_text );
		}
	}
}
