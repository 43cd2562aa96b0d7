<?php
/**
 * Links on the page.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Link;

defined( 'ABSPATH' ) || exit;

/** The current target of a stored link. */
final class Href {
	/**
	 * Returns the URL of a sanitized link; '' for a deleted post or one that visitors may not see, an empty link, and
	 * an unknown shortcode. Print it with `esc_url( $href, Url::protocols() )`.
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
