<?php
/**
 * Harmless HTML.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Form;

defined( 'ABSPATH' ) || exit;

/** Text that may hold what a post may hold. */
final class Html {
	/** The text without scripts, handlers and unknown elements, every tag closed. Most texts hold nothing that the filter could change, and it takes its time. */
	public static function clean( string $text ): string {
		return 1 === preg_match( '/[<>&\x00-\x08\x0B\x0C\x0E-\x1F]/', $text ) ? force_balance_tags( wp_kses_post( $text ) ) : $text;
	}
}
