<?php
/**
 * Pagination of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks\Blog;

defined( 'ABSPATH' ) || exit;

use Pagewright\Blocks\RenderContext;

/**
 * The current page of a list and the URLs of the others. Each list has its own query variable, so that several lists on
 * a page do not conflict.
 */
final class Paging {
	/** Limit: for higher pages the database would have to count through all rows. */
	private const MAX_PAGE = 10000;

	/** Part of the query variable `sow-<id>`; the same on every page view. */
	public readonly string $id;

	/** Current page, from 1. */
	public int $current;

	/** Number of pages; 0 before count(). */
	public int $total = 0;

	private readonly bool $is_preview;

	private readonly bool $has_jump;

	public function __construct( RenderContext $context ) {
		$this->id         = (string) preg_replace( '/^sow-/', '', sanitize_title( $context->id, 'blog' ) );
		$this->is_preview = $context->is_preview;
		$this->has_jump   = (bool) ( $context->settings['scrollto'] ?? true );
		$asked            = $_GET[ $this->variable() ] ?? ''; // phpcs:ignore WordPress.Security -- a page number; reading it changes nothing.
		$this->current    = is_string( $asked ) && ctype_digit( $asked )
			? min( self::MAX_PAGE, max( 1, (int) $asked ) )
			: 1;
	}

	/** Returns the ID of the list, the target of the links. */
	public function anchor(): string {
		return 'sow-' . $this->id . '-posts';
	}

	/** Returns whether the page scrolls to the list after a change of page. */
	public function has_jump(): bool {
		return $this->has_jump;
	}

	/**
	 * Returns the query for the current page. WP_Query ignores the page if an offset is set.
	 *
	 * @param array<string, mixed> $args Arguments for WP_Query.
	 * @return array<string, mixed>
	 */
	public function args( array $args ): array {
		$offset = max( 0, (int) ( $args['offset'] ?? 0 ) );
		if ( $offset > 0 ) {
			return array( 'offset' => $offset + ( $this->current - 1 ) * (int) $args['posts_per_page'] ) + $args;
		}
		return array( 'paged' => $this->current ) + $args;
	}

	/** Sets the number of all posts and of posts per page. */
	public function count( int $posts, int $size ): void {
		$this->total = (int) ceil( max( 0, $posts ) / $size );
	}

	/** Returns the URL of a page of the list; keeps other query variables. */
	public function url( int $page ): string {
		$base = $this->is_preview ? '' : remove_query_arg( $this->variable() );
		$url  = $page > 1 ? add_query_arg( $this->variable(), (string) $page, $base ) : $base;
		return $url . ( $this->has_jump ? '#' . $this->anchor() : '' );
	}

	/**
	 * Returns the pages to link: the first, the last and the neighbors of the current one; 0 for a gap. `1 0 4 5 6 0 9`
	 *
	 * @return list<int>
	 */
	public function pages(): array {
		$near  = range( max( 1, $this->current - 1 ), min( $this->total, $this->current + 1 ) );
		$pages = array_unique( array( 1, ...$near, $this->total ) );
		$out   = array();
		$last  = 0;
		foreach ( $pages as $page ) {
			if ( $page - $last > 1 ) {
				$out[] = 2 === $page - $last ? $page - 1 : 0;
			}
			$out[] = $page;
			$last  = $page;
		}
		return $out;
	}

	private function variable(): string {
		return 'sow-' . $this->id;
	}
}
