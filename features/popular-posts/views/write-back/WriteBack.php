<?php
/**
 * Writes views back to WordPress Popular Posts.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\WriteBack;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\Clock;
use Pagewright\Features\PopularPosts\Views\Database;
use Pagewright\Features\PopularPosts\Views\Folding;
use Pagewright\Features\PopularPosts\Views\Import\Import;
use Pagewright\Features\PopularPosts\Views\Import\OldTables;
use Pagewright\Features\PopularPosts\Views\Settings;
use Pagewright\Features\PopularPosts\Views\StoreError;
use Pagewright\Features\PopularPosts\Views\Stores;
use Pagewright\Features\PopularPosts\Views\Tables;

/**
 * Adds views that the old tables lack, for owners who return to that plugin. Works in steps that a browser requests,
 * like Import. A batch compares both sides and writes the difference, so that nothing is written twice, however often
 * it runs. Views of the old tables that this plugin lacks are imported first, and written views count as imported.
 */
final class WriteBack {
	/** Returns whether the tables of both plugins exist and WordPress Popular Posts is inactive. */
	public static function is_possible(): bool {
		return Tables::exist() && OldTables::exist() && ! OldTables::is_plugin_active();
	}

	/** @throws StoreError When the database returns an error. */
	public static function start(): void {
		Stores::choose( Settings::load() )->flush();
		Folding::run();
		Database::transaction(
			static function (): void {
				Folding::begin();
				$before = Progress::load();
				if ( null === $before || Progress::DONE === $before->phase ) {
					( new Progress( started: Clock::now() ) )->save();
				}
			}
		);
	}

	/**
	 * Continues for a second or two.
	 *
	 * @return ?Progress Null when it was not started.
	 * @throws StoreError When the database returns an error; finished batches stay.
	 */
	public static function step(): ?Progress {
		return Progress::step( self::piece( ... ) );
	}

	/** Returns the progress; null if views were never written back. */
	public static function status(): ?Progress {
		return Tables::exist() ? Progress::load() : null;
	}

	private static function piece(): ?Progress {
		$progress = self::status();
		if ( null === $progress || Progress::DONE === $progress->phase ) {
			return $progress;
		}
		if ( ! Import::is_complete() ) {
			Import::begin();
			Import::step();
			return $progress;
		}
		return self::advance();
	}

	/** The progress is read while no other step can run. */
	private static function advance(): ?Progress {
		$progress = null;
		Database::transaction(
			static function () use ( &$progress ): void {
				Folding::begin();
				$progress = Progress::load();
				if ( null === $progress || Progress::DONE === $progress->phase || ! Import::is_complete() ) {
					return;
				}
				if ( Progress::IMPORT === $progress->phase ) {
					$progress->phase = Progress::POSTS;
					$progress->posts = Pieces::posts();
				} else {
					Pieces::write( $progress );
				}
				$progress->save();
			}
		);
		return $progress;
	}
}
