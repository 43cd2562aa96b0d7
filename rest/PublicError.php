<?php
/**
 * An error that the caller may read.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** Thrown by endpoints; its message is shown to the user, so it is a sentence in the user's language. */
final class PublicError extends \RuntimeException {
	/**
	 * @param int|string $error_code What the answer's `code` says. The widget routes use the HTTP status, as sites' scripts expect.
	 * @param string     $message    Sentence for the user.
	 * @param int        $status     HTTP status.
	 */
	public function __construct( public readonly int|string $error_code, string $message, public readonly int $status = 400 ) {
		parent::__construct( $message );
	}
}
