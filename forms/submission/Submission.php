<?php
/**
 * One submission of one form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Submission;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Mail\Mail;

/** What steps read and say about it. The only thing of forms/ that changes. Two may exist in one process. */
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

	/** @var array<string, mixed> What the form keeps of what was sent: after cleaning, pipes applied, by field. */
	public array $posted = array();

	/** @var array<string, mixed> The same before pipes: what the rules are held against. */
	public array $raw = array();

	/** @var array<string, string> Why fields are refused, by field, in the order of the page. */
	public array $invalid = array();

	/** @var array<string, list<\Pagewright\Forms\Uploads\Upload>> Files as they arrived, by field. */
	public array $uploads = array();

	/** @var array<string, list<string>> Absolute paths of files that were sent, by field; filled after the spam checks. */
	public array $files = array();

	/** @var array<string, string> What somebody agreed to: field => the condition's text. */
	public array $consent = array();

	/** @var list<array{agent: string, reason: string}> Who took it for spam, and why. */
	public array $spam_log = array();

	/** @var list<string> Absolute paths of more files for the mail, by add-ons. */
	public array $extra_attachments = array();

	/** @var array<string, mixed> What add-ons put into the answer. */
	public array $result_props = array();

	/** The composed mail, from when it is about to be sent; null where the form sends none. */
	public ?Mail $mail = null;

	/**
	 * @param Form    $form    Add-ons may exchange it for another before mail is sent.
	 * @param Request $request What arrived, as it arrived.
	 */
	public function __construct( public Form $form, public readonly Request $request ) {}

	public function status(): string {
		return $this->status;
	}

	public function is( string $status ): bool {
		return $this->status === $status;
	}

	/** Ignores what is no name of a status. */
	public function set_status( string $status ): void {
		if ( 1 === preg_match( '/^[a-z][0-9a-z_]+$/', $status ) ) {
			$this->status = $status;
		}
	}

	/** What the visitor reads; plain text. */
	public function response(): string {
		return $this->response;
	}

	public function set_response( string $text ): void {
		$this->response = $text;
	}
}
