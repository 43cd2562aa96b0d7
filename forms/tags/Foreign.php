<?php
/**
 * Form-tags that nobody here knows.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the tags of add-ons that are not active, so that visitors do not read them. Words in brackets are no tags: a tag has a star after its type, or a
 * name with a digit, a hyphen or an underscore and nothing but options and quoted values after it; or its type is one of an add-on that many sites had.
 */
final class Foreign {
	/** Types of add-ons whose tags may have no name. */
	private const KNOWN = array( 'group', 'step', 'multistep', 'multiform', 'honeypot', 'dynamictext', 'dynamichidden', 'cf7ic', 'paypal', 'signature', 'previous', 'form_counter', 'cf7sg', 'repeater' );

	/** @return list<string> Sources of the tags, each once: `[rating* stars-1]`, `[/group]`. */
	public static function sources( string $template ): array {
		if ( ! str_contains( $template, '[' ) || 0 === (int) preg_match_all( '/\[(\/?)([a-z][a-z0-9_-]*)(\*?)(?:\s+([^\]]*?))?\s*\/?\]/i', $template, $found, PREG_SET_ORDER ) ) {
			return array();
		}
		$opened = self::KNOWN;
		$out    = array();
		foreach ( $found as $one ) {
			[ $source, $slash, $type, $star, $inside ] = array_pad( $one, 5, '' );
			$is_one = null === Types::of( $type . $star ) && ( '' === $slash ? ( '' !== $star || in_array( strtolower( $type ), $opened, true ) || self::is_field( $inside ) ) : in_array( strtolower( $type ), $opened, true ) );
			if ( $is_one ) {
				$opened[] = strtolower( $type );
				$out[]    = $source;
			}
		}
		return array_values( array_unique( $out ) );
	}

	/** Takes tags out of the words of a form. What stands in a field is not touched. @param list<string> $sources */
	public static function remove( string $html, array $sources ): string {
		if ( array() === $sources ) {
			return $html;
		}
		$tokens = new \WP_HTML_Tag_Processor( $html );
		while ( $tokens->next_token() ) {
			if ( '#text' === $tokens->get_token_type() ) {
				$text  = $tokens->get_modifiable_text();
				$words = str_replace( $sources, '', $text );
				$words === $text || $tokens->set_modifiable_text( $words );
			}
		}
		return $tokens->get_updated_html();
	}

	private static function is_field( string $inside ): bool {
		return 1 === preg_match( '/^(?=[A-Za-z]*[-_\d])[A-Za-z][-\w:.]*(?:\s+[-+*=\w:.!?#$&@\/|%]+)*(?:\s*(?:"[^"]*"|\'[^\']*\'))*$/D', $inside );
	}
}
