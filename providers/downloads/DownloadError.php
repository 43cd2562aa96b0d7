<?php
/**
 * Exception: a URL was not downloaded.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Downloads;

defined( 'ABSPATH' ) || exit;

/** Exception with the reason. */
final class DownloadError extends \RuntimeException {
	public function __construct( public readonly Refusal $reason ) {
		parent::__construct( $reason->name );
	}
}
