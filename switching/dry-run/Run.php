<?php
/**
 * Runs the dry run.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching\DryRun;

defined( 'ABSPATH' ) || exit;

use Pagewright\Switching\Content;
use Pagewright\Switching\History;
use Pagewright\Switching\Plugins;
use Pagewright\Switching\State;

/**
 * Compares all content of replaced plugins, in batches on request. A batch and its rows depend only on the end of the
 * previous one: an interrupted or duplicate batch is repeated with the same rows.
 */
final class Run {
	/** Option with the progress; see Progress. */
	public const STATE = 'pagewright_switching_run';

	/** Prefix of options with the rows of a batch. */
	public const ROWS = 'pagewright_switching_rows_';

	/** Posts, forms and widgets in a batch. */
	public const BATCH = 10;

	/** After this time, a step begins no new batch. */
	private const STEP_SECONDS = 1.5;

	/** Batches with rows that are read at once. */
	private const READ = 20;

	/** @var ?array<string, Source> By folder of the plugin. */
	private ?array $sources = null;

	/** Restarts the run. */
	public function start(): Progress {
		$this->cancel();
		$total = $this->content()->posts();
		foreach ( $this->sources() as $source ) {
			$total += $source->count_others();
		}
		$progress = new Progress( state: Progress::RUNNING, total: $total, started: time() );
		$progress->save();
		return $progress;
	}

	/** Continues for a second or two. Does nothing if it was not started. */
	public function step(): Progress {
		$end      = microtime( true ) + self::STEP_SECONDS;
		$progress = Progress::load();
		$progress->count_crash();
		$watch = static function () use ( $progress ): void {
			// The request ended during a rendering: skip it next time.
			if ( $progress->pending ) {
				$progress->give_up();
			}
		};
		register_shutdown_function( $watch );
		while ( Progress::RUNNING === $progress->state ) {
			$this->batch( $progress );
			if ( microtime( true ) >= $end ) {
				break;
			}
		}
		return $progress;
	}

	/** Discards the run and its rows. */
	public function cancel(): Progress {
		global $wpdb;
		delete_option( self::STATE );
		$names = $wpdb->get_col( // phpcs:ignore WordPress.DB -- names of options.
			$wpdb->prepare(
				"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s",
				$wpdb->esc_like( self::ROWS ) . '%'
			)
		);
		array_map( 'delete_option', $names );
		return new Progress();
	}

	/**
	 * Returns rows of the report.
	 *
	 * @param int $from Number of the first batch.
	 * @return array{rows: list<array<string, mixed>>, next: int} `next` is 0 at the end.
	 */
	public function rows( int $from ): array {
		$last = Progress::load()->batches;
		$rows = array();
		$to   = min( $last, $from + self::READ );
		for ( $i = $from; $i < $to; $i++ ) {
			$stored = get_option( self::ROWS . $i );
			$rows   = array(
				...$rows,
				...( is_array( $stored ) ? array_values( array_filter( $stored, 'is_array' ) ) : array() ),
			);
		}
		return array(
			'rows' => $rows,
			'next' => $to < $last ? $to : 0,
		);
	}

	private function batch( Progress $progress ): void {
		$stages = array( ...array_keys( $this->sources() ), 'post' );
		$stage  = $stages[ $progress->stage ] ?? null;
		if ( null === $stage ) {
			$progress->state = Progress::DONE;
			$progress->ended = time();
			$progress->save();
			History::add( '', History::COMPARED );
			return;
		}
		$ids = 'post' === $stage
			? array_map( 'strval', $this->content()->ids( (int) $progress->after, self::BATCH ) )
			: $this->sources()[ $stage ]->others( $progress->after, self::BATCH );
		if ( array() === $ids ) {
			++$progress->stage;
			$progress->after = '';
			$progress->save();
			return;
		}
		$rows = array_values(
			array_filter( array_map( fn ( string $id ): ?array => $this->row( $progress, $stage, $id ), $ids ) )
		);
		update_option( self::ROWS . $progress->batches, $rows, false );
		$progress->add( $rows, count( $ids ), end( $ids ) );
		$progress->save();
		$this->forget();
	}

	/** @return ?array<string, mixed> Row of the report. */
	private function row( Progress $progress, string $stage, string $id ): ?array {
		$kind = 'post' === $stage ? 'post' : 'form or widget';
		if ( $progress->is_given_up( "$stage $id" ) ) {
			return Checker::failed( $kind, $id );
		}
		$progress->begin( "$stage $id" );
		$checker = new Checker( $this->sources() );
		$row     = 'post' === $stage ? $checker->post( (int) $id ) : $checker->other( $stage, $id );
		$progress->pending = '';
		return $row;
	}

	/** Clears caches, so that memory does not grow with the number of posts. */
	private function forget(): void {
		$this->sources = null;
		if ( function_exists( 'wp_cache_flush_runtime' ) && wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
		global $wpdb;
		$wpdb->queries = array();
	}

	/** Returns the content of all sources. */
	private function content(): Content {
		$texts   = array();
		$layouts = array();
		foreach ( $this->sources() as $source ) {
			$texts   = array( ...$texts, ...$source->texts() );
			$layouts = array( ...$layouts, ...$source->layouts() );
		}
		return new Content( $texts, $layouts );
	}

	/** @return array<string, Source> Sources of plugins that are or were used. */
	private function sources(): array {
		if ( null === $this->sources ) {
			$this->sources = array();
			foreach ( Plugins::all() as $id => $plugin ) {
				$source = State::Never === $plugin->state() ? null : $plugin->source();
				if ( null !== $source ) {
					$this->sources[ $id ] = $source;
				}
			}
		}
		return $this->sources;
	}
}
