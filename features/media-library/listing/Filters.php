<?php
/**
 * Filters of a list.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Texts\AlternativeText;

/** The SQL of all filters of a query, for the search table. */
final class Filters {
	/** @return list<string> Conditions of all filters but the search. */
	public static function sql( Query $query ): array {
		global $wpdb;
		$statuses = $query->statuses();
		$where    = array(
			$wpdb->prepare(
				'post_status IN (' . implode( ', ', array_fill( 0, count( $statuses ), '%s' ) ) . ')', // phpcs:ignore WordPress.DB -- placeholders.
				...$statuses
			),
		);
		if ( '' !== $query->type ) {
			// WordPress removes all characters that no MIME type has.
			$where[] = preg_replace( '/^\s*AND\s/', '', wp_post_mime_type_where( $query->type ) );
		}
		if ( 0 !== $query->author ) {
			$where[] = 'post_author = ' . $query->author;
		}
		if ( null !== $query->parent ) {
			$where[] = 'post_parent = ' . $query->parent;
		}
		if ( '' !== $query->month ) {
			$is_year = 4 === strlen( $query->month );
			$first   = $query->month . ( $is_year ? '-01-01' : '-01' );
			$next    = ( new \DateTimeImmutable( $first ) )->modify( $is_year ? '+1 year' : '+1 month' );
			$where[] = $wpdb->prepare( 'post_date >= %s AND post_date < %s', $first, $next->format( 'Y-m-d' ) );
		}
		if ( '' !== $query->alt ) {
			array_push( $where, ...AlternativeText::where( $query->alt, Table::name() . '.id' ) );
		}
		if ( array() !== $query->include ) {
			$where[] = 'id IN (' . implode( ',', array_map( 'intval', $query->include ) ) . ')';
		} elseif ( array() !== $query->exclude ) {
			$where[] = 'id NOT IN (' . implode( ',', array_map( 'intval', $query->exclude ) ) . ')';
		}
		return array_values( array_filter( $where ) );
	}
}
