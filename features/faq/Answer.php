<?php
/**
 * Renders answers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Posts\Posts;
use Pagewright\Request\Memory;

/** Renders an answer like the content of a post: blocks, shortcodes, embeds. */
final class Answer {
	/** Name of the mark in Memory while an answer is being rendered. */
	private const OPEN = 'is_open';

	/** Returns whether an answer is being rendered: a list inside an answer renders nothing. */
	public static function is_being_made(): bool {
		return true === Memory::get( self::class, self::OPEN );
	}

	/**
	 * Loads the cached embeds of all these questions at once, if one contains a URL on a line of its own.
	 *
	 * @param list<\WP_Post> $posts Questions.
	 */
	public static function prime( array $posts ): void {
		$with = array_filter(
			$posts,
			static fn ( \WP_Post $post ): bool =>
				1 === preg_match(
					'~\[embed|wp:embed|^\s*(?:<p[^>]*>)?\s*https?://[^\s<>"]+\s*(?:</p>)?\s*$~im',
					$post->post_content
				)
		);
		if ( array() !== $with ) {
			update_meta_cache( 'post', array_column( $with, 'ID' ) );
		}
	}

	/** Does not apply `the_content`: plugins add sharing buttons there, and it may be running. */
	public static function of( \WP_Post $post ): string {
		if ( self::is_being_made() ) {
			return '';
		}
		Memory::set( self::class, self::OPEN, true );
		try {
			$html = Posts::as_current( $post, static fn (): string => self::html( $post->post_content ) );
		} finally {
			Memory::forget( self::class, self::OPEN );
		}
		/**
		 * Filters the HTML of an answer that was written as a post. The result must be escaped.
		 *
		 * @param string   $html HTML.
		 * @param \WP_Post $post The question.
		 */
		return (string) apply_filters( 'pagewright/faq/answer', $html, $post );
	}

	private static function html( string $content ): string {
		global $wp_embed;
		$has_blocks = has_blocks( $content );
		$content    = $wp_embed instanceof \WP_Embed
			? $wp_embed->autoembed( $wp_embed->run_shortcode( $content ) )
			: $content;
		$content    = $has_blocks ? do_blocks( $content ) : $content;
		$content    = convert_smilies( wptexturize( $content ) );
		$content    = $has_blocks ? $content : shortcode_unautop( wpautop( $content ) );
		return trim(
			str_replace( ']]>', ']]&gt;', wp_filter_content_tags( do_shortcode( $content ), 'pagewright_faq' ) )
		);
	}
}
