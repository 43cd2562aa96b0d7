<?php
/**
 * Progress of a dry run.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

/** The state of a dry run in an option, saved before and after each rendering. */
final class Progress {
	public const NONE    = 'none';
	public const RUNNING = 'running';
	public const DONE    = 'done';

	/** Content that ended this many requests is skipped. */
	private const TRIES = 3;

	/**
	 * @param string             $state   One of the constants.
	 * @param int                $total   Number of posts, forms and widgets at the start.
	 * @param int                $done    Number of checked ones.
	 * @param int                $stage   Index of the stage: the sources, then posts.
	 * @param string             $after   ID in that stage after which the next batch begins.
	 * @param int                $batches Number of finished batches.
	 * @param array<string, int> $results Rows by result.
	 * @param string             $pending Content that is being rendered; '' for none.
	 * @param array<string, int> $crashes How often the request ended during a rendering.
	 * @param int                $started Seconds since 1970.
	 * @param int                $ended   Seconds since 1970; 0 before the end.
	 */
	public function __construct(
		public string $state = self::NONE,
		public int $total = 0,
		public int $done = 0,
		public int $stage = 0,
		public string $after = '',
		public int $batches = 0,
		public array $results = array(),
		public string $pending = '',
		public array $crashes = array(),
		public int $started = 0,
		public int $ended = 0,
	) {}

	public static function load(): self {
		$stored = get_option( Run::STATE );
		try {
			return is_array( $stored )
				? new self( ...array_intersect_key( $stored, get_class_vars( self::class ) ) )
				: new self();
		} catch ( \TypeError ) {
			return new self();
		}
	}

	public function save(): void {
		update_option( Run::STATE, get_object_vars( $this ), false );
	}

	/** Records the next rendering. */
	public function begin( string $what ): void {
		$this->pending = $what;
		$this->save();
	}

	/** Counts a previous request that ended during a rendering. */
	public function count_crash(): void {
		if ( '' !== $this->pending ) {
			$this->crashes[ $this->pending ] = ( $this->crashes[ $this->pending ] ?? 0 ) + 1;
			$this->pending                   = '';
			$this->save();
		}
	}

	/** Skips the content that is being rendered. */
	public function give_up(): void {
		$this->crashes[ $this->pending ] = self::TRIES;
		$this->pending                   = '';
		$this->save();
	}

	public function is_given_up( string $what ): bool {
		return self::TRIES <= ( $this->crashes[ $what ] ?? 0 );
	}

	/**
	 * Records a finished batch.
	 *
	 * @param list<array<string, mixed>> $rows  Its rows.
	 * @param int                        $count Posts, forms or widgets in it.
	 * @param string                     $last  ID of the last one.
	 */
	public function add( array $rows, int $count, string $last ): void {
		foreach ( $rows as $row ) {
			$this->results[ $row['result'] ] = ( $this->results[ $row['result'] ] ?? 0 ) + 1;
		}
		$this->done += $count;
		$this->after = $last;
		++$this->batches;
	}

	/** @return array<string, mixed> Values for the screen. */
	public function values(): array {
		return array(
			'state'   => $this->state,
			'total'   => $this->total,
			'done'    => $this->done,
			'share'   => self::DONE === $this->state
				? 1
				: ( 0 === $this->total ? 0 : min( 0.99, $this->done / $this->total ) ),
			'results' => (object) $this->results,
			'ended'   => $this->ended,
		);
	}
}
