<?php
/**
 * PHP code of media-newest.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaNewest;

use Pagewright\Features\MediaLibrary\Index\Index;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Tokens;
use Pagewright\Features\MediaLibrary\Listing\IndexQuery;
use Pagewright\Features\MediaLibrary\Listing\Query;
use Pagewright\Features\MediaLibrary\Listing\Totals;

const COUNT = 400;

/** IDs between two attachments, so that they are in many blocks. */
const STEP = 90;

/** Orders of dates, as minutes after an hour on which all depend: position of the attachment => minutes. */
function minutes( string $order, int $seed ) {
	mt_srand( $seed );
	$all = range( 0, COUNT - 1 );
	return array_map(
		static fn ( int $at ): int => match ( $order ) {
			'with IDs'           => $at,
			'against IDs'        => COUNT - $at,
			'at random'          => mt_rand( 0, COUNT ),
			'with IDs, but some' => mt_rand( 0, 9 ) ? $at : mt_rand( 0, COUNT ),
			'with some new ones' => mt_rand( 0, 19 ) ? mt_rand( 0, 5 ) : COUNT + $at,
			'all equal'          => 0,
			'beside newer files' => is_other( $order, $at ) ? 2 * COUNT : $at,
		},
		$all
	);
}

/** Returns whether a file has no searched word: the newest ones beside old results. */
function is_other( string $order, int $at ) {
	return 'beside newer files' === $order && $at < 40 && 0 === $at % 10;
}

/** Makes attachments with these dates. Returns their IDs. */
function make( string $order, int $seed ) {
	global $wpdb;
	$first = 1000 * ( 1 + intdiv( (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" ), 1000 ) );
	$ids   = array();
	foreach ( minutes( $order, $seed ) as $at => $minutes ) {
		$date  = gmdate( 'Y-m-d H:i:s', 1_500_000_000 + 60 * $minutes );
		$ids[] = $first + STEP * $at;
		$wpdb->insert(
			$wpdb->posts,
			array(
				'ID'             => end( $ids ),
				'post_author'    => 1,
				'post_date'      => $date,
				'post_date_gmt'  => $date,
				'post_modified'  => $date,
				'post_title'     => ( is_other( $order, $at ) ? 'Hedgehog ' : 'Porcupine ' ) . $at,
				'post_status'    => $at % 50 ? 'inherit' : 'trash',
				'post_name'      => "porcupine-$at",
				'post_type'      => 'attachment',
				'post_mime_type' => 'image/jpeg',
			)
		);
	}
	Index::update( $ids );
	compare( $ids );
	return $ids;
}

/** Compares all blocks with their rows, as a pass does, as soon as no other process does. */
function compare( array $ids ) {
	Table::set_tokens( ! Table::is_sqlite() );
	for ( $end = time() + 30; time() < $end; usleep( 50_000 ) ) {
		Tokens::check( array(), min( $ids ) - 1, max( $ids ) );
		if ( Table::is_sqlite() || Tokens::are_current() ) {
			return;
		}
	}
	throw new \LogicException( 'Another process compares blocks without end.' );
}

function remove( array $ids ) {
	global $wpdb;
	$wpdb->query( "DELETE FROM $wpdb->posts WHERE ID IN (" . implode( ',', $ids ) . ')' );
	Index::delete( $ids );
	compare( $ids );
}

/** Returns the IDs of a page, and how many IDs its queries contain. */
function search( array $page, bool $has_tokens ) {
	wp_set_current_user( 1 );
	Table::set_tokens( $has_tokens );
	Totals::forget();
	$asked  = 0;
	$listen = static function ( $sql ) use ( &$asked ) {
		preg_match( '/ AS value FROM .* id IN \(([0-9,]+)\)/', $sql, $found );
		$asked += isset( $found[1] ) ? count( explode( ',', $found[1] ) ) : 0;
		return $sql;
	};
	add_filter( 'query', $listen );
	$ids = IndexQuery::of( new Query( ...array( 'search' => 'porcupine' ) + $page ) )->page()->ids;
	remove_filter( 'query', $listen );
	Table::set_tokens( ! Table::is_sqlite() );
	return array( $ids, $asked );
}

/** Returns the pages that differ from those without tokens, for these dates. */
function differences( string $order, array $pages, int $seed ) {
	$ids   = make( $order, $seed );
	$wrong = array_filter( $pages, static fn ( $page ) => search( $page, true )[0] !== search( $page, false )[0] );
	remove( $ids );
	return array_values( $wrong );
}

/** Returns how many IDs are in the queries for the newest ten. */
function asked( string $order ) {
	$ids = make( $order, 1 );
	[ , $asked ] = search( array( 'size' => 10 ), true );
	remove( $ids );
	return Table::is_sqlite() ? null : $asked;
}

function is_sqlite() {
	return Table::is_sqlite();
}

/** Returns whether a page stores the total of many results. */
function stores( array $page ) {
	$ids = make( 'with IDs', 1 );
	search( $page, true );
	$totals = get_option( Totals::OPTION )['totals'];
	remove( $ids );
	return array() !== $totals;
}

/** Gives an old attachment a new date. Returns whether the next search begins with it. */
function change_oldest() {
	$ids = make( 'with IDs', 1 );
	wp_update_post( array( 'ID' => $ids[1], 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ) );
	[ $found ] = search( array( 'size' => 10 ), true );
	remove( $ids );
	return $found[0] === $ids[1];
}

/** Deletes the dates of the blocks. Returns the pages that differ from those without tokens. */
function without_dates( array $pages ) {
	global $wpdb;
	$ids = make( 'with IDs', 1 );
	$block = intdiv( $ids[0], Tokens::BLOCK );
	Table::is_sqlite() || $wpdb->query( 'DELETE FROM ' . Table::tokens() . " WHERE token = '#' AND block >= $block" );
	$wrong = array_filter( $pages, static fn ( $page ) => search( $page, true )[0] !== search( $page, false )[0] );
	remove( $ids );
	return array_values( $wrong );
}

/** Searches for a word of no file. Another process stored a total before it deleted the files. */
function with_old_total() {
	wp_set_current_user( 1 );
	$query = new Query( search: 'porcupine' );
	Totals::forget();
	Totals::of( $query->key(), static fn () => 900, static fn () => true );
	return IndexQuery::of( $query )->page()->ids;
}
