<?php
/**
 * Answers.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq;

defined( 'ABSPATH' ) || exit;

/** Turns what was written in the editor into HTML, as the content of a post is: blocks, shortcodes, embeds. */
final class Answer {
	/** Id of the question whose answer is being made; a list in an answer shows nothing. */
	private static int $open = 0;

	public static function is_being_made(): bool {
		return 0 !== self::$open;
	}

	/**
	 * Reads what embeds remember of all these at once, where one holds an address of its own line.
	 *
	 * @param list<\WP_Post> $posts Questions.
	 */
	public static function prime( array $posts ): void {
		$with = array_filter( $posts, static fn ( \WP_Post $post ): bool => 1 === preg_match( '~\[embed|wp:embed|^\s*(?:<p[^>]*>)?\s*https?://[^\s<>"]+\s*(?:</p>)?\s*$~im', $post->post_content ) );
		array() === $with || update_meta_cache( 'post', array_column( $with, 'ID' ) );
	}

	/** The filters of `the_content` itself are left alone: plugins add sharing buttons and the like there, and it may be running. */
	public static function of( \WP_Post $post ): string {
		if ( 0 !== self::$open ) {
			return '';
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WP_Query::the_post() does it; put back below.
		self::$open      = $post->ID;
		try {
			setup_postdata( $post );
			$html = self::html( $post->post_content );
		} finally {
			self::$open      = 0;
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- put back.
			$before instanceof \WP_Post && setup_postdata( $before );
		}
		/**
		 * Changes the HTML of an answer that was written as an entry. Print only what is escaped.
		 *
		 * @param string   $html HTML.
		 * @param \WP_Post $post The question.
		 */
		return (string) apply_filters( 'pagewright/faq/answer', $html, $post );
	}

	private static function html( string $content ): string {
		global $wp_embed;
		$has_blocks = has_blocks( $content );
		$content    = $wp_embed instanceof \WP_Embed ? $wp_embed->autoembed( $wp_embed->run_shortcode( $content ) ) : $content;
		$content    = $has_blocks ? do_blocks( $content ) : $content;
		$content    = convert_smilies( wptexturize( $content ) );
		$content    = $has_blocks ? $content : shortcode_unautop( wpautop( $content ) );
		return trim( str_replace( ']]>', ']]&gt;', wp_filter_content_tags( do_shortcode( $content ), 'pagewright_faq' ) ) );
	}
}
