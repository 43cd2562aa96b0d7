<?php
/**
 * Excerpts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/** Returns the excerpt of a post, written by hand or cut from its content. */
final class Excerpt {
	/** After filters of themes and plugins: the widget's own length takes precedence. */
	private const LAST = PHP_INT_MAX;

	/**
	 * Returns the excerpt as escaped HTML without a paragraph; '' for a post whose password is required.
	 *
	 * @param int    $words          Maximum number of words.
	 * @param string $end            Appended to a cut text.
	 * @param bool   $has_cut_manual Whether to cut excerpts written by hand, too.
	 */
	public static function of( \WP_Post $post, int $words, string $end, bool $has_cut_manual = true ): string {
		if ( post_password_required( $post ) ) {
			return '';
		}
		if ( has_excerpt( $post ) ) {
			$text = trim( get_the_excerpt( $post ) );
			return $has_cut_manual ? esc_html( wp_trim_words( $text, $words, $end ) ) : wp_kses_post( $text );
		}
		$length = static fn (): int => $words;
		$more   = static fn (): string => $end;
		add_filter( 'excerpt_length', $length, self::LAST );
		add_filter( 'excerpt_more', $more, self::LAST );
		try {
			$text = get_the_excerpt( $post );
		} finally {
			remove_filter( 'excerpt_length', $length, self::LAST );
			remove_filter( 'excerpt_more', $more, self::LAST );
		}
		return esc_html( trim( wp_strip_all_tags( $text ) ) );
	}
}
