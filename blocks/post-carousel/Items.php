<?php
/**
 * Items of a post carousel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PostCarousel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Providers\Images\Images;
use Pagewright\Providers\Posts\Posts;

/** Prints posts with item.php, both for the page and for items that load later. */
final class Items {
	/** Number of items that are visible first in most windows; their images do not load lazily. */
	private const FIRST = 4;

	/**
	 * @param string $size             Image size of the images.
	 * @param int    $default          ID of the image for posts without one, 0 for none.
	 * @param string $default_fallback Its URL if it is not in the media library.
	 * @param string $tag              Element of titles.
	 * @param bool   $has_new_tab      Whether posts open in a new tab.
	 */
	public function __construct(
		private readonly string $size,
		private readonly int $default,
		private readonly string $default_fallback,
		private readonly string $tag,
		private readonly bool $has_new_tab
	) {}

	/**
	 * Returns escaped HTML.
	 *
	 * @param \WP_Query $query    Query of Listing.
	 * @param bool      $is_later Whether the items load after the page.
	 */
	public function html( \WP_Query $query, bool $is_later ): string {
		$own  = __DIR__ . '/item.php';
		/**
		 * Changes the template file of each item, on the page and in items that load later. Known from the public
		 * widgets bundle. The post is the current post, so `the_title()` and similar functions work; `$item` contains
		 * the variables of our item.php.
		 *
		 * @param string $file Path.
		 */
		$file = apply_filters(
			$is_later ? 'siteorigin_post_carousel_ajax_item_template' : 'siteorigin_post_carousel_item_template',
			$own
		);
		$file = is_string( $file ) && is_file( $file ) ? $file : $own;
		$done = 0;
		$html = Posts::each(
			$query,
			function ( \WP_Post $post ) use ( $file, $is_later, &$done ): string {
				$is_first = ! $is_later && $done++ < self::FIRST;
				return self::template( $file, $this->item( $post, $is_first ) );
			}
		);
		return implode( "\n", $html );
	}

	/**
	 * @param bool $is_first Whether the image loads immediately.
	 * @return array{url: string, title: string, picture: string, tag: string, target: string}
	 */
	private function item( \WP_Post $post, bool $is_first ): array {
		$attributes = array( 'loading' => $is_first ? 'eager' : 'lazy' );
		$picture    = Posts::picture( $post, $this->size, $attributes );
		return array(
			'url'     => (string) get_permalink( $post ),
			'title'   => Posts::title( $post ),
			'picture' => '' !== $picture
				? $picture
				: Images::html( $this->default, $this->default_fallback, $this->size, $attributes ),
			'tag'     => $this->tag,
			'target'  => $this->has_new_tab ? '_blank' : '',
		);
	}

	/** @param array<string, string> $item Variables of the template. */
	private static function template( string $file, array $item ): string {
		ob_start();
		try {
			( static function ( string $file, array $item ): void {
				require $file;
			} )( $file, $item );
			return trim( (string) ob_get_contents() );
		} finally {
			ob_end_clean();
		}
	}
}
