<?php
/**
 * Shortens texts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** Titles and excerpts of a list. */
final class Shortened {
	/** Elements of a formatted excerpt. */
	private const FORMAT = array(
		'a'      => array(
			'href' => true,
			'rel'  => true,
		),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		'strong' => array(),
	);

	/**
	 * Returns the start of a text.
	 *
	 * @param string $text   Plain text.
	 * @param int    $length Number of characters or words.
	 */
	public static function text( string $text, int $length, bool $by_words ): string {
		if ( $by_words ) {
			return wp_trim_words( $text, $length, '…' );
		}
		return mb_strlen( $text ) > $length ? rtrim( mb_substr( $text, 0, $length ) ) . '…' : $text;
	}

	/**
	 * Returns the start of a post: its excerpt, or its text.
	 *
	 * @param array{active: bool, length: int, words: bool, keep_format: bool} $options `post-excerpt` of a list.
	 * @return string HTML.
	 */
	public static function excerpt( \WP_Post $post, array $options ): string {
		$html = '' !== trim( $post->post_excerpt )
			? $post->post_excerpt
			: strip_shortcodes( excerpt_remove_blocks( $post->post_content ) );
		$html = (string) preg_replace( '@<(script|style|iframe|object)\b.*?</\1\s*>@si', '', $html );
		// Text of different blocks must not be joined into one word.
		$html = (string) preg_replace(
			'@</?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|figure|figcaption|blockquote|pre|hr)\b@i',
			' $0',
			$html
		);
		if ( $options['keep_format'] ) {
			return self::formatted( wp_kses( $html, self::FORMAT ), $options['length'], $options['words'] );
		}
		return esc_html( self::text( self::plain( $html ), $options['length'], $options['words'] ) );
	}

	/** Returns the text of HTML with white space as a page shows it. */
	public static function plain( string $html ): string {
		return trim(
			(string) preg_replace(
				'/\s+/u',
				' ',
				html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' )
			)
		);
	}

	/** Cuts between tags and closes open ones: `<em>One two</em>` with one word is `<em>One…</em>`. */
	private static function formatted( string $html, int $length, bool $by_words ): string {
		$result = '';
		$left   = $length;
		foreach (
			(array) preg_split(
				'/(<[^>]*>)/',
				trim( $html ),
				-1,
				PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY
			) as $part
		) {
			if ( str_starts_with( (string) $part, '<' ) ) {
				$result .= $part;
				continue;
			}
			$text  = (string) preg_replace( '/\s+/u', ' ', html_entity_decode( (string) $part, ENT_QUOTES, 'UTF-8' ) );
			$taken = $by_words
				? count( (array) preg_split( '/\s+/u', trim( $text ), -1, PREG_SPLIT_NO_EMPTY ) )
				: mb_strlen( $text );
			if ( $taken > $left ) {
				$result .= $left > 0 ? esc_html( self::text( $text, $left, $by_words ) ) : '…';
				break;
			}
			$result .= esc_html( $text );
			$left   -= $taken;
		}
		return force_balance_tags( $result );
	}
}
