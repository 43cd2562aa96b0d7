<?php
/**
 * Blog.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;

/** Posts in one of six layouts, with pagination. */
final class Render implements RenderInterface {
	/** Maximum depth of lists inside lists. */
	private const MAX_DEPTH = 2;

	/** Data that a list needs of posts; the classes of an article also contain terms and image. */
	private const NEEDS = array( 'pictures', 'terms' );

	public function migrate( array $raw ): array {
		return $raw;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( Posts::depth() >= self::MAX_DEPTH ) {
			return null;
		}
		$template = '' !== $data['template'] ? (string) $data['template'] : 'standard';
		$settings = array( 'template' => $template ) + $data['settings'];
		$paging   = new Paging( $context );
		/** Filters the query of the list. Known from the public widgets bundle. */
		$args  = (array) apply_filters(
			'siteorigin_widgets_blog_query',
			Query::args( $data['posts'], Posts::here( Query::here() ) ),
			$settings
		);
		$query = $this->find( $args, $paging, $settings );
		$items = Posts::each( $query, ( new Item( $settings ) )->of( ... ) );
		if ( array() === $items ) {
			return null;
		}
		$filter = 'portfolio' === $template && $settings['filter_categories'] ? Terms::filter( $items ) : array();
		return array(
			'style'      => $template,
			'css'        => Design::css( $data['design'], $settings ),
			'has_module' => array() !== $filter || $paging->total > 1,
			'title'      => (string) $data['title'],
			'template'   => $template,
			'settings'   => $settings,
			'tag'        => '' !== $settings['tag'] ? (string) $settings['tag'] : 'h2',
			'items'      => $items,
			'filter'     => $filter,
			'is_upper'   => (bool) $data['design']['filter_categories']['text_transform'],
			'paging'     => $paging,
			'hash'       => substr( md5( (string) wp_json_encode( $data ) ), 0, 8 ),
		);
	}

	/**
	 * Finds the posts of the current page. If it has none, WordPress cannot count the pages, and the first page is
	 * used.
	 *
	 * @param array<string, mixed> $args     Arguments for WP_Query.
	 * @param array<string, mixed> $settings Settings of the widget.
	 */
	private function find( array $args, Paging $paging, array $settings ): \WP_Query {
		$size = (int) ( $args['posts_per_page'] ?? 0 );
		/** Filters whether the list has pages. Known from the public widgets bundle. */
		$has_pages = $size > 0
			&& 0 === Posts::depth()
			&& apply_filters( 'siteorigin_widgets_blog_pagination_enabled', true, $settings );
		if ( ! $has_pages ) {
			return Posts::find( $args, self::NEEDS );
		}
		$needs  = array( 'pages', ...self::NEEDS );
		$offset = max( 0, (int) ( $args['offset'] ?? 0 ) );
		$query  = Posts::find( $paging->args( $args ), $needs );
		if ( array() === $query->posts && $paging->current > 1 ) {
			$paging->current = 1;
			$query           = Posts::find( $paging->args( $args ), $needs );
		}
		$paging->count( (int) $query->found_posts - $offset, $size );
		return $query;
	}
}
