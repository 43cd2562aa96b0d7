<?php
/**
 * Finds the submit button of a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** Parses the HTML of a form as browsers do: button tags in attributes, comments or texts do not count. */
final class ButtonFinder extends \WP_HTML_Tag_Processor {
	/**
	 * Returns the position, in bytes, before the paragraph or box of the first submit button; the end of the HTML when
	 * there is none.
	 */
	public static function place( string $html ): int {
		$tags  = new self( $html );
		$place = 0;
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'P', 'DIV' ), true ) ) {
				$place = $tags->start();
			} elseif (
				in_array( $tags->get_tag(), array( 'INPUT', 'BUTTON' ), true )
				&& true === $tags->has_class( 'wpcf7-submit' )
			) {
				return $place;
			}
		}
		return strlen( $html );
	}

	/** Returns the position, in bytes, before the tag that was found. */
	private function start(): int {
		$this->set_bookmark( 'here' );
		return $this->bookmarks['here']->start;
	}
}
