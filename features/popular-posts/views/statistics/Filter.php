<?php
/**
 * Filters posts for statistics.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Site;

/** Posts of public types that the current user may read. */
final class Filter {
	/**
	 * @param string $type   A post type; '' for all public ones.
	 * @param string $search Text in the title; '' for any.
	 * @param int    $post   Post ID; 0 for all.
	 */
	public function __construct(
		public readonly string $type = '',
		public readonly string $search = '',
		public readonly int $post = 0
	) {}

	/** Returns whether all posts pass, so that posts need not be read. */
	public function is_open(): bool {
		return '' === $this->type && '' === $this->search && 0 === $this->post;
	}

	/** @return array<string, string> Types to choose from: key => plural name. */
	public static function types(): array {
		$types = Site::countable_types();
		return array_combine(
			$types,
			array_map(
				static fn ( string $type ): string => (string) get_post_type_object( $type )->labels->name,
				$types
			)
		);
	}

	/** Returns a condition on posts `p`, escaped. */
	public function where(): string {
		global $wpdb;
		$types = array_keys( self::types() );
		if ( '' !== $this->type ) {
			$types = array_intersect( $types, array( $this->type ) );
		}
		$each = array();
		foreach ( $types as $type ) {
			$statuses = array( 'publish' );
			if ( current_user_can( get_post_type_object( $type )->cap->read_private_posts ) ) {
				$statuses[] = 'private';
			}
			$each[] = $wpdb->prepare( '( p.post_type = %s', $type ) . " AND p.post_status IN ( '"
				. implode( "', '", $statuses ) . "' ) )";
		}
		$where = array() === $each ? '1 = 0' : '( ' . implode( ' OR ', $each ) . ' )';
		if ( '' !== $this->search ) {
			$where .= $wpdb->prepare( ' AND p.post_title LIKE %s', '%' . $wpdb->esc_like( $this->search ) . '%' );
		}
		return $where . ( $this->post > 0 ? $wpdb->prepare( ' AND p.ID = %d', $this->post ) : '' );
	}
}
