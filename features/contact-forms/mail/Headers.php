<?php
/**
 * Fills in the headers of a mail.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Mail;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Submission\Submission;

/**
 * Replaces mail tags in headers safely: a value cannot add a line, or an address beyond those that the form's author
 * wrote or offered.
 */
final class Headers {
	/** Line ends of any script, and invisible characters. */
	private const BREAKS = '/[\x00-\x1F\x7F]|\x{0085}|\p{Zl}|\p{Zp}/u';

	/** Headers that contain addresses. */
	private const ADDRESSES = array(
		'from', 'to', 'cc', 'bcc', 'reply-to', 'sender', 'return-path', 'errors-to', 'disposition-notification-to',
		'return-receipt-to',
	);

	public function __construct( private readonly Submission $submission ) {}

	public function line( string $template ): string {
		return self::one_line( ( new MailTags( $this->submission ) )->replace( $template ) );
	}

	/** Returns one address with a name: `[your-name] <site@example.org>`. */
	public function sender( string $template ): string {
		$guard = static fn ( string $value ): string => trim( (string) preg_replace( '/[<>"\\\\]+/', ' ', $value ) );
		return self::one_line( ( new MailTags( $this->submission, false, $guard ) )->replace( $template ) );
	}

	/**
	 * Returns addresses separated by commas. Free text of a visitor counts as one address at most; choices from the
	 * form's own values may contain several.
	 */
	public function addresses( string $template ): string {
		$guard = static fn ( string $value ): string =>
			trim( (string) preg_replace( '/[<>"\\\\,;]+/', ' ', self::one_line( $value ) ) );
		return self::one_line( ( new MailTags( $this->submission, false, $guard ) )->replace( $template ) );
	}

	/** @return list<string> Lines whose header name is in the template: a value cannot create a header. */
	public function more( string $template ): array {
		$lines = array();
		foreach ( (array) preg_split( '/\r\n|\r|\n/', $template ) as $line ) {
			if ( 1 === preg_match( '/^\s*([!-9;-Z\\\\^-~]+)\s*:(.*)$/', (string) $line, $parts ) ) {
				$is_address = in_array( strtolower( $parts[1] ), self::ADDRESSES, true );
				$value      = trim( $is_address ? $this->addresses( $parts[2] ) : $this->line( $parts[2] ) );
				$lines[]    = "{$parts[1]}: {$value}";
			}
		}
		return $lines;
	}

	public static function one_line( string $text ): string {
		return trim( (string) preg_replace( self::BREAKS, '', mb_scrub( $text, 'UTF-8' ) ) );
	}
}
