<?php
/**
 * Post carousel.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PostCarousel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\Carousels\Devices;
use Pagewright\Blocks\Carousels\Options;
use Pagewright\Blocks\Carousels\View;
use Pagewright\Blocks\FormFacts;
use Pagewright\Blocks\MoreItems;
use Pagewright\Blocks\Render as RenderInterface;
use Pagewright\Blocks\RenderContext;
use Pagewright\Fields\Font\Font;
use Pagewright\Fields\Form\Booleans;
use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;
use Pagewright\Providers\SignedList;

/**
 * Images and titles of posts in a row. The first ones are on the page, the others load as they approach the visible
 * area.
 */
final class Render implements RenderInterface, FormFacts, MoreItems {
	private const WIDGET_CLASS = 'SiteOrigin_Widget_PostCarousel_Widget';

	/** Maximum depth of lists inside lists. */
	private const MAX_DEPTH = 2;

	/** Autoplay was a checkbox before it had three choices. */
	public function migrate( array $raw ): array {
		$autoplay = $raw['carousel_settings']['autoplay'] ?? null;
		if (
			is_array( $raw['carousel_settings'] ?? null )
			&& ( is_bool( $autoplay ) || is_int( $autoplay ) || in_array( $autoplay, array( '1', 'true' ), true ) )
		) {
			$raw['carousel_settings']['autoplay'] = Booleans::read( $autoplay ) ? 'on' : 'off';
		}
		return Devices::filled( $raw, self::WIDGET_CLASS );
	}

	public function form( array $fields ): array {
		return Devices::form( $fields, self::WIDGET_CLASS );
	}

	public function javascript_variables(): ?array {
		return null;
	}

	public function context( array $data, RenderContext $context ): ?array {
		if ( Posts::depth() >= self::MAX_DEPTH ) {
			return null;
		}
		$list    = $this->list( $data );
		$listing = self::listing( $list );
		$first   = $listing->first();
		$items   = self::items( $list )->html( $first['query'], false );
		if ( '' === $items ) {
			return null;
		}
		$settings = $data['carousel_settings'];
		/**
		 * Changes how a carousel of posts moves. Known from the public widgets bundle.
		 *
		 * @param array<string, mixed> $options As scripts read them in `data-carousel_settings`: loop, animation,
		 *    autoplay, autoplaySpeed …
		 * @param array<string, mixed> $data    Sanitized data.
		 */
		$options = (array) apply_filters(
			'siteorigin_widgets_post_carousel_settings_frontend',
			Options::of( $settings, array( 'item_overflow' => true ) ),
			$data
		);
		$options = $options + Options::of( $settings, array() );
		$is_all  = $first['printed'] >= $first['total'];
		$hash    = $is_all ? '' : SignedList::sign(
			$context->widget->id_base,
			array(
				'turn'    => $first['turn'],
				'printed' => $first['printed'],
				'seed'    => $listing->seed,
			) + $list
		);
		// If further items cannot load, they are not counted.
		$count = '' === $hash ? $first['printed'] : $first['total'];
		$view  = View::of(
			'post',
			(string) $data['title'],
			$count,
			$options,
			Devices::of( $data['responsive'], $context ),
			array(
				// A carousel that never stops has no arrows.
				'arrows' => $settings['arrows'] && 'continuous' !== $options['autoplay'],
				'hash'   => $hash,
				'more'   => array(
					'ajax-url'  => admin_url( 'admin-ajax.php' ),
					'page'      => '1',
					'fetching'  => 'false',
					'preloaded' => '' === $hash ? 'true' : 'false',
					'loading'   => __( 'Loading more posts', 'pagewright' ),
				),
			)
		);
		$size  = $this->size( $list['size'] );
		return array(
			'style'   => 'base',
			'items'   => $items,
			'classes' => array( ...$view['classes'], ...( $size['is_cropped'] ? array( 'is-cropped' ) : array() ) ),
			'css'     => $view['css'] + $size['css'] + $this->css( $data['design'] ),
		) + $view;
	}

	public function more( array $list, int $page ): string {
		$listing = self::listing( $list );
		$query   = 1 === $page
			? $listing->first()['query']
			: $listing->later( $page, (int) ( $list['turn'] ?? -1 ), (int) ( $list['printed'] ?? 0 ) );
		return null === $query ? '' : self::items( $list )->html( $query, true );
	}

	/**
	 * Returns everything that determines the posts and their HTML; this list is signed for the requests of further
	 * items.
	 *
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, scalar>
	 */
	private function list( array $data ): array {
		/**
		 * Changes the maximum number of posts in a carousel. Known from the public widgets bundle.
		 *
		 * @param int                  $limit 0 for all.
		 * @param array<string, mixed> $data  Sanitized data.
		 */
		$limit = apply_filters( 'siteorigin_widgets_post_carousel_post_limit', Query::limit( $data['posts'] ), $data );
		return array(
			'query'    => (string) $data['posts'],
			'here'     => Posts::here( Query::here() ),
			'limit'    => is_numeric( $limit ) ? max( 0, (int) $limit ) : 0,
			'size'     => (string) $data['image_size'],
			'default'  => (int) $data['default_thumbnail'],
			'fallback' => (string) $data['default_thumbnail_fallback'],
			'tag'      => '' !== $data['design']['item_title']['tag']
				? (string) $data['design']['item_title']['tag']
				: 'h3',
			'tab'      => 'new' === $data['link_target'],
		);
	}

	/** @param array<string, mixed> $list Result of list(), with the seed if it has one. */
	private static function listing( array $list ): Listing {
		return new Listing(
			(string) ( $list['query'] ?? '' ),
			(int) ( $list['here'] ?? 0 ),
			(int) ( $list['limit'] ?? 0 ),
			(int) ( $list['seed'] ?? 0 ),
			(int) ( $list['default'] ?? 0 )
		);
	}

	/** @param array<string, mixed> $list Result of list(). */
	private static function items( array $list ): Items {
		return new Items(
			(string) ( $list['size'] ?? 'full' ),
			(int) ( $list['default'] ?? 0 ),
			(string) ( $list['fallback'] ?? '' ),
			(string) ( $list['tag'] ?? 'h3' ),
			(bool) ( $list['tab'] ?? false )
		);
	}

	/**
	 * Returns the reserved size of an image before it loads. Sizes that are not cropped vary by image.
	 *
	 * @return array{is_cropped: bool, css: array<string, string>}
	 */
	private function size( string $name ): array {
		// Excludes WordPress's own sizes that are not cropped, which would need queries.
		$size   = 'thumbnail' !== $name ? wp_get_additional_image_sizes()[ $name ] ?? array() : array(
			'width'  => get_option( 'thumbnail_size_w' ),
			'height' => get_option( 'thumbnail_size_h' ),
			'crop'   => get_option( 'thumbnail_crop' ),
		);
		$width  = (int) ( $size['width'] ?? 0 );
		$height = (int) ( $size['height'] ?? 0 );
		$known  = ! empty( $size['crop'] ) && $width > 0 && $height > 0;
		return array(
			'is_cropped' => $known,
			'css'        => $known ? array(
				'--pw-post-carousel-width' => $width . 'px',
				'--pw-post-carousel-ratio' => "$width / $height",
			) : array(),
		);
	}

	/**
	 * Returns the font variant.
	 *
	 * @param array<string, mixed> $design Sanitized section.
	 * @return array<string, string>
	 */
	private function css( array $design ): array {
		return Font::variant( (string) $design['item_title']['font'], '--pw-post-carousel-title' );
	}
}
