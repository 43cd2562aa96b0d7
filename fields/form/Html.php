<?php
/**
 * Safe HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

use Pagewright\Output\Safe;

/** Text with the HTML that a post may contain. */
final class Html {
	/**
	 * Returns the text without scripts, event handlers and unknown elements, with every tag closed. Skips the slow
	 * filter for text that it cannot change.
	 */
	public static function clean( string $text ): string {
		$filtered = Safe::html( $text );
		return str_contains( $filtered, '<' ) ? force_balance_tags( $filtered ) : $filtered;
	}
}
