<?php
/**
 * Errors of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

/** Exception with a sentence for the user, and data for the script that sent the request. */
abstract class MediaError extends \RuntimeException {
	/** Start of the code of the response. */
	protected const PREFIX = '';

	/**
	 * @param string               $error_code End of the code of the response, such as `too_large`.
	 * @param string               $message    Sentence for the user: plain text.
	 * @param int                  $status     HTTP status.
	 * @param array<string, mixed> $data       Further data of the response.
	 */
	final public function __construct(
		public readonly string $error_code,
		string $message,
		public readonly int $status = 400,
		public readonly array $data = array()
	) {
		parent::__construct( $message );
	}

	/** Returns the body of the response, in the format of WP_Error. @return array<string, mixed> */
	final public function body(): array {
		return array(
			'code'    => static::PREFIX . $this->error_code,
			'message' => $this->getMessage(),
			'data'    => array( 'status' => $this->status ) + $this->data,
		);
	}
}
