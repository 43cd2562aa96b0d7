<?php
/**
 * State of the search table.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary\Index;

defined( 'ABSPATH' ) || exit;

/** Decides whether lists may use the table. */
final class State {
	/** Lists use the table. */
	public const READY = 'ready';

	/** The table is being filled. */
	public const BUILDING = 'building';

	/** There is no table yet. */
	public const MISSING = 'missing';

	/** The site does not use the table. */
	public const OFF = 'off';

	/**
	 * Returns the state. Runs one query.
	 *
	 * @return self::READY|self::BUILDING|self::MISSING|self::OFF
	 */
	public static function name(): string {
		if ( self::is_off() ) {
			return self::OFF;
		}
		if ( ! Table::exists() ) {
			return self::MISSING;
		}
		return Progress::load()->is_usable ? self::READY : self::BUILDING;
	}

	/**
	 * Returns the state after a comparison of the number of attachments with that of rows. A few differences, for
	 * example while another process adds a file, are repaired. After many, the table is filled again.
	 */
	public static function checked(): string {
		$name = self::name();
		if ( self::READY === $name && Source::count() !== Index::count() && ! Builder::repair() ) {
			Builder::begin_again();
			return self::BUILDING;
		}
		if ( self::READY === $name && Tokens::are_lost() ) {
			Table::set_tokens( false );
			Builder::begin_check();
			Builder::begin();
		}
		return $name;
	}

	/** Returns the finished share of the first pass, 0 to 1. */
	public static function share(): float {
		$progress = Progress::load();
		if ( $progress->is_usable ) {
			return 1.0;
		}
		return Table::exists() ? min( 1.0, round( $progress->read / max( 1, Source::count() ), 3 ) ) : 0.0;
	}

	private static function is_off(): bool {
		$is_on = ! defined( 'PAGEWRIGHT_MEDIA_INDEX' ) || false !== constant( 'PAGEWRIGHT_MEDIA_INDEX' );
		/**
		 * Filters whether lists of the media library use the search table. If not, WordPress's own query answers.
		 *
		 * @param bool $is_on True, or the constant PAGEWRIGHT_MEDIA_INDEX.
		 */
		return true !== apply_filters( 'pagewright/media-library/use-index', $is_on );
	}
}
