<?php
/**
 * Exception with a public message.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Rest;

defined( 'ABSPATH' ) || exit;

/** Endpoints throw it; the user reads its message, so it is a translated sentence. */
final class PublicError extends \RuntimeException {
	/**
	 * @param int|string $error_code The `code` of the response. Routes of widgets use the HTTP status, as the scripts
	 *    of sites expect.
	 * @param string     $message    Sentence for the user.
	 * @param int        $status     HTTP status.
	 */
	public function __construct(
		public readonly int|string $error_code,
		string $message,
		public readonly int $status = 400
	) {
		parent::__construct( $message );
	}
}
