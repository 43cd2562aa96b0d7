<?php
/**
 * Options of shortcodes and blocks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

/** Both have a flat list of names; lists have groups. */
final class FlatOptions {
	/** Names that are equal everywhere. */
	private const SAME = array(
		'limit', 'offset', 'range', 'time_unit', 'time_quantity', 'freshness', 'order_by', 'empty', 'post_type', 'pid',
		'exclude', 'cat', 'author', 'term_id', 'rating',
	);

	/**
	 * @param array<mixed> $atts Attributes of `[wpp]`. A length or width of 0 turns the element off.
	 * @return array<string, mixed> Nested.
	 */
	public static function from_shortcode( array $atts ): array {
		$html = self::html( $atts, 'post_html' );
		return array(
			...array_intersect_key( $atts, array_flip( self::SAME ) ),
			'title'         => $atts['header'] ?? '',
			'taxonomy'      => $atts['taxonomy'] ?? 'category',
			'shorten_title' => array(
				'active' => self::is_set( $atts, 'title_length' ),
				'length' => $atts['title_length'] ?? 0,
				'words'  => $atts['title_by_words'] ?? 0,
			),
			'post-excerpt'  => array(
				'active'      => self::is_set( $atts, 'excerpt_length' ),
				'length'      => $atts['excerpt_length'] ?? 0,
				'keep_format' => $atts['excerpt_format'] ?? 0,
				'words'       => $atts['excerpt_by_words'] ?? 0,
			),
			'thumbnail'     => array(
				'active' => self::is_set( $atts, 'thumbnail_width' ),
				'build'  => $atts['thumbnail_build'] ?? 'manual',
				'width'  => $atts['thumbnail_width'] ?? 0,
				// The original renders an image of height 0, which is invisible.
				'height' => self::is_set( $atts, 'thumbnail_height' )
					? $atts['thumbnail_height']
					: $atts['thumbnail_width'] ?? 0,
				'size'   => $atts['thumbnail_size'] ?? '',
			),
			'stats_tag'     => self::stats( $atts, $atts['taxonomy'] ?? 'category' )
				+ array( 'category' => $atts['stats_category'] ?? false ),
			'markup'        => array(
				'custom_html' => true,
				'wpp-start'   => self::html( $atts, 'wpp_start' ) ?? Markup::DEFAULTS['wpp-start'],
				'wpp-end'     => self::html( $atts, 'wpp_end' ) ?? Markup::DEFAULTS['wpp-end'],
				'title-start' => self::html( $atts, 'header_start' ) ?? Markup::DEFAULTS['title-start'],
				'title-end'   => self::html( $atts, 'header_end' ) ?? Markup::DEFAULTS['title-end'],
				'post-html'   => $html
					?? (
						self::is_set( $atts, 'excerpt_length' ) ? Markup::WITH_EXCERPT : Markup::DEFAULTS['post-html']
					),
			),
			'theme'         => array( 'name' => $atts['theme'] ?? '' ),
		);
	}

	/**
	 * @param array<mixed> $attributes Attributes of the block, without defaults.
	 * @return array<string, mixed> Nested.
	 */
	public static function from_block( array $attributes ): array {
		$names = array(
			'wpp-start'   => 'wpp_start',
			'wpp-end'     => 'wpp_end',
			'title-start' => 'header_start',
			'title-end'   => 'header_end',
			'post-html'   => 'post_html',
		);
		return array(
			...array_intersect_key( $attributes, array_flip( self::SAME ) ),
			'title'         => $attributes['title'] ?? '',
			'taxonomy'      => $attributes['tax'] ?? 'category',
			'shorten_title' => array(
				'active' => $attributes['shorten_title'] ?? false,
				'length' => $attributes['title_length'] ?? 0,
				'words'  => $attributes['title_by_words'] ?? false,
			),
			'post-excerpt'  => array(
				'active'      => $attributes['display_post_excerpt'] ?? false,
				'length'      => $attributes['excerpt_length'] ?? 0,
				'keep_format' => $attributes['excerpt_format'] ?? false,
				'words'       => $attributes['excerpt_by_words'] ?? false,
			),
			'thumbnail'     => array(
				'active' => Clean::flag( $attributes, 'display_post_thumbnail' ),
				'build'  => $attributes['thumbnail_build'] ?? 'manual',
				'width'  => $attributes['thumbnail_width'] ?? 0,
				'height' => $attributes['thumbnail_height'] ?? 0,
				'size'   => $attributes['thumbnail_size'] ?? '',
			),
			'stats_tag'     => self::stats( $attributes, $attributes['taxonomy'] ?? 'category' ),
			'markup'        => array( 'custom_html' => $attributes['custom_html'] ?? false )
				+ array_map(
					static fn ( string $name ): string =>
						self::html( $attributes, $name ) ?? Markup::DEFAULTS[ array_search( $name, $names, true ) ],
					$names
				),
			'theme'         => array( 'name' => $attributes['theme'] ?? '' ),
		);
	}

