<?php
/**
 * Represents an uploaded file.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Uploads;

defined( 'ABSPATH' ) || exit;

/** One file as PHP received it. It is in PHP's upload folder until it is stored. */
final class Upload {
	/**
	 * @param string $name  Name that the browser sent: untrusted.
	 * @param string $path  Path in PHP's upload folder; '' when it did not arrive.
	 * @param int    $size  Size in bytes.
	 * @param int    $error One of PHP's `UPLOAD_ERR_…` constants.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $size,
		public readonly int $error
	) {}

	/** Returns a hash of the content. */
	public function fingerprint(): string {
		return '' !== $this->path && is_readable( $this->path ) ? (string) hash_file( 'xxh128', $this->path ) : '';
	}
}
