<?php
/**
 * Finds form tags of inactive add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the tags of inactive add-ons, which visitors should not see. Other text in brackets is not a tag. A tag has an
 * asterisk after its type, or a name with a digit, a hyphen or an underscore, followed by options and quoted values
 * only; or it has the type of a well-known add-on, or a type that names this form language or a spam protection.
 */
final class Foreign {
	/** Types of add-ons whose tags may have no name. */
	private const KNOWN = array(
		'group', 'step', 'multistep', 'multiform', 'honeypot', 'dynamictext', 'dynamichidden', 'cf7ic', 'paypal',
		'signature', 'previous', 'form_counter', 'cf7sg', 'repeater',
	);

	/** Types that are recognized without a name. */
	private const TELLING = '/^(?:wp)?cf7|captcha|turnstile|honeypot/i';

	/** @return list<string> Sources of the tags, without duplicates: `[rating* stars-1]`, `[/group]`. */
	public static function sources( string $template ): array {
		if (
			! str_contains( $template, '[' )
			|| 0 === (int) preg_match_all(
				'/\[(\/?)([a-z][a-z0-9_-]*)(\*?)(?:\s+([^\]]*?))?\s*\/?\]/i',
				$template,
				$found,
				PREG_SET_ORDER
			)
		) {
			return array();
		}
		$opened = self::KNOWN;
		$out    = array();
		foreach ( $found as $one ) {
			[ $source, $slash, $type, $star, $inside ] = array_pad( $one, 5, '' );
			$is_one = null === Types::of( $type . $star )
				&& (
					'' === $slash
						? (
							'' !== $star
							|| in_array( strtolower( $type ), $opened, true )
							|| 1 === preg_match( self::TELLING, $type )
							|| self::is_field( $inside )
						)
						: in_array( strtolower( $type ), $opened, true )
				);
			if ( $is_one ) {
				$opened[] = strtolower( $type );
				$out[]    = $source;
			}
		}
		return array_values( array_unique( $out ) );
	}

	/**
	 * Removes tags from the text of a form. Values of fields stay unchanged.
	 *
	 * @param list<string> $sources Tags as they are written in the template.
	 */
	public static function remove( string $html, array $sources ): string {
		if ( array() === $sources ) {
			return $html;
		}
		$sources = array(
			...$sources,
			...array_map(
				static fn ( string $source ): string => html_entity_decode( $source, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				$sources
			),
		);
		$tokens  = new \WP_HTML_Tag_Processor( $html );
		while ( $tokens->next_token() ) {
			if ( '#text' === $tokens->get_token_type() ) {
				$text  = $tokens->get_modifiable_text();
				$words = str_replace( $sources, '', $text );
				if ( $words !== $text ) {
					$tokens->set_modifiable_text( $words );
				}
			}
		}
		return $tokens->get_updated_html();
	}

	private static function is_field( string $inside ): bool {
		return 1 === preg_match(
			'/^(?=[A-Za-z]*[-_\d])[A-Za-z][-\w:.]*(?:\s+[-+*=\w:.!?#$&@\/|%]+)*(?:\s*(?:"[^"]*"|\'[^\']*\'))*$/D',
			$inside
		);
	}
}
