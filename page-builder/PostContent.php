<?php
/**
 * Layouts instead of the content of posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\PageBuilder;

defined( 'ABSPATH' ) || exit;

/**
 * Works in two steps: a placeholder replaces the content before other filters run, and the layout replaces the
 * placeholder after WordPress's own filters.
 */
final class PostContent {
	private const PLACEHOLDER = '<!--pagewright-layout-%d-->';

	/** @var array<int, true> Posts whose layout is being rendered: a post that lists itself shows its text there. */
	private array $printing = array();

	/** Returns a placeholder if the content is that of a post with a layout, otherwise the content. */
	public function hold( string $content, \WP_Post $post ): string {
		$is_shown = ! isset( $this->printing[ $post->ID ] )
			&& ! post_password_required( $post )
			&& self::is_content_of( $content, $post )
			&& array() !== PostLayout::of( $post );
		return $is_shown ? sprintf( self::PLACEHOLDER, $post->ID ) : $content;
	}

	public function show( string $content ): string {
		$post = get_post();
		$placeholder = null === $post ? '' : sprintf( self::PLACEHOLDER, $post->ID );
		if (
			'' === $placeholder
			|| isset( $this->printing[ $post->ID ] )
			|| ! str_contains( $content, $placeholder )
			|| post_password_required( $post )
		) {
			return $content;
		}
		$this->printing[ $post->ID ] = true;
		try {
			$html = PostLayout::html( $post );
		} finally {
			unset( $this->printing[ $post->ID ] );
			// A layout that lists other posts may have changed it.
			$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored.
		}
		$html = is_singular() ? $html : self::until_more( $html, $post );
		return str_replace( array( "<p>$placeholder</p>", $placeholder ), $html, $content );
	}

	/**
	 * Other code filters its own texts like the content of a post. Lists show the part before the "more" tag and a
	 * link.
	 */
	private static function is_content_of( string $content, \WP_Post $post ): bool {
		if ( $content === $post->post_content ) {
			return true;
		}
		$main = get_extended( $post->post_content )['main'];
		return $content === get_the_content( null, false, $post )
			|| ( '' !== trim( $main ) && str_starts_with( ltrim( $content ), ltrim( $main ) ) );
	}

	/** Returns the layout up to a "more" tag in it, followed by a link to the post. */
	private static function until_more( string $html, \WP_Post $post ): string {
		if ( 1 !== preg_match( '/<!--more(.*?)?-->/', $html, $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		$text = trim( wp_strip_all_tags( $found[1][0] ?? '' ) );
		$text = '' === $text ? __( 'Read more', 'pagewright' ) : $text;
		$link = sprintf(
			' <a href="%s#more-%d" class="more-link">%s</a>',
			esc_url( (string) get_permalink( $post ) ),
			$post->ID,
			esc_html( $text )
		);
		/** This filter is documented in wp-includes/post-template.php. */
		$link = (string) apply_filters( 'the_content_more_link', $link, $text );
		return force_balance_tags( substr( $html, 0, $found[0][1] ) ) . "<p>$link</p>";
	}
}
