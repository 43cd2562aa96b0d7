<?php
/**
 * Orders of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Table;

/** Knows the names of an order in the search table and in WP_Query. The ID is always the last key. */
final class Order {
	/** Order of the IDs in `include`. */
	public const INCLUDE = 'include';

	/** Order => column of the search table, and `orderby` of WP_Query, which is '' if WordPress cannot sort by it. */
	private const ALL = array(
		'date'        => array( 'post_date', 'date' ),
		'modified'    => array( 'post_modified', 'modified' ),
		'title'       => array( 'title', 'title' ),
		'name'        => array( 'name', 'name' ),
		'file'        => array( 'file', '' ),
		'size'        => array( 'size', '' ),
		'author'      => array( 'post_author', 'author' ),
		'parent'      => array( 'post_parent', 'parent' ),
		'id'          => array( 'id', 'ID' ),
		'menu_order'  => array( 'menu_order', 'menu_order' ),
		self::INCLUDE => array( '', 'post__in' ),
	);

	/** Orders whose keys are numbers. */
	private const NUMBERS = array( 'size', 'author', 'parent', 'id', 'menu_order', self::INCLUDE );

	/** @return list<string> All orders; the first one is the default. */
	public static function names(): array {
		return array_keys( self::ALL );
	}

	public static function is_number( string $order ): bool {
		return in_array( $order, self::NUMBERS, true );
	}

	/**
	 * Returns the SQL of the key in the search table.
	 *
	 * @param list<int> $include IDs of the query; not empty for the order of them.
	 */
	public static function sql( string $order, array $include ): string {
		return self::INCLUDE === $order
			? 'FIELD(id, ' . implode( ', ', array_map( 'intval', $include ) ) . ')'
			: self::ALL[ $order ][0];
	}

	/** Returns the order of a list that WordPress queries: date where it cannot sort. */
	public static function in_wordpress( string $order ): string {
		return '' === self::ALL[ $order ][1] ? 'date' : $order;
	}

	/** Returns the `orderby` of WP_Query for an order of in_wordpress(). */
	public static function orderby( string $order ): string {
		return self::ALL[ $order ][1];
	}

	/**
	 * Returns the key of a post for an order of in_wordpress().
	 *
	 * @param list<int> $include IDs of the query.
	 */
	public static function key( string $order, \WP_Post $post, array $include ): string {
		return match ( $order ) {
			self::INCLUDE => (string) ( 1 + (int) array_search( $post->ID, $include, true ) ),
			'id'          => (string) $post->ID,
			'menu_order'  => (string) $post->menu_order,
			default       => mb_substr( (string) $post->{ "post_$order" }, 0, Table::KEY_LENGTH ),
		};
	}
}
