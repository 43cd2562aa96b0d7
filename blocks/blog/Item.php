<?php
/**
 * Post of a blog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\ImageSize\Size;
use Pagewright\Providers\Posts\Authors;
use Pagewright\Providers\Posts\Excerpt;
use Pagewright\Providers\Posts\Posts;

/** The printed parts of a post. */
final class Item {
	/** @param array<string, mixed> $settings Sanitized section, and `template`. */
	public function __construct( private readonly array $settings ) {}

	/** @return ?array<string, mixed> Null for a post that is skipped. */
	public function of( \WP_Post $post ): ?array {
		$settings     = $this->settings;
		$is_portfolio = 'portfolio' === $settings['template'];
		$picture      = $settings['featured_image'] || $is_portfolio ? $this->picture( $post ) : '';
		if ( $is_portfolio && '' === $picture && ! $settings['featured_image_empty'] ) {
			return null;
		}
		$terms = Terms::of( $post, true );
		return array(
			'classes'    => implode(
				' ',
				array_map(
					'sanitize_html_class',
					get_post_class(
						$is_portfolio
							? 'sow-portfolio-item'
							: ( 'masonry' === $settings['template'] ? 'sow-masonry-item' : '' ),
						$post
					)
				)
			),
			'url'        => (string) get_permalink( $post ),
			'title'      => Posts::title( $post ),
			'name'       => wp_strip_all_tags( Posts::title( $post ) ),
			'picture'    => $picture,
			'terms'      => $terms,
			'date'       => $settings['date'] ? Posts::date( $post ) : null,
			'author'     => $settings['author'] ? Authors::of( $post ) : null,
			'categories' => $settings['categories'] ? $terms : array(),
			'tags'       => $settings['tags'] ? Terms::of( $post, false ) : array(),
			'comments'   => $settings['comment_count'] ? $this->comments( $post ) : null,
		) + ( $is_portfolio ? array() : $this->content( $post ) );
	}

	private function picture( \WP_Post $post ): string {
		$html = Posts::picture( $post, Size::of( $this->settings, 'featured_image_size' ) );
		/** Filters the HTML of an image for a post without one. Known from the public widgets bundle. */
		$html = '' !== $html || post_password_required( $post )
			? $html
			: (string) apply_filters( 'siteorigin_widgets_blog_featured_image_fallback', '', $this->settings );
		/** Filters the HTML of a post's image. Known from the public widgets bundle. */
		return (string) apply_filters( 'siteorigin_widgets_blog_featured_image_markup', $html, $this->settings );
	}

	/** @return ?array{url: string, words: string} */
	private function comments( \WP_Post $post ): ?array {
		$count = (int) get_comments_number( $post );
		if ( post_password_required( $post ) || ( 0 === $count && ! comments_open( $post ) ) ) {
			return null;
		}
		/* translators: %s: number of comments. */
		$words = sprintf( _n( '%s comment', '%s comments', $count, 'pagewright' ), number_format_i18n( $count ) );
		return array(
			'url'   => (string) get_permalink( $post ) . ( $count > 0 ? '#comments' : '#respond' ),
			'words' => 0 === $count ? __( 'Leave a comment', 'pagewright' ) : $words,
		);
	}

	/** @return array{content: string, more: bool} HTML, and whether a "continue reading" link follows. */
	private function content( \WP_Post $post ): array {
		$settings = $this->settings;
		/** Filters whether the content is shown. Known from the public widgets bundle. */
		if (
			post_password_required( $post )
			|| ! apply_filters( 'siteorigin_widgets_blog_show_content', true, $settings )
		) {
			return array(
				'content' => '',
				'more'    => (bool) $settings['read_more'],
			);
		}
		// A list inside a listed post would print whole posts in a post.
		if ( 'excerpt' !== $settings['content'] && Posts::depth() < 2 ) {
			return array(
				'content' => $this->full( $post ),
				'more'    => false,
			);
		}
		/**
		 * Filters the number of words of an excerpt, and the text after a cut. Known from the public widgets bundle.
		 */
		$words = (int) apply_filters(
			'siteorigin_widgets_blog_excerpt_length',
			max( 1, (int) $settings['excerpt_length'] ),
			$settings
		);
		$end   = (string) apply_filters( 'siteorigin_widgets_blog_excerpt_trim', '...', $settings );
		$text  = Excerpt::of( $post, max( 1, $words ), $end, (bool) $settings['trim_manual_excerpt'] );
		return array(
			'content' => '' === $text ? '' : "<p>$text</p>",
			'more'    => (bool) $settings['read_more'],
		);
	}

	/** Returns the content as on the post's own page, up to its more tag. */
	private function full( \WP_Post $post ): string {
		/** Filters whether posts end at their more tag. Known from the public widgets bundle. */
		$GLOBALS['more'] = apply_filters( 'siteorigin_widgets_blog_full_content_read_more', true ) ? 0 : 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- set by setup_postdata() for each post.
		$link            = esc_html__( 'Continue reading', 'pagewright' )
			. '<span class="pagewright-blog__hidden">: '
			. esc_html( wp_strip_all_tags( Posts::title( $post ) ) ) . '</span>';
		return (string) apply_filters( 'the_content', get_the_content( $link, false, $post ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
	}
}
