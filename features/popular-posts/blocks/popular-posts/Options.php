<?php
/**
 * Conversion of the widget's form to list options.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Blocks\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Autocomplete\Tokens;

/** Converts the form's values to the options of lists that shortcodes and old blocks also use. */
final class Options {
	/** Theme of lists without a theme. */
	public const PLAIN = 'plain';

	/** An ID that no term has. */
	private const NO_TERM = 2147483647;

	/** Default side of a custom thumbnail size in pixels. */
	private const SIDE_PX = 75;

	/**
	 * @param array<string, mixed> $data Sanitized data.
	 * @return array<string, mixed> Argument of ListOptions::of().
	 */
	public static function of( array $data ): array {
		$show = $data['show'];
		return array_intersect_key(
			$data['list'],
			array_flip( array( 'range', 'time_unit', 'time_quantity', 'order_by', 'limit', 'offset', 'empty' ) )
		)
			+ self::posts( $data['posts'] )
			+ array(
				'shorten_title' => array(
					'active' => $show['shorten_title'],
					'length' => $show['title_length'],
					'words'  => 'words' === $show['title_by'],
				),
				'post-excerpt'  => array(
					'active'      => $show['excerpt'],
					'length'      => $show['excerpt_length'],
					'words'       => 'words' === $show['excerpt_by'],
					'keep_format' => $show['excerpt_format'],
				),
				'thumbnail'     => self::thumbnail( $show ),
				'rating'        => $show['rating'],
				'stats_tag'     => array(
					'views'         => $show['views'],
					'comment_count' => $show['comments'],
					'author'        => $show['author'],
					'date'          => array(
						'active' => $show['date'],
						'format' => $show['date_format'],
					),
					'taxonomy'      => array(
						'active' => '' !== $show['taxonomy'],
						'name'   => $show['taxonomy'],
					),
				),
				'markup'        => self::markup( $data['markup'] ),
				'theme'         => array(
					'name'    => self::PLAIN === $data['look']['theme'] ? '' : $data['look']['theme'],
					'decides' => ! $data['markup']['custom_html'],
				),
			);
	}

	/**
	 * @param array<string, mixed> $posts Sanitized section.
	 * @return array<string, mixed>
	 */
	private static function posts( array $posts ): array {
		$terms = self::terms( Tokens::terms( $posts['terms'] ), '' );
		foreach ( self::terms( Tokens::terms( $posts['exclude_terms'] ), '-' ) as $taxonomy => $ids ) {
			$terms[ $taxonomy ] = array_merge( $terms[ $taxonomy ] ?? array(), $ids );
		}
		return array(
			'post_type' => implode( ',', array() === $posts['post_types'] ? array( 'post' ) : $posts['post_types'] ),
			'freshness' => $posts['freshness'],
			'exclude'   => implode( ',', Tokens::ids( $posts['exclude'] ) ),
			'author'    => implode( ',', Tokens::ids( $posts['authors'] ) ),
			'taxonomy'  => implode( ';', array_keys( $terms ) ),
			'term_id'   => implode(
				';',
				array_map( static fn ( array $ids ): string => implode( ',', $ids ), $terms )
			),
		);
	}

	/**
	 * Returns IDs of terms by taxonomy. If all of them were deleted, no post matches: the list does not silently show
	 * all posts.
	 *
	 * @param list<string> $tokens `taxonomy:slug`.
	 * @param string       $sign   Prefix of each ID.
	 * @return array<string, list<string>>
	 */
	private static function terms( array $tokens, string $sign ): array {
		$slugs = array();
		foreach ( $tokens as $token ) {
			[ $taxonomy, $slug ] = explode( ':', $token, 2 );
			if ( taxonomy_exists( $taxonomy ) ) {
				$slugs[ $taxonomy ][] = $slug;
			}
		}
		$terms = array();
		foreach ( $slugs as $taxonomy => $of_taxonomy ) {
			$ids                = get_terms(
				array(
					'taxonomy'   => $taxonomy,
					'slug'       => $of_taxonomy,
					'hide_empty' => false,
					'fields'     => 'ids',
				)
			);
			$terms[ $taxonomy ] = array_map(
				static fn ( mixed $id ): string => $sign . $id,
				is_array( $ids ) && array() !== $ids ? $ids : ( '' === $sign ? array( self::NO_TERM ) : array() )
			);
		}
		return array_filter( $terms );
	}

	/**
	 * @param array<string, mixed> $show Sanitized section.
	 * @return array<string, mixed>
	 */
	private static function thumbnail( array $show ): array {
		$is_custom = 'custom_size' === $show['thumbnail_size'];
		return array(
			'active' => $show['thumbnail'],
			'build'  => $is_custom ? 'manual' : 'predefined',
			'size'   => $is_custom ? '' : $show['thumbnail_size'],
			'width'  => self::side(
				$is_custom,
				$show['thumbnail_size_width'] ?? 0,
				$show['thumbnail_size_height'] ?? 0
			),
			'height' => self::side(
				$is_custom,
				$show['thumbnail_size_height'] ?? 0,
				$show['thumbnail_size_width'] ?? 0
			),
		);
	}

	/** An empty side is as long as the other side. */
	private static function side( bool $is_custom, int $side, int $other ): int {
		return $is_custom && $side + $other > 0 ? ( $side > 0 ? $side : $other ) : self::SIDE_PX;
	}

	/**
	 * @param array<string, mixed> $markup Sanitized section.
	 * @return array<string, mixed>
	 */
	private static function markup( array $markup ): array {
		return ! $markup['custom_html'] ? array() : array(
			'custom_html' => true,
			'wpp-start'   => $markup['wpp_start'],
			'wpp-end'     => $markup['wpp_end'],
			'post-html'   => $markup['post_html'],
		);
	}
}
