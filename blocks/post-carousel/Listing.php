<?php
/**
 * Posts of a carousel, in batches.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\PostCarousel;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Posts\Query;
use Pagewright\Providers\Posts\Posts;

/**
 * Which posts are in which batch. The first batch is printed with the page and can contain more posts than the others,
 * because WordPress puts sticky posts first. Later batches continue after it and exclude sticky posts, so that each
 * post appears once.
 */
final class Listing {
	/** Maximum number of posts in one batch. */
	private const MOST = 100;

	/** Maximum number of batches: the database has to count through all earlier ones. */
	private const MAX_PAGE = 500;

	/** Orders in which posts can be equal; their IDs decide then, otherwise posts could appear twice. */
	private const ORDERS = array( 'date', 'modified', 'title', 'author', 'parent', 'comment_count', 'menu_order' );

	/** Posts per batch. */
	private readonly int $size;

	/** Keeps a random order the same for all batches; 0 for other orders. */
	public readonly int $seed;

	/** @var array<string, mixed> Arguments for WP_Query. */
	private readonly array $args;

	/**
	 * @param string $query   Sanitized posts query.
	 * @param int    $here    ID of the post that contains the carousel, 0 for none.
	 * @param int    $limit   Maximum number of posts in all batches, 0 for all.
	 * @param int    $seed    Seed of the first batch, 0 for the first batch itself.
	 * @param int    $default ID of the image for posts without one, 0 for none; loaded with the posts' images.
	 */
	public function __construct(
		string $query,
		int $here,
		private readonly int $limit,
		int $seed,
		private readonly int $default
	) {
		$args       = array_diff_key(
			Query::args( $query, $here ),
			array_flip( array( 'nopaging', 'paged', 'page', 'posts_per_archive_page' ) )
		);
		$size       = (int) ( $args['posts_per_page'] ?? 0 );
		$this->size = $size > 0 ? min( self::MOST, $size ) : self::MOST;
		$this->seed = 'rand' !== ( $args['orderby'] ?? '' ) ? 0 : ( $seed > 0 ? $seed : wp_rand( 1, 999999 ) );
		$this->args = $this->ordered( $args );
	}

	/**
	 * Returns the first batch.
	 *
	 * @return array{query: \WP_Query, total: int, turn: int, printed: int} `total` of all batches; `printed` in this
	 *    one, and `turn`, the offset of the next.
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
			'turn'    => $has_sticky_top
				? count( array_diff( wp_list_pluck( $query->posts, 'ID' ), $this->sticky() ) )
				: -1,
			'printed' => $printed,
		);
	}

	/**
	 * Returns a later batch; null for an invalid one.
	 *
	 * @param int $page    From 2.
	 * @param int $turn    Result of first(): the offset without sticky posts; -1 if no sticky posts came first.
	 * @param int $printed Result of first().
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
			// WP_Query uses either list, never both.
			$args['post__not_in'] = array_values(
				array_unique( array( ...( $args['post__not_in'] ?? array() ), ...$this->sticky() ) )
			);
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

	/** @return list<int> Posts that come first; empty if the query treats sticky posts like others. */
	private function sticky(): array {
		return empty( $this->args['ignore_sticky_posts'] )
			? array_values( array_map( 'intval', (array) get_option( 'sticky_posts', array() ) ) )
			: array();
	}

	/**
	 * @param array<string, mixed> $args  Arguments for WP_Query.
	 * @param list<string>         $needs See Posts::find().
	 */
	private function find( array $args, array $needs ): \WP_Query {
		$shuffle = $this->shuffle( ... );
		if ( $this->seed > 0 ) {
			add_filter( 'posts_orderby', $shuffle );
		}
		try {
			return Posts::find( $args, $needs, array_values( array_filter( array( $this->default ) ) ) );
		} finally {
			remove_filter( 'posts_orderby', $shuffle );
		}
	}

	/**
	 * Returns an order that looks random and is the same for the same seed: databases implement RAND( seed ) in ORDER
	 * BY differently.
	 */
	private function shuffle(): string {
		global $wpdb;
		$id = "$wpdb->posts.ID";
		return "( ( $id % 9973 + {$this->seed} ) * ( $id % 9967 + {$this->seed} ) ) % 10007, $id";
	}
}