	/**
	 * Returns attributes of the block `wordpress-popular-posts/widget`: the inverse of from_block(), with the types of
	 * that plugin's editor.
	 *
	 * @param array<string, mixed> $values Complete options of a list.
	 * @return array<string, mixed>
	 */
	public static function to_block( array $values ): array {
		[
			'shorten_title' => $title,
			'post-excerpt'  => $excerpt,
			'thumbnail'     => $thumbnail,
			'stats_tag'     => $stats,
			'markup'        => $markup,
		] = $values;
		return array(
			...array_intersect_key(
				$values,
				array_flip(
					array(
						'title', 'limit', 'offset', 'range', 'time_unit', 'time_quantity', 'freshness', 'order_by',
						'post_type', 'author', 'term_id', 'rating',
					)
				)
			),
			// The block excludes posts by `pid` only.
			'pid'                    => $values['exclude'],
			'exclude'                => $values['exclude'],
			'tax'                    => $values['taxonomy'],
			'shorten_title'          => $title['active'],
			'title_length'           => $title['active'] ? $title['length'] : 0,
			'title_by_words'         => (int) $title['words'],
			'display_post_excerpt'   => $excerpt['active'],
			'excerpt_length'         => $excerpt['active'] ? $excerpt['length'] : 0,
			'excerpt_format'         => $excerpt['active'] && $excerpt['keep_format'],
			'excerpt_by_words'       => (int) $excerpt['words'],
			'display_post_thumbnail' => $thumbnail['active'],
			// A width alone turns images on there.
			'thumbnail_width'        => $thumbnail['active'] ? $thumbnail['width'] : 0,
			'thumbnail_height'       => $thumbnail['active'] ? $thumbnail['height'] : 0,
			'thumbnail_build'        => $thumbnail['build'],
			'thumbnail_size'         => $thumbnail['size'],
			'stats_comments'         => $stats['comment_count'],
			'stats_views'            => $stats['views'],
			'stats_author'           => $stats['author'],
			'stats_date'             => $stats['date']['active'],
			'stats_date_format'      => $stats['date']['format'],
			'stats_taxonomy'         => $stats['taxonomy']['active'],
			'taxonomy'               => $stats['taxonomy']['name'],
			'custom_html'            => $markup['custom_html'],
			'wpp_start'              => $markup['wpp-start'],
			'wpp_end'                => $markup['wpp-end'],
			'post_html'              => $markup['post-html'],
			'theme'                  => $values['theme']['name'],
		);
	}

	/**
	 * @param array<mixed> $flat     Attributes.
	 * @param mixed        $taxonomy Name of the visible taxonomy.
	 * @return array<string, mixed>
	 */
	private static function stats( array $flat, mixed $taxonomy ): array {
		return array(
			'comment_count' => $flat['stats_comments'] ?? false,
			'views'         => $flat['stats_views'] ?? true,
			'author'        => $flat['stats_author'] ?? false,
			'date'          => array(
				'active' => $flat['stats_date'] ?? false,
				'format' => $flat['stats_date_format'] ?? '',
			),
			'taxonomy'      => array(
				'active' => $flat['stats_taxonomy'] ?? false,
				// With several taxonomies, the first one is shown.
				'name'   => is_string( $taxonomy ) ? trim( explode( ';', $taxonomy )[0] ) : '',
			),
		);
	}

	/** @param array<mixed> $flat Attributes. */
	private static function is_set( array $flat, string $name ): bool {
		return is_numeric( $flat[ $name ] ?? null ) && $flat[ $name ] >= 1;
	}

	/** @param array<mixed> $flat Attributes. Returns null for empty markup of an item and for other types. */
	private static function html( array $flat, string $name ): ?string {
		$html = $flat[ $name ] ?? null;
		return is_string( $html ) && ! ( 'post_html' === $name && '' === trim( $html ) ) ? $html : null;
	}
}
