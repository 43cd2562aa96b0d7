<?php
/**
 * Where the button of a form stands.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Spam\Captcha;

defined( 'ABSPATH' ) || exit;

/** Reads the HTML of a form as a browser does: what looks like a button in an attribute, a comment or a text is none. */
final class ButtonFinder extends \WP_HTML_Tag_Processor {
	/** Bytes before the paragraph or box of the first submit button; the end of the HTML where there is none. */
	public static function place( string $html ): int {
		$tags  = new self( $html );
		$place = 0;
		while ( $tags->next_tag() ) {
			if ( in_array( $tags->get_tag(), array( 'P', 'DIV' ), true ) ) {
				$place = $tags->start();
			} elseif ( in_array( $tags->get_tag(), array( 'INPUT', 'BUTTON' ), true ) && true === $tags->has_class( 'wpcf7-submit' ) ) {
				return $place;
			}
		}
		return strlen( $html );
	}

	/** Bytes before the tag that was found. */
	private function start(): int {
		$this->set_bookmark( 'here' );
		return $this->bookmarks['here']->start;
	}
}
