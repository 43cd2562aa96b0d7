<?php
/**
 * Finds posts with content of replaced plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts, patterns and templates by texts in their content and in their Page Builder layout. Drafts count,
 * revisions and the Trash do not.
 */
final class Content {
	private const STATUSES = array( 'publish', 'private', 'future', 'draft', 'pending' );

	/** Post types whose content appears inside other pages. */
	private const TEMPLATES = array( 'wp_block', 'wp_template', 'wp_template_part' );

	/**
	 * @param list<string> $texts   Any of these in the content.
	 * @param list<string> $layouts Or any of these in the layout.
	 */
	public function __construct( private readonly array $texts, private readonly array $layouts = array() ) {}

	/** Returns the number of posts. */
	public function posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT( DISTINCT ID )' . $this->from() ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared in from().
	}

	/** Returns the number of occurrences of the texts in all these posts together. */
	public function times(): int {
		global $wpdb;
		$sums = array();
		foreach ( $this->texts as $text ) {
			$sums[] = $wpdb->prepare(
				'SUM( ( LENGTH( post_content ) - LENGTH( REPLACE( post_content, %s, %s ) ) ) / %d )',
				$text,
				'',
				strlen( $text )
			);
		}
		if ( array() === $sums ) {
			return 0;
		}
		$sql = 'SELECT ' . implode( ' + ', $sums ) . ( new self( $this->texts ) )->from();
		return (int) round( (float) $wpdb->get_var( $sql ) ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared above and in from().
	}

	/**
	 * Returns IDs in ascending order.
	 *
	 * @param int $after Last ID of the batch before.
	 * @param int $most  Size of the batch.
	 * @return list<int>
	 */
	public function ids( int $after, int $most ): array {
		global $wpdb;
		$sql = 'SELECT DISTINCT ID' . $this->from()
			. $wpdb->prepare( ' AND ID > %d ORDER BY ID LIMIT %d', $after, $most );
		return array_map( 'intval', $wpdb->get_col( $sql ) ); // phpcs:ignore WordPress.DB, WordPress.DB.PreparedSQL -- prepared in from().
	}

	/** Returns the rest of the statement. Post type names are keys without user input. */
	private function from(): string {
		global $wpdb;
		$types = array_unique(
			array(
				...array_diff( array_values( get_post_types( array( 'public' => true ) ) ), array( 'attachment' ) ),
				...self::TEMPLATES,
			)
		);
		$list  = static fn ( array $words ): string => "'" . implode( "','", array_map( 'esc_sql', $words ) ) . "'";
		$like  = static fn ( string $column, string $text ): string =>
			$wpdb->prepare( "$column LIKE %s", '%' . $wpdb->esc_like( $text ) . '%' ); // phpcs:ignore WordPress.DB -- a column named below.
		$any   = array(
			...array_map( static fn ( string $text ): string => $like( 'post_content', $text ), $this->texts ),
			...array_map( static fn ( string $text ): string => $like( 'layout.meta_value', $text ), $this->layouts ),
		);
		$join  = array() === $this->layouts
			? ''
			: " LEFT JOIN {$wpdb->postmeta} AS layout ON layout.post_id = ID AND layout.meta_key = 'panels_data'";
		return " FROM {$wpdb->posts}$join WHERE post_type IN (" . $list( $types ) . ') AND post_status IN ('
			. $list( self::STATUSES ) . ') AND ( '
			. ( array() === $any ? '1 = 0' : implode( ' OR ', $any ) ) . ' )';
	}
}
