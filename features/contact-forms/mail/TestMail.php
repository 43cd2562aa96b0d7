<?php
/**
 * Sends test mails.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Uploads\Folder;

/**
 * Sends a mail of a form with sample values to one address that the user chooses, whatever recipients the template
 * contains.
 */
final class TestMail {
	/** Headers that add no recipients. */
	private const HARMLESS = '/^(?:from|content-type|reply-to|x-[a-z0-9-]+|list-[a-z-]+|importance|priority)\s*:/i';

	/** Headers that send a copy. */
	private const COPIES = '/^b?cc\s*:/i';

	private readonly Mail $mail;

	/** Folder of the sample file; null when the form has no file field. */
	private readonly ?Folder $folder;

	/** @param string $name `mail` or `mail_2`. */
	public function __construct( Form $form, string $name ) {
		$this->folder = array() === $form->tags_of( 'file' ) ? null : Folder::make();
		$file         = null === $this->folder ? null : $this->folder->path . '/sample.txt';
		try {
			if ( null !== $file ) {
				file_put_contents(
					$file,
					__( 'This sample file represents a file from a visitor.', 'pagewright' ) . "\n"
				);
			}
			$this->mail = Composer::compose( SampleSubmission::of( $form, $file ), $name, $form->mail( $name ) );
		} catch ( \Throwable $error ) {
			$this->clean();
			throw $error;
		}
	}

	/**
	 * @return array{subject: string, headers: list<string>, body: string, is_html: bool, attachments: list<string>,
	 *    recipients: list<string>} The mail as it would arrive; `recipients` are lines that describe who gets the mail
	 *    of a visitor.
	 */
	public function shown(): array {
		return array(
			'subject'     => $this->subject(),
			'headers'     => array_values(
				array_filter(
					$this->headers(),
					static fn ( string $line ): bool => ! str_starts_with( strtolower( $line ), 'content-type' )
				)
			),
			'body'        => $this->mail->body,
			'is_html'     => in_array( 'Content-Type: text/html', $this->mail->headers, true ),
			'attachments' => array_map( 'wp_basename', $this->mail->attachments ),
			'recipients'  => array_values(
				array_filter(
					array( 'To: ' . $this->mail->recipients, ...preg_grep( self::COPIES, $this->mail->headers ) )
				)
			),
		);
	}

	/**
	 * @param string $to A valid email address.
	 * @return string|null Null after success. Otherwise the error message of WordPress; '' when there is none.
	 */
	public function send( string $to ): ?string {
		$error    = '';
		$on_error = static function ( mixed $failed = null ) use ( &$error ): void {
			$error = $failed instanceof \WP_Error ? $failed->get_error_message() : $error;
		};
		// Other plugins add recipients too.
		$only_to = static function ( mixed $mailer = null ) use ( $to ): void {
			if ( $mailer instanceof \PHPMailer\PHPMailer\PHPMailer ) {
				$mailer->clearAllRecipients();
				$mailer->addAddress( $to );
			}
		};
		add_action( 'wp_mail_failed', $on_error );
		add_action( 'phpmailer_init', $only_to, PHP_INT_MAX );
		try {
			$is_sent = (
				new Mail(
					$to,
					$this->subject(),
					$this->mail->body,
					$this->headers(),
					$this->mail->attachments,
					$this->mail->alternative
				)
			)->send();
		} finally {
			remove_action( 'wp_mail_failed', $on_error );
			remove_action( 'phpmailer_init', $only_to, PHP_INT_MAX );
		}
		return $is_sent ? null : $error;
	}

	/** Deletes the sample file. */
	public function clean(): void {
		$this->folder?->delete();
	}

	private function subject(): string {
		/* translators: %s: subject of a mail. */
		return sprintf( __( '[Test] %s', 'pagewright' ), $this->mail->subject );
	}

	/** @return list<string> */
	private function headers(): array {
		return array_values( array_map( Headers::one_line( ... ), preg_grep( self::HARMLESS, $this->mail->headers ) ) );
	}
}
