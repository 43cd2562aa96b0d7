<?php
/**
 * Link field.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Fields\Link;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Field as Base;

/** A URL or `post: 123`; '' for none. If the field has `allow_shortcode`, text with a `[` is valid. */
final class Field extends Base {
	public function clean( mixed $raw, array $options, array $siblings, string $name ): string {
		$text = is_string( $raw ) ? trim( $raw ) : '';
		if ( 1 === preg_match( '/^post:\s*(\d+)/i', $text, $found ) ) {
			return 'post: ' . $found[1];
		}
		if ( true === ( $options['allow_shortcode'] ?? false ) && str_contains( $text, '[' ) ) {
			return trim( (string) preg_replace( '/[\x00-\x1f\x7f<>]/', '', $text ) );
		}
		return Url::clean( $text );
	}
}
