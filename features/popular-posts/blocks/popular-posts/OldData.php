<?php
/**
 * Lists of another plugin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Blocks\PopularPosts;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Lists\FlatOptions;
use Pagewright\Features\PopularPosts\Lists\ListOptions;
use Pagewright\Features\PopularPosts\Lists\Markup;

/**
 * Converts the settings of WordPress Popular Posts' block and classic widget to this widget's form; the reverse of
 * Options.
 */
final class OldData {
	/**
	 * Key of the old block's attributes. They stay when the form is saved, so that sites can go back to that plugin.
	 */
	public const BLOCK = 'wpp_block';

	public const BLOCK_NAME = 'wordpress-popular-posts/widget';

	/**
	 * @param array<mixed> $raw Saved data of either widget.
	 * @return array<mixed> Data of this widget. Options of the old classic widget are kept in case its plugin is
	 *    activated again.
	 */
	public static function migrate( array $raw ): array {
		if ( is_array( $raw[ self::BLOCK ] ?? null ) ) {
			// After the form is saved, its values win. Before the form had a text for empty lists, it was a fixed
			// sentence.
			if ( is_array( $raw['list'] ?? null ) ) {
				$raw['list'] += array( 'empty' => ListOptions::of( array() )->values()['empty'] );
			}
			return isset( $raw['list'] )
				? $raw
				: self::data( ListOptions::from_block( $raw[ self::BLOCK ] )->values() ) + $raw;
		}
		$is_old = ! isset( $raw['list'] )
			&& isset( $raw['stats_tag'], $raw['shorten_title'] )
			&& is_array( $raw['stats_tag'] );
		if ( ! $is_old ) {
			return $raw;
		}
		$data           = self::data( ListOptions::of( $raw )->values() );
		$data['markup'] = $data['markup'] + ( is_array( $raw['markup'] ?? null ) ? $raw['markup'] : array() );
		return $data + $raw;
	}

	/**
	 * Returns the attributes of the old block: its original attributes, plus the changes made in the widget since.
	 *
	 * @param array<mixed>                                  $raw   Saved data of this widget.
	 * @param callable( array<mixed> ): array<string, mixed> $clean Sanitizes saved data.
	 * @return array<string, mixed>
	 */
	public static function block( array $raw, callable $clean ): array {
		$old = is_array( $raw[ self::BLOCK ] ?? null ) ? $raw[ self::BLOCK ] : array();
		if ( array() !== $old && ! isset( $raw['list'] ) ) {
			return $old;
		}
		$before = array() === $old ? array() : self::attributes( $clean( array( self::BLOCK => $old ) ) );
		$now    = self::attributes( $clean( $raw ) );
		return array_merge(
			$old,
			array_filter(
				$now,
				static fn ( mixed $value, string $name ): bool =>
					! array_key_exists( $name, $before ) || $before[ $name ] !== $value,
				ARRAY_FILTER_USE_BOTH
			)
		);
	}

	/**
	 * @param array<string, mixed> $data Sanitized data of this widget.
	 * @return array<string, mixed>
	 */
	private static function attributes( array $data ): array {
		return FlatOptions::to_block(
			array( 'title' => (string) $data['title'] ) + ListOptions::of( Options::of( $data ) )->values()
		);
	}

	/**
	 * @param array<string, mixed> $list All options of a list.
	 * @return array<string, mixed>
	 */
	private static function data( array $list ): array {
		$theme = $list['theme']['name'];
		return array(
			'title'  => $list['title'],
			'list'   => array_intersect_key(
				$list,
				array_flip( array( 'range', 'time_unit', 'time_quantity', 'order_by', 'limit', 'offset', 'empty' ) )
			),
			'posts'  => self::posts( $list ),
			'show'   => self::show( $list ),
			'look'   => array( 'theme' => '' === $theme ? Options::PLAIN : $theme ),
			'markup' => self::markup( $list ),
		);
	}

	/**
	 * Returns custom markup. A list with a theme always has markup, even the default: in this widget the theme would
	 * replace it otherwise.
	 *
	 * @param array<string, mixed> $list All options of a list.
	 * @return array<string, mixed>
	 */
	private static function markup( array $list ): array {
		$markup = $list['markup'];
		if ( ! $markup['custom_html'] && '' === $list['theme']['name'] ) {
			return array( 'custom_html' => false );
		}
		return array(
			'custom_html' => true,
			'wpp_start'   => $markup['wpp-start'],
			'post_html'   => ! $markup['custom_html'] && $list['post-excerpt']['active']
				? Markup::WITH_EXCERPT
				: $markup['post-html'],
			'wpp_end'     => $markup['wpp-end'],
		);
	}

	/**
	 * @param array<string, mixed> $list All options of a list.
	 * @return array<string, mixed>
	 */
	private static function posts( array $list ): array {
		$terms      = array(
			''  => array(),
			'-' => array(),
		);
		$ids        = explode( ';', (string) $list['term_id'] );
		foreach ( explode( ';', (string) $list['taxonomy'] ) as $at => $taxonomy ) {
			foreach ( wp_parse_list( $ids[ $at ] ?? '' ) as $id ) {
				$term = get_term( abs( (int) $id ), $taxonomy );
				if ( $term instanceof \WP_Term ) {
					$terms[ str_starts_with( $id, '-' ) ? '-' : '' ][] = "$taxonomy:$term->slug";
				}
			}
		}
		return array(
			'post_types'    => wp_parse_list( $list['post_type'] ),
			'freshness'     => $list['freshness'],
			'terms'         => implode( ',', $terms[''] ),
			'exclude_terms' => implode( ',', $terms['-'] ),
			'authors'       => wp_parse_list( $list['author'] ),
			'exclude'       => (string) $list['exclude'],
		);
	}

	/**
	 * @param array<string, mixed> $list All options of a list.
	 * @return array<string, mixed>
	 */
	private static function show( array $list ): array {
		$thumbnail = $list['thumbnail'];
		$stats     = $list['stats_tag'];
		return array(
			'thumbnail'             => $thumbnail['active'],
			'thumbnail_size'        => 'predefined' === $thumbnail['build'] ? $thumbnail['size'] : 'custom_size',
			'thumbnail_size_width'  => $thumbnail['width'],
			'thumbnail_size_height' => $thumbnail['height'],
			'shorten_title'         => $list['shorten_title']['active'],
			'title_length'          => $list['shorten_title']['length'],
			'title_by'              => $list['shorten_title']['words'] ? 'words' : 'characters',
			'excerpt'               => $list['post-excerpt']['active'],
			'excerpt_length'        => $list['post-excerpt']['length'],
			'excerpt_by'            => $list['post-excerpt']['words'] ? 'words' : 'characters',
			'excerpt_format'        => $list['post-excerpt']['keep_format'],
			'views'                 => $stats['views'],
			'comments'              => $stats['comment_count'],
			'author'                => $stats['author'],
			'date'                  => $stats['date']['active'],
			'date_format'           => $stats['date']['format'],
			'taxonomy'              => $stats['taxonomy']['active'] ? $stats['taxonomy']['name'] : '',
			'rating'                => $list['rating'],
		);
	}
}
