<?php
/**
 * Finds the entries of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Lists;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Counts;
use Pagewright\Features\PopularPosts\Views\Range;
use Pagewright\Providers\Posts\Caches;

/**
 * One query finds IDs with their numbers, one reads the posts; images, terms and authors are read at once if the list
 * shows them.
 */
final class Query {
	/** @return list<Entry> Only published posts without a password, in order. */
	public static function entries( ListOptions $options ): array {
		$values = $options->values();
		$range  = $options->range();
		$rows   = '' === $values['post_type'] ? array() : self::rows( $options );
		if ( array() === $rows ) {
			return array();
		}
		$ids      = array_keys( $rows );
		$views    = 'comments' === $values['order_by'] ? Counts::of_posts( $ids, $range ) : $rows;
		$comments = 'comments' === $values['order_by'] ? $rows : self::comments( $ids, $values, $range );
		return self::made( $values, $views, $comments );
	}

	/** Returns the latest entries that the list may show, without views. @return list<Entry> The newest first. */
	public static function latest( ListOptions $options ): array {
		$values = $options->values();
		$views  = '' === $values['post_type']
			? array()
			: ( new Finder( $values, $options->range(), time() ) )->latest();
		return array() === $views
			? array()
			: self::made( $values, $views, self::comments( array_keys( $views ), $values, $options->range() ) );
	}

	/**
	 * @param array<string, mixed>   $values   Options.
	 * @param array<int, int|float>  $views    By ID, in the order of the list.
	 * @param ?array<int, int|float> $comments By ID; null for all comments of a post.
	 * @return list<Entry>
	 */
	private static function made( array $values, array $views, ?array $comments ): array {
		$entries = array();
		foreach ( self::posts( array_keys( $views ) ) as $id => [ $post, $shown ] ) {
			$count                  = null === $comments ? (int) $post->comment_count : (int) ( $comments[ $id ] ?? 0 );
			$entries[ $shown->ID ] ??= new Entry( $post, $shown, $views[ $id ], $count );
		}
		self::fill(
			array_map( static fn ( Entry $entry ): \WP_Post => $entry->shown, array_values( $entries ) ),
			$values
		);
		return array_values( $entries );
	}

	/**
	 * Returns the comments of the range if the list shows them; null otherwise, and for the whole time.
	 *
	 * @param list<int>            $ids    Post IDs.
	 * @param array<string, mixed> $values Options.
	 * @return ?array<int, int>
	 */
	private static function comments( array $ids, array $values, Range $range ): ?array {
		return self::shows_comments( $values ) && '' !== $range->unit
			? Finder::comments( $ids, $range->start( time() ) )
			: null;
	}

	/**
	 * Returns the numbers by which the list is sorted: views, views per day or comments.
	 *
	 * @return array<int, int|float> By ID, in order.
	 */
	public static function rows( ListOptions $options ): array {
		return ( new Finder( $options->values(), $options->range(), time() ) )->rows();
	}

	/**
	 * @param list<int> $ids Post IDs.
	 * @return array<int, array{0: \WP_Post, 1: \WP_Post}> Post and its translation, by ID, in the same order.
	 */
	private static function posts( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$shown = array_combine( $ids, array_map( Languages::translated( ... ), $ids ) );
		_prime_post_caches( array_values( array_diff( $shown, $ids ) ), false, false );
		$posts = array();
		foreach ( $shown as $id => $other ) {
			$both = array( get_post( $id ), get_post( $other ) );
			if ( $both[0] instanceof \WP_Post && $both[1] instanceof \WP_Post ) {
				$posts[ $id ] = $both;
			}
		}
		return $posts;
	}

	/** @param array<string, mixed> $values Options. */
	private static function shows_comments( array $values ): bool {
		return $values['stats_tag']['comment_count'] || Markup::uses( $values['markup']['post-html'], 'comments' );
	}

	/**
	 * Loads caches that items and their URLs need.
	 *
	 * @param list<\WP_Post>       $posts  Posts.
	 * @param array<string, mixed> $values Options.
	 */
	private static function fill( array $posts, array $values ): void {
		$address = (string) get_option( 'permalink_structure' );
		$needs   = array_keys(
			array_filter(
				array(
					'pictures' => $values['thumbnail']['active'],
					'terms'    => $values['stats_tag']['taxonomy']['active'] || str_contains( $address, '%category%' ),
				)
			)
		);
		if ( array() !== $needs || $values['stats_tag']['author'] || str_contains( $address, '%author%' ) ) {
			Caches::fill( $posts, $needs );
		}
	}
}
