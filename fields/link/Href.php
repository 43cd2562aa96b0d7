<?php
/**
 * A link value on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Link;

defined( 'ABSPATH' ) || exit;

/** What a stored link points to today. */
final class Href {
	/**
	 * Address for a cleaned link; '' for a post that is gone or that visitors may not see, for an empty link and for a shortcode that nobody runs.
	 * Print it with `esc_url( $href, Url::protocols() )`.
	 */
	public static function of( string $value ): string {
		if ( 1 === preg_match( '/^post:\s*(\d+)/i', $value, $found ) ) {
			$id = (int) $found[1];
			return is_post_publicly_viewable( $id ) ? (string) get_permalink( $id ) : '';
		}
		if ( str_contains( $value, '[' ) ) {
			$text = trim( do_shortcode( $value ) );
			return str_contains( $text, '[' ) ? '' : Url::clean( $text );
		}
		return $value;
	}
}
