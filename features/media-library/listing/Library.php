<?php
/**
 * Lists of the media library.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Listing;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Index\Builder;
use Pagewright\Features\MediaLibrary\Index\Index;
use Pagewright\Features\MediaLibrary\Index\Progress;
use Pagewright\Features\MediaLibrary\Index\State;

/**
 * Chooses the source of a list: the search table, or WordPress's own query while the table is missing, incomplete or
 * off, and where another plugin changes the query.
 */
final class Library {
	/** Returns a page. The first call on a site creates the table and begins to fill it. */
	public static function page( Query $query ): Page {
		$page = CoreQuery::is_filtered() ? null : self::indexed( $query );
		return $page ?? CoreQuery::page( $query );
	}

	/** Returns null if the table cannot answer. */
	private static function indexed( Query $query ): ?Page {
		wp_prime_option_caches( array( Progress::OPTION, Totals::OPTION ) );
		if ( State::READY !== self::state( $query ) ) {
			return null;
		}
		$list = IndexQuery::of( $query );
		$page = $list?->page();
		if ( null !== $list && null === $page && -1 === Index::count() ) {
			Builder::begin_again();
		}
		return $page;
	}

	/**
	 * Returns the state of the table. The first page of each list compares it with the attachments. Later pages and
	 * searches do not: a library begins with a list, and counting takes longer than most searches.
	 */
	private static function state( Query $query ): string {
		$is_opened = '' === $query->search && 0 === $query->start();
		$state     = $is_opened ? State::checked() : State::name();
		if ( State::MISSING === $state || State::BUILDING === $state ) {
			Builder::begin();
		}
		if ( State::MISSING === $state ) {
			// Small libraries are complete after the first step.
			Builder::step();
			return State::name();
		}
		return $state;
	}
}
