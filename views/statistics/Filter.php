<?php
/**
 * Which posts statistics are about.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Views\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Views\Site;

/** Posts of public types that the current user may read. */
final class Filter {
	/**
	 * @param string $type   A post type; '' for all public ones.
	 * @param string $search What the title has to hold; '' for anything.
	 * @param int    $post   A single post; 0 for all.
	 */
	public function __construct( public readonly string $type = '', public readonly string $search = '', public readonly int $post = 0 ) {}

	/** Whether it lets everything through, so that nobody has to look at the posts. */
	public function is_open(): bool {
		return '' === $this->type && '' === $this->search && 0 === $this->post;
	}

	/** @return array<string, string> Types that can be chosen: key => name of many. */
	public static function types(): array {
		$types = Site::countable_types();
		return array_combine( $types, array_map( static fn ( string $type ): string => (string) get_post_type_object( $type )->labels->name, $types ) );
	}

	/** A condition on posts `p`, without input that is not escaped. */
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
			$each[] = $wpdb->prepare( '( p.post_type = %s', $type ) . " AND p.post_status IN ( '" . implode( "', '", $statuses ) . "' ) )";
		}
		$where = array() === $each ? '1 = 0' : '( ' . implode( ' OR ', $each ) . ' )';
		if ( '' !== $this->search ) {
			$where .= $wpdb->prepare( ' AND p.post_title LIKE %s', '%' . $wpdb->esc_like( $this->search ) . '%' );
		}
		return $where . ( $this->post > 0 ? $wpdb->prepare( ' AND p.ID = %d', $this->post ) : '' );
	}
}
