<?php
/**
 * Exception: a search for places failed.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/** The user reads its message, so it is a translated sentence. */
final class Failure extends \RuntimeException {
	/** @param bool $is_busy Whether the request may be retried soon. */
	public function __construct( string $message, public readonly bool $is_busy = false ) {
		parent::__construct( $message );
	}
}
