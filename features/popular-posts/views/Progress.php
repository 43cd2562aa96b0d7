<?php
/**
 * Progress of a job that runs in steps.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views;

defined( 'ABSPATH' ) || exit;

/**
 * A row in the table of states. A job saves it in the transaction that does the work, so both survive a crash together.
 */
abstract class Progress {
	/** The last phase. */
	public const DONE = 'done';

	/** Name of the row. */
	protected const NAME = '';

	/** After this time, a step begins no new batch. */
	private const STEP_SECONDS = 1.2;

	public string $phase = self::DONE;

	/** Returns the stored progress; null if the job never ran. */
	public static function load(): ?static {
		$values = json_decode( (string) StateTable::get( static::NAME ), true );
		return is_array( $values )
			? new static( ...array_intersect_key( $values, get_class_vars( static::class ) ) )
			: null;
	}

	/**
	 * Runs batches of the job for a second or two.
	 *
	 * @param \Closure(): ?static $piece Runs one batch and returns the progress; null if the job was not started.
	 * @return ?static Progress after the last batch.
	 * @throws StoreError When the database returns an error. Finished batches stay.
	 */
	public static function step( \Closure $piece ): ?static {
		$start = microtime( true );
		do {
			$progress = $piece();
		} while (
			null !== $progress && self::DONE !== $progress->phase && microtime( true ) - $start < self::STEP_SECONDS
		);
		return $progress;
	}

	public function save(): void {
		StateTable::set( static::NAME, (string) wp_json_encode( get_object_vars( $this ) ) );
	}
}
