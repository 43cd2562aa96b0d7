<?php
/**
 * The posts of a carousel, load by load.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PostCarousel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;

/**
 * Which posts stand in which load. The first one is printed with the page and may hold more than the others: WordPress puts sticky posts before those
 * whose turn it is. The later ones go on behind those and leave sticky posts out, so that each post comes once.
 */
final class Listing {
	/** Posts in one load, whatever the form says. */
	private const MOST = 100;

	/** Loads that are answered: the database would have to count through all before. */
	private const MAX_PAGE = 500;

	/** Orders in which posts can be equal; their ids decide then, else they could come twice. */
	private const ORDERS = array( 'date', 'modified', 'title', 'author', 'parent', 'comment_count', 'menu_order' );

	/** Posts in a load. */
	private readonly int $size;

	/** Makes posts in random order come in the same one at each load; 0 where they have another order. */
	public readonly int $seed;

	/** @var array<string, mixed> Arguments for WP_Query. */
	private readonly array $args;

	/**
	 * @param string $query   Cleaned posts query.
	 * @param int    $here    Id of the post that the carousel stands in, 0 for none.
	 * @param int    $limit   Most posts in all loads together, 0 for all.
	 * @param int    $seed    Seed of the first load, 0 for the first load itself.
	 * @param int    $default Id of the picture for posts without one, 0 for none; read with theirs.
	 */
	public function __construct( string $query, int $here, private readonly int $limit, int $seed, private readonly int $default ) {
		$args       = array_diff_key( Query::args( $query, $here ), array_flip( array( 'nopaging', 'paged', 'page', 'posts_per_archive_page' ) ) );
		$size       = (int) ( $args['posts_per_page'] ?? 0 );
		$this->size = $size > 0 ? min( self::MOST, $size ) : self::MOST;
		$this->seed = 'rand' !== ( $args['orderby'] ?? '' ) ? 0 : ( $seed > 0 ? $seed : wp_rand( 1, 999999 ) );
		$this->args = $this->ordered( $args );
	}

	/**
	 * The first load.
	 *
	 * @return array{query: \WP_Query, total: int, turn: int, printed: int} `total` of all loads; `printed` in this one, and `turn`, where the next goes on.
	 */
	public function first(): array {
		$size           = $this->limit > 0 ? min( $this->size, $this->limit ) : $this->size;
		$query          = $this->find( array( 'posts_per_page' => $size ) + $this->args, array( 'pages', 'pictures' ) );
		$query->posts   = $this->limit > 0 ? array_slice( $query->posts, 0, $this->limit ) : $query->posts;
		$printed        = count( $query->posts );
		$total          = max( $printed, (int) $query->found_posts - $this->offset() );
		$has_sticky_top = $query->is_home() && array() !== $this->sticky();
		return array(
			'query'   => $query,
			'total'   => $this->limit > 0 ? min( $this->limit, $total ) : $total,
			'turn'    => $has_sticky_top ? count( array_diff( wp_list_pluck( $query->posts, 'ID' ), $this->sticky() ) ) : -1,
			'printed' => $printed,
		);
	}

	/**
	 * A later load; null where there can be none.
	 *
	 * @param int $page    From 2.
	 * @param int $turn    What first() said: posts whose turn has been, without sticky ones; -1 where none were put before.
	 * @param int $printed What first() said.
	 */
	public function later( int $page, int $turn, int $printed ): ?\WP_Query {
		$before = $printed + ( $page - 2 ) * $this->size;
		$size   = $this->limit > 0 ? min( $this->size, $this->limit - $before ) : $this->size;
		if ( $page < 2 || $page > self::MAX_PAGE || $size <= 0 ) {
			return null;
		}
		$args = array(
			'posts_per_page'      => $size,
			'offset'              => $this->offset() + ( $turn < 0 ? $before : $turn + ( $page - 2 ) * $this->size ),
			'ignore_sticky_posts' => true,
		) + $this->args;
		if ( $turn >= 0 ) {
			// WP_Query looks at either list, never at both.
			$args['post__not_in'] = array_values( array_unique( array( ...( $args['post__not_in'] ?? array() ), ...$this->sticky() ) ) );
			if ( ! empty( $args['post__in'] ) ) {
				$args['post__in'] = array_values( array_diff( $args['post__in'], $this->sticky() ) ) ?: array( 0 );
			}
		}
		return $this->find( $args, array( 'pictures' ) );
	}

	/**
	 * @param array<string, mixed> $args Arguments for WP_Query.
	 * @return array<string, mixed>
	 */
	private function ordered( array $args ): array {
		$by    = $args['orderby'] ?? '';
		$order = 'ASC' === ( $args['order'] ?? '' ) ? 'ASC' : 'DESC';
		if ( $this->seed > 0 ) {
			$args['orderby'] = 'none';
		} elseif ( in_array( $by, self::ORDERS, true ) ) {
			$args['orderby'] = array( $by => $order, 'ID' => $order );
		}
		return $args;
	}

	private function offset(): int {
		return max( 0, (int) ( $this->args['offset'] ?? 0 ) );
	}

	/** @return list<int> Posts that are put before others; none where the query wants them in their turn. */
	private function sticky(): array {
		return empty( $this->args['ignore_sticky_posts'] ) ? array_values( array_map( 'intval', (array) get_option( 'sticky_posts', array() ) ) ) : array();
	}

	/**
	 * @param array<string, mixed> $args  Arguments for WP_Query.
	 * @param list<string>         $needs See Posts::find().
	 */
	private function find( array $args, array $needs ): \WP_Query {
		$shuffle = $this->shuffle( ... );
		$this->seed > 0 && add_filter( 'posts_orderby', $shuffle );
		try {
			return Posts::find( $args, $needs, array_values( array_filter( array( $this->default ) ) ) );
		} finally {
			remove_filter( 'posts_orderby', $shuffle );
		}
	}

	/** An order that looks random and is the same for the same seed: databases disagree about what RAND( seed ) is in an order. */
	private function shuffle(): string {
		global $wpdb;
		$id = "$wpdb->posts.ID";
		return "( ( $id % 9973 + {$this->seed} ) * ( $id % 9967 + {$this->seed} ) ) % 10007, $id";
	}
}
