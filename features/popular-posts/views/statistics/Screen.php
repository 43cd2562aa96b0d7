<?php
/**
 * Responses for the statistics screen.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\PopularPosts\Views\Statistics;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\PopularPosts\Views\StoreError;

/** Numbers of a period and a filter: for the screen, for files, and for the dashboard widget. */
final class Screen {
	public const PER_PAGE = 20;

	private readonly Report $report;

	public function __construct(
		private readonly Period $period,
		private readonly Filter $filter,
		private readonly int $now
	) {
		$this->report = new Report( $period, $filter, $now );
	}

	/**
	 * @return array{unit: string, points: list<array{at: string, views: int, before: ?int}>, total: int, before: ?int,
	 *    from: string, to: string, isRunning: bool} Numbers of the previous range are null when there is none.
	 * @throws StoreError When the database returns an error.
	 */
	public function curve(): array {
		$curve  = $this->report->curve();
		$before = $this->period->before();
		$old    = null === $before
			? array()
			: array_values( ( new Report( $before, $this->filter, $this->now ) )->curve() );
		$points = array();
		foreach ( array_keys( $curve ) as $index => $at ) {
			$points[] = array(
				'at'     => (string) $at,
				'views'  => $curve[ $at ],
				'before' => null === $before ? null : ( $old[ $index ] ?? 0 ),
			);
		}
		return array(
			'unit'      => $this->period->unit,
			'points'    => $points,
			'total'     => null === $before ? $this->report->everything() : array_sum( $curve ),
			'before'    => null === $before ? null : (int) ( $this->report->before()[0] ?? 0 ),
			'from'      => (string) array_key_first( $curve ),
			'to'        => (string) array_key_last( $curve ),
			'isRunning' => $this->period->is_running( $this->now ),
		);
	}

	/**
	 * Returns a page of the table.
	 *
	 * @return array{found: int, rows: list<array<string, mixed>>} Rows: see Entries, with rank, views and before.
	 * @throws StoreError When the database returns an error.
	 */
	public function table( int $page, int $per_page = self::PER_PAGE ): array {
		$offset  = ( $page - 1 ) * $per_page;
		$views   = $this->report->posts( $per_page, $offset );
		$ids     = array_keys( $views );
		$before  = array() === $ids ? array() : $this->report->before( $ids );
		$entries = Entries::of( $ids );
		$rows    = array();
		foreach ( $ids as $index => $id ) {
			if ( isset( $entries[ $id ] ) ) {
				$rows[] = $entries[ $id ] + array(
					'rank'   => $offset + $index + 1,
					'views'  => $views[ $id ],
					'before' => null === $before ? null : ( $before[ $id ] ?? 0 ),
				);
			}
		}
		return array(
			'found' => 0 === $offset && count( $ids ) < $per_page ? count( $ids ) : $this->report->count_posts(),
			'rows'  => $rows,
		);
	}
}
