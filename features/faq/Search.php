<?php
/**
 * Searches a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** The search terms in the URL, and the matching questions. */
final class Search {
	private const MOST_CHARACTERS = 200;
	private const MOST_WORDS      = 20;

	/**
	 * Returns the name of the query parameter. Other FAQ plugins register the obvious one as a query variable:
	 * WordPress would look for such a post.
	 */
	public static function param(): string {
		global $wp;
		return $wp instanceof \WP && in_array( 'faq', $wp->public_query_vars, true ) ? 'faq_search' : 'faq';
	}

	/** Returns the search terms of the visitor; '' for none. */
	public static function asked(): string {
		$raw = $_GET[ self::param() ] ?? ''; // phpcs:ignore WordPress.Security -- only filters a public list; sanitized below.
		return is_string( $raw )
			? mb_substr( sanitize_text_field( wp_unslash( $raw ) ), 0, self::MOST_CHARACTERS )
			: '';
	}

	/** @return list<string> Words to find, without duplicates, accents and capitals. */
	public static function words( string $asked ): array {
		return array_slice(
			array_values( array_unique( preg_split( '/\s+/u', self::plain( $asked ), -1, PREG_SPLIT_NO_EMPTY ) ) ),
			0,
			self::MOST_WORDS
		);
	}

	/** @param list<string> $words Result of words(); each must be in the question or in the answer. */
	public static function has( Question $question, array $words ): bool {
		$text = self::plain( $question->question . ' ' . $question->text );
		foreach ( $words as $word ) {
			if ( ! str_contains( $text, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns the URL of the page without a search. `//name/` in place of its path would be another site. */
	public static function page(): string {
		return (string) preg_replace( '~^[/\\\\]{2,}~', '/', remove_query_arg( self::param() ) );
	}

	/**
	 * Returns how a form without JavaScript reaches the link to which the words are appended. A form can only send
	 * `name=words`: if the link does not end with `name=`, the list itself is searched.
	 *
	 * @param string $base Link, '' for this page.
	 * @return array{base: string, action: string, name: string, hidden: array<string, string>}
	 */
	public static function form( string $base ): array {
		$is_own = '' === $base;
		$page   = self::page();
		$base   = $is_own ? $page . ( str_contains( $page, '?' ) ? '&' : '?' ) . self::param() . '=' : $base;
		$target = 1 === preg_match( '/[?&][^=&#?]+=$/', $base )
			? $base
			: $page . ( str_contains( $page, '?' ) ? '&' : '?' ) . self::param() . '=';
		$at     = (int) strpos( $target, '?' );
		$pairs  = array();
		foreach ( explode( '&', substr( $target, $at + 1 ) ) as $pair ) {
			[ $name, $value ]              = explode( '=', $pair, 2 ) + array( '', '' );
			$pairs[ urldecode( $name ) ] = urldecode( $value );
		}
		$name = (string) array_key_last( $pairs );
		unset( $pairs[ $name ] );
		return array(
			'base'   => $base,
			'action' => substr( $target, 0, $at ),
			'name'   => $name,
			'hidden' => $pairs,
		);
	}

	private static function plain( string $text ): string {
		$text = html_entity_decode(
			wp_strip_all_tags( strip_shortcodes( (string) preg_replace( '/<!--.*?-->/s', ' ', $text ) ) ),
			ENT_QUOTES
		);
		return mb_strtolower( remove_accents( $text ) );
	}
}
