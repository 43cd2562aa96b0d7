<?php
/**
 * Recent posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\RecentPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Posts\Query;
use Pagewright\Output\Safe;
use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Posts\Colors;
use Pagewright\Providers\Posts\Excerpt;
use Pagewright\Providers\Posts\Posts;

/** A list of posts with the selected parts: image, title, date and excerpt. */
final class Render implements RenderInterface {
	/** Size of the images; registered with the blocks. */
	private const SIZE = 'sow-recent-post';

	/** Sections of the design that select a font. */
	private const FONTS = array( 'title', 'date', 'excerpt', 'read_more' );

	/** Maximum depth of lists inside lists. */
	private const MAX_DEPTH = 2;

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( Posts::depth() >= self::MAX_DEPTH ) {
			return null;
		}
		$settings = $data['recent_settings'];
		$query    = Posts::find(
			Query::args( $data['recent_query'], Posts::here( Query::here() ) ),
			$settings['featured_image'] ? array( 'pictures' ) : array()
		);
		$items    = Posts::each( $query, fn ( \WP_Post $post ): ?array => $this->item( $post, $settings ) );
		if ( array() === $items ) {
			return null;
		}
		$design = $data['recent_design'];
		return array(
			'title'    => (string) $data['title'],
			'tag'      => '' !== $settings['tag'] ? (string) $settings['tag'] : 'h3',
			'items'    => $items,
			'link'     => $settings['new_window'] ? ' target="_blank" rel="noopener"' : '',
			'classes'  => array(
				'is-picture-' . $design['featured_image']['placement'],
				'is-list-' . $design['list_style']['icon'],
			),
			'css'      => $this->css( $design ),
			'settings' => $settings,
		);
	}

	/**
	 * @param array<string, mixed> $settings Sanitized section.
	 * @return ?array<string, mixed> Null if no part of the post is selected.
	 */
	private function item( \WP_Post $post, array $settings ): ?array {
		$has_excerpt = 'excerpt' === $settings['post_content'];
		$words       = max( 1, (int) $settings['excerpt_length'] );
		$item        = array(
			'post'      => $post,
			'url'       => (string) get_permalink( $post ),
			'name'      => Posts::title( $post ),
			'title'     => $settings['post_title'] ? Posts::title( $post ) : '',
			'picture'   => $settings['featured_image'] ? $this->picture( $post, $settings ) : '',
			'date'      => $settings['date'] ? Posts::date( $post, (string) $settings['date_output_format'] ) : null,
			'excerpt'   => $has_excerpt ? Excerpt::of( $post, $words, (string) $settings['excerpt_trim'] ) : '',
			'read_more' => $has_excerpt && $settings['read_more'] ? trim( (string) $settings['read_more_text'] ) : '',
		);
		return '' === $item['title'] . $item['picture'] . $item['excerpt'] . $item['read_more']
			&& null === $item['date']
			? null
			: $item;
	}

	/**
	 * Returns the image with the alternative text of the media library. Without a visible title, the image is the
	 * link's only content, and its name is the post's title.
	 *
	 * @param array<string, mixed> $settings Sanitized section.
	 */
	private function picture( \WP_Post $post, array $settings ): string {
		$attributes = $settings['post_title'] ? array() : array( 'alt' => wp_strip_all_tags( Posts::title( $post ) ) );
		/**
		 * Changes the HTML of a post's image. Known from the public widgets bundle.
		 *
		 * @param string               $html     `<img>`, or '' for a post without an image.
		 * @param array<string, mixed> $settings Settings of the widget.
		 */
		return (string) apply_filters(
			'siteorigin_widgets_recent_posts_featured_image_markup',
			Posts::picture( $post, self::SIZE, $attributes ),
			$settings
		);
	}

	/**
	 * Returns the font variants, the color of dates, and the image that marks each item.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		$css = array_filter( array( '--pw-recent-posts-date-color' => Colors::readable( $design['date']['color'] ) ) );
		foreach ( self::FONTS as $part ) {
			$css += Font::variant(
				(string) $design[ $part ]['font'],
				'--pw-recent-posts-' . str_replace( '_', '-', $part )
			);
		}
		$list   = $design['list_style'];
		$marker = 'image' === $list['icon']
			? Images::src( (int) $list['image'], (string) ( $list['image_fallback'] ?? '' ), 'thumbnail' )
			: null;
		$url    = Safe::url( $marker['url'] ?? '', array( 'http', 'https' ) );
		return $css
			+ (
				'' === $url
					? array()
					: array( '--pw-recent-posts-marker' => 'url("' . str_replace( '&#038;', '&', $url ) . '")' )
			);
	}
}
