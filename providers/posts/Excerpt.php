<?php
/**
 * Excerpts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Providers\Posts;

defined( 'ABSPATH' ) || exit;

/** The excerpt of a post, written by hand or cut from its content. */
final class Excerpt {
	/** After filters of themes and plugins: the widget's own length counts. */
	private const LAST = PHP_INT_MAX;

	/**
	 * The excerpt as escaped HTML without a paragraph around it; '' for a post whose password was not given.
	 *
	 * @param int    $words          Longest it may be.
	 * @param string $end            Put after what was cut.
	 * @param bool   $has_cut_manual Whether an excerpt written by hand is cut, too.
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
