<?php
/**
 * Harmless HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Text that may hold what a post may hold. */
final class Html {
	/** The text without scripts, handlers and unknown elements, every tag closed. Most texts hold nothing that the filter could change, and it takes its time. */
	public static function clean( string $text ): string {
		$filtered = Safe::html( $text );
		return str_contains( $filtered, '<' ) ? force_balance_tags( $filtered ) : $filtered;
	}
}
