<?php
/**
 * A file that was sent.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Uploads;

defined( 'ABSPATH' ) || exit;

/** One file as PHP took it; it is in PHP's folder until it is kept. */
final class Upload {
	/**
	 * @param string $name  As the browser says: nothing to believe in.
	 * @param string $path  Where PHP put it; '' where it did not arrive.
	 * @param int    $size  In bytes.
	 * @param int    $error One of PHP's `UPLOAD_ERR_…`.
	 */
	public function __construct( public readonly string $name, public readonly string $path, public readonly int $size, public readonly int $error ) {}

	/** Equal for equal contents. */
	public function fingerprint(): string {
		return '' !== $this->path && is_readable( $this->path ) ? (string) hash_file( 'xxh128', $this->path ) : '';
	}
}
