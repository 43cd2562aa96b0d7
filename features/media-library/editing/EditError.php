<?php
/**
 * Errors of the image editor.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Editing;

defined( 'ABSPATH' ) || exit;

/** Exception with a sentence for the user. */
final class EditError extends \RuntimeException {
	/**
	 * @param string $error_code End of the code of the response, such as `no_editor`.
	 * @param string $message    Sentence for the user: plain text.
	 * @param int    $status     HTTP status.
	 */
	public function __construct(
		public readonly string $error_code,
		string $message,
		public readonly int $status = 400
	) {
		parent::__construct( $message );
	}

	/** Returns the body of the response, in the format of WP_Error. @return array<string, mixed> */
	public function body(): array {
		return array(
			'code'    => 'pagewright_edit_' . $this->error_code,
			'message' => $this->getMessage(),
			'data'    => array( 'status' => $this->status ),
		);
	}
}
