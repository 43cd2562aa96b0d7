<?php
/**
 * Renders one entry of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Settings;

/** The parts of an entry as escaped HTML, by the name of the content tag. Parts are rendered on demand. */
final class Item {
	/** Placeholder class with the post ID, replaced by `current` or nothing after the cache. */
	public const MARK = 'pagewright-entry-';

	private readonly \WP_Post $post;

	private readonly string $url;

	/** HTML of the complete title. */
	private readonly string $title;

	/** HTML of the shortened title. */
	private readonly string $shown;

	/** ID of the post in the default language: the page of any translation marks it. */
	private readonly int $original;

	/**
	 * @param Entry                $entry     The found entry.
	 * @param array<string, mixed> $options   Values of the list.
	 * @param bool                 $has_title Whether the item links its title, so that its image need not repeat it.
	 * @param bool                 $may_order Whether thumbnails may be generated.
	 */
	public function __construct(
		private readonly Entry $entry,
		private readonly array $options,
		private readonly bool $has_title,
		private readonly bool $may_order
	) {
		$this->post     = $entry->shown;
		$this->original = Languages::original( $entry->post->ID );
		$this->url      = esc_url( Languages::url( (string) get_permalink( $this->post ) ) );
		/**
		 * Filters the title of an entry. A filter of WordPress Popular Posts.
		 *
		 * @param string $title HTML. @param int $id Id of the entry. @param int $shown Id of its translation.
		 */
		$title          = apply_filters(
			'wpp_the_title',
			get_the_title( $this->post ),
			$entry->post->ID,
			$this->post->ID
		);
		$title          = is_string( $title ) ? $title : get_the_title( $this->post );
		$this->title = '' === trim( $title )
			? esc_html__( '(no title)', 'pagewright' )
			: wp_kses(
				$title,
				array_fill_keys(
					array( 'b', 'br', 'code', 'del', 'em', 'i', 'ins', 's', 'span', 'strong', 'sub', 'sup' ),
					array()
				)
			);
		$shorten        = $options['shorten_title'];
		$this->shown = $shorten['active']
			? esc_html( Shortened::text( Shortened::plain( $this->title ), $shorten['length'], $shorten['words'] ) )
			: $this->title;
	}

	/** Returns the HTML of a content tag; null for an unknown one. */
	public function tag( string $name, int $position, int $total ): ?string {
		return match ( $name ) {
			'pid'                            => (string) $this->post->ID,
			'current_class'                  => self::MARK . $this->original,
			'title'                          => $this->title_link(),
			'title_attr'                     => $this->title_attribute(),
			'text_title'                     => $this->shown,
			'url'                            => $this->url,
			'thumb', 'image'                 => $this->thumbnail_link(),
			'thumb_img'                      => $this->thumbnail(),
			'thumb_url'                      => $this->thumbnail_url(),
			'excerpt', 'summary'             => $this->excerpt(),
			'stats', 'meta'                  => $this->stats()->joined(),
			'author', 'author_name', 'author_url', 'date', 'taxonomy', 'category', 'views', 'comments',
			'author_copy', 'date_copy', 'taxonomy_copy', 'category_copy', 'views_copy', 'comments_copy'
				=> $this->stats()->tag( $name ),
			'rating'                         => $this->rating(),
			'score'                          => $this->score(),
			'total_items'                    => (string) $total,
			'item_position'                  => (string) $position,
			default                          => null,
		};
	}

	/** Returns the HTML of an item without custom markup. */
	public function html(): string {
		$classes = array( self::MARK . $this->original );
		/**
		 * Filters the classes of an item. A filter of WordPress Popular Posts.
		 *
		 * @param list<string> $classes Classes. @param int $id Id of the entry.
		 */
		$more    = apply_filters( 'wpp_post_class', array(), $this->post->ID );
		$classes = array_unique( array( ...$classes, ...array_filter( (array) $more, 'is_string' ) ) );
		$parts   = array(
			$this->thumbnail_link(),
			$this->title_link(),
			self::span( 'wpp-excerpt', $this->excerpt() ),
			self::span( 'wpp-meta post-stats', $this->stats()->joined() ),
			self::span( 'wpp-rating', $this->rating() ),
		);
		return sprintf(
			"<li class=\"%s\">\n%s\n</li>\n",
			esc_attr( implode( ' ', $classes ) ),
			implode( "\n", array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) )
		);
	}

	private static function span( string $class, string $html ): string {
		return '' === $html ? '' : "<span class=\"$class\">$html</span>";
	}

	private function title_link(): string {
		return sprintf(
			'<a href="%s"%s class="wpp-post-title" target="%s">%s</a>',
			$this->url,
			$this->hint(),
			Settings::load()->link_target,
			$this->shown
		);
	}

	/** Returns the complete title for a shortened one. */
	private function hint(): string {
		return $this->shown === $this->title ? '' : ' title="' . $this->title_attribute() . '"';
	}

	private function title_attribute(): string {
		return esc_attr( Shortened::plain( $this->title ) );
	}

	private function thumbnail(): string {
		$alt = $this->has_title ? '' : Shortened::plain( $this->title );
		return $this->options['thumbnail']['active']
			? Thumbnails::html( $this->post, $this->options['thumbnail'], $alt, $this->may_order )
			: '';
	}

	/** Beside a linked title, a second link to the same page only disturbs keyboard and screen reader users. */
	private function thumbnail_link(): string {
		$image = $this->thumbnail();
		$quiet = $this->has_title ? ' tabindex="-1" aria-hidden="true"' : '';
		return '' === $image
			? ''
			: sprintf(
				'<a href="%s"%s target="%s"%s>%s</a>',
				$this->url,
				$this->hint(),
				Settings::load()->link_target,
				$quiet,
				$image
			);
	}

	private function thumbnail_url(): string {
		return 1 === preg_match( '/\ssrc="([^"]*)"/', $this->thumbnail(), $found ) ? $found[1] : '';
	}

	private function excerpt(): string {
		return $this->options['post-excerpt']['active']
			? Shortened::excerpt( $this->post, $this->options['post-excerpt'] )
			: '';
	}

	/** WP-PostRatings renders its own markup. */
	private function rating(): string {
		return $this->options['rating'] && function_exists( 'the_ratings_results' )
			? wp_kses_post( (string) call_user_func( 'the_ratings_results', $this->post->ID ) )
			: '';
	}

	private function score(): string {
		$score = $this->options['rating'] && function_exists( 'expand_ratings_template' )
			? call_user_func( 'expand_ratings_template', '%RATINGS_SCORE%', $this->post->ID )
			: '';
		return esc_html( str_replace( '+', '', (string) $score ) );
	}

	private function stats(): Stats {
		return new Stats( $this->entry, $this->options );
	}
}
