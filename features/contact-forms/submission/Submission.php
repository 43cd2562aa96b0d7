<?php
/**
 * Represents one submission of a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Mail\Mail;
use Pagewright\Features\ContactForms\Uploads\Upload;

/** Data that the steps read and write: the only mutable object of forms/. Several may exist in one process. */
final class Submission {
	public const INIT               = 'init';
	public const VALIDATION_FAILED  = 'validation_failed';
	public const ACCEPTANCE_MISSING = 'acceptance_missing';
	public const SPAM               = 'spam';
	public const ABORTED            = 'aborted';
	public const MAIL_SENT          = 'mail_sent';
	public const MAIL_FAILED        = 'mail_failed';

	private string $status = self::INIT;

	private string $response = '';

	/** @var array<string, mixed> Stored values by field: sanitized, with pipes applied. */
	public array $posted = array();

	/** @var array<string, mixed> Values by field before pipes: the rules validate these. */
	public array $raw = array();

	/** @var array<string, string> Errors by field, in the order of the page. */
	public array $invalid = array();

	/** @var array<string, list<Upload>> Uploaded files by field, as they arrived. */
	public array $uploads = array();

	/** @var array<string, list<string>> Absolute paths of stored files by field; filled in after the spam checks. */
	public array $files = array();

	/** @var array<string, string> Consents of the visitor: field => text of the condition. */
	public array $consent = array();

	/** @var list<array{agent: string, reason: string}> Checks that detected spam, with their reasons. */
	public array $spam_log = array();

	/** @var list<string> Absolute paths of additional attachments, from add-ons. */
	public array $extra_attachments = array();

	/** @var array<string, mixed> Properties that add-ons put into the response. */
	public array $result_props = array();

	/** The composed mail, set right before it is sent; null when the form sends none. */
	public ?Mail $mail = null;

	/**
	 * @param Form    $form    Add-ons may replace the form before the mail is sent.
	 * @param Request $request The request as it arrived.
	 */
	public function __construct( public Form $form, public readonly Request $request ) {}

	public function status(): string {
		return $this->status;
	}

	public function is( string $status ): bool {
		return $this->status === $status;
	}

	/** Sets the status. Ignores invalid names. */
	public function set_status( string $status ): void {
		if ( 1 === preg_match( '/^[a-z][0-9a-z_]+$/', $status ) ) {
			$this->status = $status;
		}
	}

	/** Returns the message for the visitor as plain text. */
	public function response(): string {
		return $this->response;
	}

	public function set_response( string $text ): void {
		$this->response = $text;
	}
}
