<?php
/**
 * PHP code of media-tokens.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\MediaLibrary\MediaTokens;

use Pagewright\Features\MediaLibrary\Hooks;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\State;
use Pagewright\Features\MediaLibrary\Index\Table;
use Pagewright\Features\MediaLibrary\Index\Tokens;
use Pagewright\Features\MediaLibrary\Listing\IndexQuery;
use Pagewright\Features\MediaLibrary\Listing\Query;
use Pagewright\Features\MediaLibrary\Listing\Totals;
use Pagewright\Providers\Locks\RowLock;

function is_sqlite() {
	return Table::is_sqlite();
}

/** Turns tokens on or off, and forgets totals. */
function use_tokens( bool $are_used ) {
	Table::set_tokens( $are_used );
	Totals::forget();
}

/** Searches. Returns the IDs and the total. */
function search( string $words, array $more = array() ) {
	wp_set_current_user( 1 );
	$page = IndexQuery::of( new Query( ...array( 'search' => $words, 'size' => 200 ) + $more ) )->page();
	return array( $page->ids, $page->total );
}

/** Searches without stored totals. Returns the number of texts that the database counted by, and whether tokens were read. */
function counted( string $words ) {
	$counts = 0;
	$tokens = false;
	$listen = static function ( $sql ) use ( &$counts, &$tokens ) {
		$counts += str_starts_with( $sql, 'SELECT COUNT' ) ? 1 : 0;
		$tokens  = $tokens || str_contains( $sql, 'BIT_OR' );
		return $sql;
	};
	Totals::forget();
	add_filter( 'query', $listen );
	$total = search( $words )[1];
	remove_filter( 'query', $listen );
	return array( $total, $counts, $tokens );
}

/** Searches. Returns whether the total was stored. */
function stores( string $words ) {
	Totals::forget();
	search( $words );
	return array() !== get_option( Totals::OPTION )['totals'];
}

/** Searches while another process compares tokens, after a change of a title. */
function search_while_locked( int $id, string $words ) {
	$lock = RowLock::in_options( 'pagewright_media_tokens_lock', 60 );
	$lock->acquire();
	wp_update_post( array( 'ID' => $id, 'post_title' => "Now $words" ) );
	$found = counted( $words );
	$lock->release();
	return array( $found, counted( $words ) );
}

/**
 * Changes a title again while a search, or the daily pass, compares its outdated block, whose rows were read, or after
 * it without tokens. Returns what the next searches find.
 */
function change_during_comparison( bool $is_search, int $id, string $words ) {
	wp_update_post( array( 'ID' => $id, 'post_title' => 'First change' ) );
	if ( ! $is_search ) {
		search( 'first change' );
		corrupt_tokens();
	}
	$change = static fn () => wp_update_post( array( 'ID' => $id, 'post_title' => "Now $words" ) );
	$listen = static function ( $sql ) use ( &$listen, $change ) {
		if ( str_starts_with( $sql, 'DELETE FROM ' . Table::tokens() ) ) {
			remove_filter( 'query', $listen );
			$change();
		}
		return $sql;
	};
	add_filter( 'query', $listen );
	$is_search ? search( 'first change' ) : check();
	if ( remove_filter( 'query', $listen ) ) {
		$change();
	}
	return array( search( $words )[0], search( 'first change' )[1] );
}

/** Changes titles in many blocks without a search. Returns whether the next search used tokens. */
function mark_many() {
	Tokens::mark( range( 1, 63 * 40, 63 ) );
	return counted( 'zinn' );
}

/** Breaks the table of tokens behind the back of the plugin. */
function break_tokens( string $how ) {
	global $wpdb;
	if ( ! Table::is_sqlite() ) {
		$wpdb->query( "$how TABLE " . Table::tokens() );
	}
	Totals::forget();
}

/** Sets bits and a block that belong to no attachment, and removes those of another token. */
function corrupt_tokens() {
	global $wpdb;
	if ( ! Table::is_sqlite() ) {
		$wpdb->query( 'REPLACE INTO ' . Table::tokens() . " (token, block, bits) VALUES ('zinnober', 900000, 5), ('zinnober', 1, 1)" );
		$wpdb->query( 'DELETE FROM ' . Table::tokens() . " WHERE token LIKE 'sun%'" );
	}
}

/** Runs the daily event until its pass is done. */
function check() {
	do_action( Hooks::CHECK );
	while ( ! Progress::load()->is_done ) {
		do_action( Hooks::BUILD );
	}
	return array( State::name(), Table::has_tokens() );
}
