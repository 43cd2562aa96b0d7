<?php
/**
 * Finds form tags in a text.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Parses `[type name options "values"]` and `[type …]content[/type]`; `[[type …]]` shows such a tag as text. Other text
 * stays unchanged.
 */
final class Scanner {
	/** Unicode white space, and the byte order mark. */
	private const BLANK = '[\s\p{Z}\x{FEFF}]';

	/** @return list<Tag> Tags in the order of the text. */
	public static function tags( string $template ): array {
		$tags = array();
		self::replace(
			$template,
			static function ( Tag $tag ) use ( &$tags ): string {
				$tags[] = $tag;
				return '';
			}
		);
		return $tags;
	}

	/**
	 * @param callable(Tag, string): string $by Returns the replacement of a tag; called with the tag and its source, in
	 *    order.
	 */
	public static function replace( string $template, callable $by ): string {
		$types = array_map( static fn ( string $type ): string => preg_quote( $type, '/' ), Types::names() );
		if ( array() === $types || ! str_contains( $template, '[' ) ) {
			return $template;
		}
		$text    = mb_check_encoding( $template, 'UTF-8' ) ? $template : mb_scrub( $template, 'UTF-8' );
		$blank   = self::BLANK;
		$pattern = '/(\[?)\[(' . implode( '|', $types )
			. ")(?:{$blank}([^\\]]*?))?(?:{$blank}*\\/)?\\](?:([^\\[]*)\\[\\/\\2\\])?(\\]?)/u";
		return preg_replace_callback(
			$pattern,
			static fn ( array $found ): string => self::place( $found, $by ),
			$text
		)
			?? $template;
	}

	/**
	 * @param array<int, string>            $found `[`, type, inside, content, `]`.
	 * @param callable(Tag, string): string $by
	 */
	private static function place( array $found, callable $by ): string {
		[ $all, $open, $type, $inside, $content, $close ] = array_pad( $found, 6, '' );
		if ( '[' === $open && ']' === $close ) {
			return substr( $all, 1, -1 );
		}
		$tag = self::tag( $type, $inside, $content );
		return null === $tag
			? $all
			: $open
				. $by( $tag, substr( $all, strlen( $open ), strlen( $all ) - strlen( $open ) - strlen( $close ) ) )
				. $close;
	}

	/**
	 * Returns null for text that is not a tag: a field without a valid name, or words that are neither options nor
	 * values.
	 */
	private static function tag( string $type, string $inside, string $content ): ?Tag {
		$tag           = new Tag();
		$tag->type     = $type;
		$tag->basetype = rtrim( $type, '*' );
		$tag->content  = $content;
		$parts         = self::parts( $inside );
		$is_named      = in_array( 'name-attr', Types::of( $type )?->features() ?? array(), true );
		if ( null === $parts && $is_named ) {
			return null;
		}
		[ $tag->options, $tag->raw_values ] = $parts ?? array( array(), array() );
		if ( $is_named ) {
			$tag->raw_name = (string) array_shift( $tag->options );
			if ( 1 !== preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/D', $tag->raw_name ) ) {
				return null;
			}
			$tag->name = str_replace( '.', '_', $tag->raw_name );
		}
		Pipes::fill( $tag );
		/**
		 * Filters a parsed form tag.
		 *
		 * @example add_filter( 'pagewright/forms/tag', function ( $tag ) { if ( 'city' === $tag->name ) { $tag->values = $tag->labels = my_cities(); } return $tag; } );
		 * @param Tag $tag The tag; may be changed.
		 */
		$changed = apply_filters( 'pagewright/forms/tag', $tag );
		return $changed instanceof Tag ? $changed : $tag;
	}

	/**
	 * @return array{0: list<string>, 1: list<string>}|null Options, and values without their quotes; null for other
	 *    text.
	 */
	private static function parts( string $inside ): ?array {
		$inside = (string) preg_replace( '/^' . self::BLANK . '+|' . self::BLANK . '+$/u', '', $inside );
		if (
			1 !== preg_match(
				'/^((?:[-+*=0-9a-zA-Z:.!?#$&@_\/|%]|' . self::BLANK . ')*)((?:' . self::BLANK
				. '*(?:"[^"]*"|\'[^\']*\'))*)$/u',
				$inside,
				$found
			)
		) {
			return null;
		}
		$options = preg_split( '/' . self::BLANK . '+/u', $found[1], -1, PREG_SPLIT_NO_EMPTY );
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $found[2], $values, PREG_SET_ORDER );
		return array(
			false === $options ? array() : $options,
			array_map(
				static fn ( array $value ): string =>
					trim( (string) preg_replace( '/[\r\n]+/', ' ', $value[2] ?? $value[1] ) ),
				$values
			),
		);
	}
}
