<?php
/**
 * A place search that gave no answer.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Places;

defined( 'ABSPATH' ) || exit;

/** Its message is shown to the user, so it is a sentence in the user's language. */
final class Failure extends \RuntimeException {
	/** @param bool $is_busy True when the same question may be asked again in a moment. */
	public function __construct( string $message, public readonly bool $is_busy = false ) {
		parent::__construct( $message );
	}
}
